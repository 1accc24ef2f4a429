import { dotted } from '@pramaan/domain/dotted'
import { FitCount, ReasonList, useReasons } from '@pramaan/features/search/reason-list.tsx'
import type { Column } from '@pramaan/ui/data-table'
import { Popover } from '@pramaan/ui/popover'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CandidatePage, StaffRow } from '../use-candidates.ts'

type Reading = CandidatePage['reading']

/** Why each candidate has their rank, where the list is in the order of the best match; otherwise no column. */
export function useWhyColumn(rows: readonly StaffRow[], reading: Reading): Column<StaffRow>[] {
  const t = useTexts()
  if (!rows.some(({ Fit: fit }) => fit && fit.length > 0)) return []
  return [{ id: 'why', header: t('column.why'), card: 'block', cell: (row) => <WhyCell row={row} reading={reading} /> }]
}

/** As much of the reasons as a row has room for; all of them behind it. On a phone all of them. */
function WhyCell({ row, reading }: { row: StaffRow; reading: Reading }) {
  const t = useTexts()
  const reasons = useReasons()(row, reading)
  if (reasons.length === 0) return null
  const said = dotted(reasons.map(({ text }) => text))
  return (
    <>
      <span className="max-md:hidden">
        <Popover
          label={t('column.why.of', { name: row.FullName })}
          className="max-w-96 p-3 text-sm"
          trigger={
            <button type="button" title={said} className="block max-w-72 cursor-pointer truncate text-left">
              {said}
            </button>
          }
        >
          <p className="font-semibold empty:hidden">
            <FitCount fit={row.Fit} />
          </p>
          <ReasonList reasons={reasons} />
        </Popover>
      </span>
      <span className="md:hidden">
        <ReasonList reasons={reasons} />
      </span>
    </>
  )
}
