import type { Role } from '@pramaan/demo-data/trades/roles'
import { anyLocation } from '@pramaan/domain/options'
import type { Truth } from '../people/judged-person.ts'
import type { Need } from './need.ts'

/** How many of the skills are there, from 0 to 1. */
function shareOf(skills: readonly string[], has: ReadonlySet<string>) {
  return skills.length === 0 ? 1 : skills.filter((skill) => has.has(skill)).length / skills.length
}

/** How close a person's work is to a role: 3 the same, 2 and 1 close, 0 another. */
export function roleGrade(role: Role, { role: own, left, skills }: Pick<Truth, 'role' | 'left' | 'skills'>): number {
  if (own.id === role.id) return left ? 2 : 3
  if (left?.id === role.id) return 1
  const share = shareOf(role.professionalSkills, skills)
  if (own.domainId === role.domainId && own.subdomain === role.subdomain) return share >= 0.5 ? 2 : share > 0 ? 1 : 0
  return share >= 0.5 ? 1 : 0
}

function skillGrade(required: readonly string[], has: ReadonlySet<string>): number {
  const share = shareOf(required, has)
  if (share === 1) return 3
  return share >= 0.5 ? 2 : share > 0 ? 1 : 0
}

function workGrade({ role, skills }: Need, truth: Truth): number {
  if (!role) return skillGrade(skills, truth.skills)
  const share = shareOf(skills, truth.skills)
  return roleGrade(role, truth) - (share === 1 ? 0 : share > 0 ? 1 : Math.min(2, skills.length))
}

/** Half a year less than was asked for is near enough; who has more than a range says is beyond it. */
function isOutsideYears({ years, fresher }: Need, truth: Truth): boolean {
  if (fresher) return truth.worked
  if (!years) return false
  return truth.years < years.least - 0.5 || (years.most !== undefined && truth.years >= years.most + 1)
}

function wouldWorkIn(city: string, { locations }: Truth): boolean {
  return locations.has(city) || locations.has(anyLocation)
}

/** How many of the conditions beside the work are not met: the place, the years, the pay, the day to begin. */
function unmet(need: Need, truth: Truth): number {
  const misses = [
    need.city !== undefined && !wouldWorkIn(need.city, truth),
    isOutsideYears(need, truth),
    need.mostPay !== undefined && truth.pay > need.mostPay,
    need.atOnce && !truth.free,
  ]
  return misses.filter(Boolean).length
}

/**
 * How relevant a person is to a need, 0 to 3, by what is true of them: the work first, one less for each condition that
 * is not met, and one less for who does not look for work. `strict` gives 0 where a condition is not met.
 */
export function gradeOf(need: Need, truth: Truth, strict = false): number {
  const work = workGrade(need, truth)
  const misses = unmet(need, truth)
  if (work <= 0 || (strict && misses > 0)) return 0
  return Math.max(0, work - misses - (truth.looking ? 0 : 1))
}
