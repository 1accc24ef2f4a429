import { type FitReason, weightOf } from '../fit/fit.ts'
import { leastOfHaving, type Requirement } from './requirements.ts'

/** The most people suggested to staff for an opening. */
export const mostFittingPeople = 10

/** The parts of an opening's requirements that people are suggested for; the first one leads. */
export const partsForPeople = {
  job: ['title', 'skill'],
  course: ['skill', 'roleSkill'],
} as const satisfies Record<string, readonly Requirement['part'][]>

/** An opening that people are suggested for. */
export type OpeningForPeople = keyof typeof partsForPeople

/** The requirements that the reasons of suggested people name: those of our lists, in the parts that count. */
export function requirementsForPeople(kind: OpeningForPeople, asks: readonly Requirement[]): Requirement[] {
  const parts: readonly Requirement['part'][] = partsForPeople[kind]
  const listed = asks.filter(({ part, conceptIds: [id = 0] }) => parts.includes(part) && id > 0)
  return listed.toSorted((one, other) => parts.indexOf(one.part) - parts.indexOf(other.part))
}

/**
 * Whether a candidate is near enough to an opening to be suggested for it: they have its leading requirement, or half
 * of the rest. `reasons` are those of `asks`, in the same order.
 */
export function comesNear(
  kind: OpeningForPeople,
  asks: readonly Requirement[],
  reasons: readonly FitReason[],
): boolean {
  const [firstPart] = partsForPeople[kind]
  const has = (at: number) => {
    const met = reasons[at]?.met
    return met !== null && met !== undefined && weightOf(met.grade) >= leastOfHaving
  }
  const indexes = asks.map((_, at) => at)
  if (indexes.some((at) => asks[at]?.part === firstPart && has(at))) return true
  const rest = indexes.filter((at) => asks[at]?.part !== firstPart)
  return rest.length > 0 && rest.filter(has).length * 2 >= rest.length
}
