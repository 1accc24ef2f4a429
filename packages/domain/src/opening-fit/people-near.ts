import { type FitReason, weightOf } from '../fit/fit.ts'
import { leastOfHaving, type Requirement } from './requirements.ts'

/** The maximum number of people suggested for an opening besides those with every skill of a job. */
export const mostFittingPeople = 10

type Part = Requirement['part']

/**
 * The parts of an opening's requirements that matter for suggesting people: the leading part, the part that makes
 * people near, and the parts that only order them.
 */
const partsForPeople = {
  job: { leading: 'title', near: 'skill', others: ['general'] },
  course: { leading: 'skill', near: 'roleSkill', others: [] },
} as const satisfies Record<string, { leading: Part; near: Part; others: readonly Part[] }>

/** A kind of opening for which people are suggested. */
export type OpeningForPeople = keyof typeof partsForPeople

/**
 * The requirements that order suggested people and appear in their reasons: those in our lists, the leading part first.
 */
export function requirementsForPeople(kind: OpeningForPeople, asks: readonly Requirement[]): Requirement[] {
  const { leading, near, others } = partsForPeople[kind]
  const parts: readonly Part[] = [leading, near, ...others]
  const listed = asks.flatMap((one) => {
    const conceptIds = one.conceptIds.filter((id) => id > 0)
    return parts.includes(one.part) && conceptIds.length > 0 ? [{ ...one, conceptIds }] : []
  })
  return listed.toSorted((one, other) => parts.indexOf(one.part) - parts.indexOf(other.part))
}

/** Whether a requirement can find people: a general skill alone suggests nobody. */
export function isFinding(kind: OpeningForPeople, { part }: Requirement): boolean {
  const { leading, near } = partsForPeople[kind]
  return part === leading || part === near
}

/**
 * Whether a candidate is near enough to an opening to be suggested: they have its leading requirement, or half of those
 * after it. `reasons` belong to `asks`, in the same order.
 */
export function comesNear(
  kind: OpeningForPeople,
  asks: readonly Requirement[],
  reasons: readonly FitReason[],
): boolean {
  const { leading, near } = partsForPeople[kind]
  const meetsAt = (at: number) => {
    const met = reasons[at]?.met
    return met !== null && met !== undefined && weightOf(met.grade) >= leastOfHaving
  }
  const indexes = asks.map((_, at) => at)
  if (indexes.some((at) => asks[at]?.part === leading && meetsAt(at))) return true
  const rest = indexes.filter((at) => asks[at]?.part === near)
  return rest.length > 0 && rest.filter(meetsAt).length * 2 >= rest.length
}
