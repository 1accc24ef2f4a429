import type { RowCode } from '../../../services/search/projection/concepts/row-codes.ts'
import type { AlertCriteria, Clause, Range } from './criteria.ts'

/** A part of a search row that is not a code. */
export type Part = 'words' | 'months' | 'pay' | 'active'

/** A change that can make a candidate match: a code added, a code removed, or another part of the row changed. */
export type Trigger = RowCode | `-${RowCode}` | Part

/** The key of searches that require no code; every row has it. */
export const wildcard = 'any'

/** The kinds of code that are rare enough to find a search by. */
const rare = /^=(?:concept|facet)=/

/** The changes that can make a candidate match. */
export function triggersOf(criteria: AlertCriteria): Trigger[] {
  if (criteria === 'nothing') return []
  const { clauses, rest, words, ranges } = criteria
  const isLimited = ({ least, most }: Range) => least !== null || most !== null
  const codes = [...clauses, ...rest].flatMap((clause): readonly Trigger[] => {
    return 'any' in clause ? clause.any : clause.none.map((code): Trigger => `-${code}`)
  })
  return [
    ...new Set(codes),
    ...(words === undefined ? [] : (['words'] as const)),
    ...(isLimited(ranges.months) ? (['months'] as const) : []),
    ...(isLimited(ranges.pay) ? (['pay'] as const) : []),
    ...(ranges.activeDays === null ? [] : (['active'] as const)),
  ]
}

/** What changed between two states of a row. */
export function changesOf(before: readonly RowCode[], now: readonly RowCode[], parts: readonly Part[]): Trigger[] {
  const [codesBefore, codesNow] = [new Set(before), new Set(now)]
  const removed = before.filter((code) => !codesNow.has(code)).map((code): Trigger => `-${code}`)
  return [...now.filter((code) => !codesBefore.has(code)), ...removed, ...parts]
}

function isSelective(clause: Clause): clause is { any: readonly RowCode[] } {
  return 'any' in clause && clause.any.every((code) => rare.test(code))
}

/** The codes of each clause by which a search can be found; `keysOf` picks the rarest. */
export function selectiveClauses(criteria: AlertCriteria): (readonly RowCode[])[] {
  return criteria === 'nothing' ? [] : criteria.clauses.filter(isSelective).map(({ any }) => any)
}

/** Every match has at least one of these codes: those of the clause that the fewest people meet. */
export function keysOf(criteria: AlertCriteria, people: (codes: readonly RowCode[]) => number): string[] {
  if (criteria === 'nothing') return []
  const [rarest] = selectiveClauses(criteria).toSorted((one, other) => people(one) - people(other))
  const [flag] = criteria.clauses.flatMap((clause) => ('any' in clause ? [clause.any] : []))
  return [...(rarest ?? flag ?? [wildcard])]
}
