import { formatPhone } from '@pramaan/domain/phone'
import { sortColumns } from '@pramaan/domain/search'
import { Avatar } from '@pramaan/ui/avatar'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Selection } from '../../lists/selection/use-selection.ts'
import { type Around, ListPages, pageOf, turnTo } from '../../lists/table/list-pages.tsx'
import { ListTable } from '../../lists/table/list-table.tsx'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { isNarrowed, type PartnerAddress, type PartnerRow } from './use-partner-list.ts'

function useColumns(): Column<PartnerRow>[] {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const or = (value: ReactNode) => value || <span className="text-ink-muted">{notAvailable}</span>
  return [
    {
      id: 'FullName',
      header: t('column.name'),
      sortable: true,
      fixed: true,
      card: 'title',
      cell: ({ ID, FullName, Image }) => (
        <span className="flex items-center gap-2 md:max-w-52">
          <Avatar name={FullName} src={Image} size="xs" />
          <NameLink truncated href={profilePath(ID)}>
            {FullName}
          </NameLink>
        </span>
      ),
    },
    {
      id: 'ID',
      header: t('column.id'),
      sortable: true,
      card: 'aside',
      className: 'tabular-nums',
      cell: ({ ID }) => <span className="text-ink-muted">{ID}</span>,
    },
    {
      id: 'phone',
      header: t('column.phone'),
      className: 'tabular-nums',
      cell: ({ Phone }) => or(Phone && formatPhone(Phone)),
    },
    {
      id: 'ExperienceLevel',
      header: t('column.level'),
      sortable: true,
      card: 'none',
      cell: ({ ExperienceLevel }) => or(ExperienceLevel),
    },
    {
      id: 'degree',
      header: t('column.degree'),
      className: 'max-md:basis-full',
      cell: ({ CareerProfile: { degree } }) => or(degree && <Cut>{degree}</Cut>),
    },
    {
      id: 'hr',
      header: t('partner.hr'),
      card: 'none',
      cell: ({ ShortCommentsHr }) => or(ShortCommentsHr && <Cut>{ShortCommentsHr}</Cut>),
    },
    {
      id: 'counsellor',
      header: t('partner.counsellor'),
      card: 'none',
      cell: ({ ShortCommentsCslr }) => or(ShortCommentsCslr && <Cut>{ShortCommentsCslr}</Cut>),
    },
  ]
}

function Cut({ children }: { children: string }) {
  return (
    <span title={children} className="block max-w-40 truncate max-md:max-w-full">
      {children}
    </span>
  )
}

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
  const own = useColumns()
  const columns = [...own.slice(0, whoColumns), ...moreColumns, ...own.slice(whoColumns)]
  const { filters } = address
  const [first] = filters.sortBy
  const sortable = columns.some(({ id, sortable }) => sortable && id === first?.column)
  const text = t(isNarrowed(filters) ? 'partner.none.filtered' : 'partner.none.text')
  return (
    <ListTable
      list="partner"
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
