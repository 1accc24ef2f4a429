import { sortColumns } from '@pramaan/domain/search'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { GraduationCap } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Selection } from '../../lists/selection/use-selection.ts'
import { type Around, ListPages, pageOf, turnTo } from '../../lists/table/list-pages.tsx'
import { ListTable } from '../../lists/table/list-table.tsx'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usePartnerColumns } from './partner-columns.tsx'
import { isNarrowed, type PartnerAddress, type PartnerRow } from './use-partner-list.ts'

/** The first columns, which identify the person; the partner's notes are next to them. */
const whoColumns = 3

type PartnerTableProps = {
  address: PartnerAddress
  rows: readonly PartnerRow[] | undefined
  around: Around | undefined
  moreColumns: readonly Column<PartnerRow>[]
  selection: Selection<PartnerRow>
}

/** The candidates a course was suggested to; clicking a name or pressing Enter opens the read-only profile. */
export function PartnerTable({ address, rows, around, moreColumns, selection }: PartnerTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const partnerColumns = usePartnerColumns()
  const columns = [...partnerColumns.slice(0, whoColumns), ...moreColumns, ...partnerColumns.slice(whoColumns)]
  const { filters } = address
  const [first] = filters.sortBy
  const sortable = columns.some(({ id, sortable }) => sortable && id === first?.column)
  const text = t(isNarrowed(filters) ? 'partner.none.filtered' : 'partner.none.text')
  return (
    <ListTable
      list="partner"
      // Hidden so that the degree is visible at 1280 px; a profile shows these too.
      hiddenAtFirst={['ExperienceLevel', 'hr', 'counsellor']}
      caption={t('partner.caption')}
      columns={columns}
      rows={rows}
      selection={selection}
      total={around?.totalCount}
      page={filters}
      change={({ pageIndex = 0 }) => address.goTo(pageIndex)}
      onPage={(step) => turnTo(pageOf(address) + step, address, around)}
      foot={<ListPages address={address} around={around} />}
      sort={first && sortable ? { by: first.column, descending: first.descending } : null}
      onSort={({ by, descending }) => {
        const column = sortColumns.find((known) => known === by)
        if (column) address.change({ sortBy: [{ column, descending }] })
      }}
      idOf={({ ID }) => ID}
      nameOf={({ FullName }) => FullName}
      onOpen={({ ID }) => void navigate(profilePath(ID))}
      none={<EmptyState bare icon={GraduationCap} title={t('partner.none')} text={text} />}
    />
  )
}
