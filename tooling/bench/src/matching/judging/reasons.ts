import { fullMatchWeight, type Grade, leastMet, missedWeight, nearbyWeight, weightOf } from '@pramaan/domain/fit'

/** A row of a list by best match: whether the candidate looks for work, and why they are where they are. */
export type ReasonedRow = {
  looking: boolean
  reasons: readonly { grade: Grade | null }[] | null | undefined
  /** How many conditions are said to be missed. */
  missed: number
  /** How many of these are places that they are said to be near. */
  nearby: number
  /** Whether some of the list miss something, so that those who miss nothing come first. */
  isLoosened: boolean
}

/**
 * What the reasons of a row weigh together: the first, which leads, counts double, and what is missed against it. Who has
 * the first and misses nothing comes first.
 */
function fitShown({ reasons, missed, nearby, isLoosened }: ReasonedRow): number {
  if (!reasons) return 0
  const met = reasons.reduce(
    (sum, { grade }, at) => sum + (grade === null ? 0 : weightOf(grade) * (at === 0 ? 2 : 1)),
    0,
  )
  const lead = reasons[0]?.grade ?? null
  const isFull = isLoosened && missed === 0 && lead !== null && weightOf(lead) >= weightOf(leastMet)
  return met - missed * missedWeight + nearby * (missedWeight - nearbyWeight) + (isFull ? fullMatchWeight : 0)
}

/**
 * Whether the reasons shown give the order shown: who looks for work first, then by what the reasons weigh together;
 * undefined where no reasons are shown, as when nothing but words was understood.
 */
export function isInOrder(rows: readonly ReasonedRow[]): boolean | undefined {
  const keys = rows.flatMap((row) => (row.reasons ? [(row.looking ? 10_000 : 0) + fitShown(row)] : []))
  if (keys.length === 0) return undefined
  return keys.length === rows.length && keys.every((key, at) => at === 0 || (keys[at - 1] ?? 0) >= key)
}
