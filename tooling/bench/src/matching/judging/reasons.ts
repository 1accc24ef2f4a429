import { type Grade, missedWeight, weightOf } from '@pramaan/domain/fit'

/** A row of a list by best match: whether the candidate looks for work, and why they are where they are. */
export type ReasonedRow = {
  looking: boolean
  reasons: readonly { grade: Grade | null }[] | null | undefined
  /** How many conditions are said to be missed. */
  missed: number
}

/** What the reasons of a row weigh together: the first, which leads, counts double, and what is missed against it. */
function fitShown(reasons: NonNullable<ReasonedRow['reasons']>, missed: number): number {
  const met = reasons.reduce(
    (sum, { grade }, at) => sum + (grade === null ? 0 : weightOf(grade) * (at === 0 ? 2 : 1)),
    0,
  )
  return met - missed * missedWeight
}

/**
 * Whether the reasons shown give the order shown: who looks for work first, then by what the reasons weigh together;
 * undefined where no reasons are shown, as when nothing but words was understood.
 */
export function isInOrder(rows: readonly ReasonedRow[]): boolean | undefined {
  const keys = rows.flatMap(({ looking, reasons, missed }) =>
    reasons ? [(looking ? 1000 : 0) + fitShown(reasons, missed)] : [],
  )
  if (keys.length === 0) return undefined
  return keys.length === rows.length && keys.every((key, at) => at === 0 || (keys[at - 1] ?? 0) >= key)
}
