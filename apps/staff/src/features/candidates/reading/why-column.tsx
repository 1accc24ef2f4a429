import { useReasons } from '@pramaan/features/search/reason-list.tsx'
import { WhyLine } from '@pramaan/features/search/why-line.tsx'
import type { Column } from '@pramaan/ui/data-table'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CandidatePage, StaffRow } from '../use-candidates.ts'

type Reading = CandidatePage['reading']

/** A column with the reasons for each candidate's rank, if the searched words give any; otherwise no column. */
export function useWhyColumn(rows: readonly StaffRow[], reading: Reading): Column<StaffRow>[] {
  const t = useTexts()
  const isSaid = ({ Fit = [], Found = [] }: StaffRow) =>
    (Fit ?? []).length > 0 || Found.some(({ position }) => position !== 'name')
  if (!rows.some(isSaid)) return []
  return [{ id: 'why', header: t('column.why'), card: 'block', cell: (row) => <WhyCell row={row} reading={reading} /> }]
}

function WhyCell({ row, reading }: { row: StaffRow; reading: Reading }) {
  return <WhyLine name={row.FullName} reasons={useReasons()(row, reading)} fit={row.Fit} />
}
