import { queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { sortColumns } from '@pramaan/domain/search'
import { ColumnChooser } from '@pramaan/ui/column-chooser'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { useNavigate } from 'react-router'
import type { Selection } from '../../lists/selection/use-selection.ts'
import { type Around, ListPages, pageOf, turnTo } from '../../lists/table/list-pages.tsx'
import { PageNotFound } from '../../lists/table/not-found.tsx'
import { useHiddenColumns } from '../../lists/table/use-hidden-columns.ts'
import { useRowKeys } from '../../lists/table/use-row-keys.ts'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { hiddenAtFirst, useCandidateColumns } from './columns.tsx'
import { NoCandidates } from './no-candidates.tsx'
import { useWhyColumn } from './reading/why-column.tsx'
import type { CandidatePage, StaffRow } from './use-candidates.ts'
import type { ListAddress } from './use-list-address.ts'

type CandidateTableProps = {
  address: ListAddress
  rows: readonly StaffRow[] | undefined
  reading: CandidatePage['reading']
  around: Around | undefined
  /** Whether any filter is applied, so an empty list can suggest removing it. */
  narrowed: boolean
  /** Columns from other parts of the console, after the candidate's own. */
  moreColumns: readonly Column<StaffRow>[]
  /** Roles that edit those columns see them next to the name; roles that only read them, at the end. */
  worksWithThem: boolean
  /** The selection; undefined for roles that have no action on rows. */
  selection: Selection<StaffRow> | undefined
}

/** The first columns, which identify the person. */
const whoColumns = 3

/** The candidates of a list: 40 px rows under a sticky header, cards on a phone; `j` and `k` move. */
export function CandidateTable(props: CandidateTableProps) {
  const { address, rows, reading, around, narrowed, moreColumns, selection } = props
  const t = useTexts()
  const navigate = useNavigate()
  const { filters } = address
  const pathOf = ({ ID }: Pick<StaffRow, 'ID'>) => profilePath(ID, queryOfFilters(filters))
  const candidateColumns = useCandidateColumns(pathOf)
  const why = useWhyColumn(rows ?? [], reading)
  const [who, rest] = [candidateColumns.slice(0, whoColumns), candidateColumns.slice(whoColumns)]
  const columns = props.worksWithThem
    ? [...who, ...why, ...moreColumns, ...rest]
    : [...who, ...why, ...rest, ...moreColumns]
  const atFirst = props.worksWithThem ? hiddenAtFirst.guides : hiddenAtFirst.others
  const { hidden, hide } = useHiddenColumns('candidates', atFirst)
  const [first] = filters.sortBy
  const sortable = columns.some(({ id, sortable }) => id === first?.column && sortable)
  const current = useRowKeys({
    ids: (rows ?? []).map(({ ID }) => String(ID)),
    onOpen: (id) => void navigate(pathOf({ ID: Number(id) })),
    onPage: (step) => turnTo(pageOf(address) + step, address, around),
    onPick: selection?.toggle,
  })
  // As high as its rows; if the window is shorter, it scrolls inside.
  return (
    <ResultsRegion className="flex min-h-0 flex-col">
      <DataTable
        fill
        caption={t('list.caption')}
        columns={columns}
        rows={rows ?? []}
        rowId={({ ID }) => String(ID)}
        rowName={({ FullName }) => FullName}
        currentId={current}
        {...(selection && { selected: selection.ids, onSelected: selection.choose })}
        hidden={hidden}
        loadingRows={rows ? undefined : filters.pageSize}
        sort={first && sortable ? { by: first.column, descending: first.descending } : null}
        onSort={({ by, descending }) => {
          const column = sortColumns.find((known) => known === by)
          if (column) address.change({ sortBy: [{ column, descending }] })
        }}
        tools={<ColumnChooser columns={columns} hidden={hidden} onHidden={hide} hiddenAtFirst={atFirst} />}
        empty={
          around?.totalCount ? (
            <PageNotFound onFirst={() => address.goTo(0)} />
          ) : (
            <NoCandidates narrowed={narrowed} address={address} />
          )
        }
        foot={<ListPages address={address} around={around} />}
      />
    </ResultsRegion>
  )
}
