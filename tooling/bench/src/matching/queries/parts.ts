import type { Need } from '../judging/need.ts'
import { type Named, plainLabel } from '../names/spelled.ts'

/** The parts of a query, each in words; what is not asked for is undefined. */
export type Words = { role?: string; skills: readonly string[]; city?: string }

/** The things that a need names. */
export function namedIn({ role, skills, city }: Need): { role?: Named; skills: Named[]; city?: Named } {
  return {
    ...(role && { role: { kind: 'role', label: role.title } as const }),
    skills: skills.map((label) => ({ kind: 'skill', label })),
    ...(city !== undefined && { city: { kind: 'city', label: city } as const }),
  }
}

/** The parts of a need in the catalogue's own words, small. */
export function plainWords(need: Need): Words {
  const { role, skills, city } = namedIn(need)
  const small = ({ label }: Named) => plainLabel(label).toLowerCase()
  return {
    ...(role && { role: small(role) }),
    skills: skills.map(small),
    ...(city && { city: small(city) }),
  }
}

/** Years as people type them. */
export function yearsText(years: Need['years'], unit: string): string {
  if (!years) return ''
  return years.most === undefined ? `${years.least} ${unit}` : `${years.least}-${years.most} ${unit}`
}
