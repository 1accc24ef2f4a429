import type { Reading } from '@pramaan/features/search/read-chips.tsx'
import { FitCount, ReasonList, useReasons } from '@pramaan/features/search/reason-list.tsx'
import type { EmployerRow } from './use-candidate-search.ts'

/** Why this candidate has this rank: the criteria that match, then those that are missing. */
export function CardReasons({ row, reading }: { row: EmployerRow; reading: Reading }) {
  const reasons = useReasons()(row, reading)
  if (reasons.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-semibold empty:hidden">
        <FitCount fit={row.Fit} />
      </p>
      <ReasonList reasons={reasons} />
    </div>
  )
}
