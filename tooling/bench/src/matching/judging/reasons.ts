import type { ConceptKind } from '@pramaan/domain/concept'
import {
  fullMatchWeight,
  type Grade,
  leastMet,
  missedWeight,
  nearbyWeight,
  weightOf,
  wishWeight,
  yearsWeights,
} from '@pramaan/domain/fit'

/** The years of work that are said to be missed, and those that a row has, in months. */
type MissedYears = { least: number | null; most: number | null; has: number }

type Reason = { kind: ConceptKind; grade: Grade | null }

/** A row of a list by best match: whether the candidate looks for work, and why they are where they are. */
export type ReasonedRow = {
  looking: boolean
  reasons: readonly Reason[] | null | undefined
  /** How many conditions are said to be missed. */
  missed: number
  /** Those of them that are years of work. */
  years: readonly MissedYears[]
  /** How many of these are places that they are said to be near. */
  nearby: number
  /** Whether some of the list miss something, so that those who miss nothing come first. */
  isLoosened: boolean
}

function costOfYears({ least, most, has }: MissedYears): number {
  const part = (weight: number, off: number, asked: number) => {
    const all = Math.max(yearsWeights.months, asked)
    return Math.floor((weight * Math.min(off, all)) / all)
  }
  const missing = (least ?? 0) - has
  if (missing > 0) return yearsWeights.least + part(yearsWeights.short, missing, least ?? 0)
  return yearsWeights.least + part(yearsWeights.over, has - (most ?? has), most ?? 0)
}

function weightShown({ grade }: Reason): number {
  return grade === null ? 0 : weightOf(grade)
}

/**
 * What the reasons of a row weigh together: the first, which leads, counts double, and what is missed against it, as is
 * a first one that is only a wish. Who has the first and misses nothing comes first. Of several skills without a title
 * any leads, and none counts double.
 */
function fitShown({ reasons, missed, years, nearby, isLoosened }: ReasonedRow, areEqual: boolean): number {
  if (!reasons) return 0
  const met = reasons.reduce((sum, reason, at) => sum + weightShown(reason) * (at === 0 && !areEqual ? 2 : 1), 0)
  const leads = areEqual ? reasons : reasons.slice(0, 1)
  const isMet = leads.some((reason) => weightShown(reason) >= weightOf(leastMet))
  const gain = !isLoosened ? 0 : !isMet ? -wishWeight : missed === 0 ? fullMatchWeight : 0
  const cost = years.reduce((sum, one) => sum + costOfYears(one), (missed - years.length) * missedWeight)
  return met - cost + nearby * (missedWeight - nearbyWeight) + gain
}

/**
 * Whether the reasons shown give the order shown: who looks for work first, then by what the reasons weigh together;
 * undefined where no reasons are shown, as when nothing but words was understood.
 */
export function isInOrder(rows: readonly ReasonedRow[]): boolean | undefined {
  // A name of two kinds, as LLM, is a degree to those who lack it.
  const areEqual = rows.some(
    ({ reasons }) => reasons?.[0]?.kind === 'skill' && reasons.filter(({ kind }) => kind === 'skill').length > 1,
  )
  const keys = rows.flatMap((row) => (row.reasons ? [(row.looking ? 10_000 : 0) + fitShown(row, areEqual)] : []))
  if (keys.length === 0) return undefined
  return keys.length === rows.length && keys.every((key, at) => at === 0 || (keys[at - 1] ?? 0) >= key)
}
