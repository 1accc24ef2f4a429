import { mostOpportunityRoles, relatedRoles } from '@pramaan/domain/candidate'
import { notificationPreferences } from '@pramaan/domain/options'
import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import type { Random } from '../../random.ts'
import { type Role, works } from '../../trades/roles.ts'
import type { Career } from './career.ts'

/** The roles a person would take: their own first, then of the same subdomain, then of the same domain. */
export function preferredRoles(role: Role, random: Random): number[] {
  const { same, near } = neighbours.get(role.id) ?? { same: [], near: [] }
  const picked = [...random.sample(same, random.int(0, 3)), ...random.sample(near, random.int(0, 2))]
  return [...new Set([role.id, ...picked])].slice(0, mostOpportunityRoles)
}

/** The roles that the registration shows to everyone of a domain. */
export function rolesShownOf(domainId: number): number[] {
  const shown = relatedRoles(jobRoleRows, domainId)
  return jobRoleRows.filter((role) => role.domainId === domainId && shown.includes(role.title)).map(({ id }) => id)
}

const neighbours = new Map(works.map(({ role }) => [role.id, neighboursOf(role)]))

function neighboursOf(role: Role) {
  const near = works.filter((work) => work.role.domainId === role.domainId && work.role.id !== role.id)
  const same = near.filter((work) => work.role.subdomain === role.subdomain)
  return { same: same.map((work) => work.role.id), near: near.map((work) => work.role.id) }
}

/** How a person would work: full time mostly; students take internships and part-time work. */
export function workPreferences({ pursuing, months, trade }: Career, random: Random) {
  const remote = random.chance(trade.remote)
  const fullTime = !pursuing || random.chance(0.3)
  return {
    fullTime,
    partTime: random.chance(pursuing ? 0.45 : 0.08),
    internship: pursuing ? !fullTime || random.chance(0.7) : months === 0 && random.chance(0.35),
    remote,
    onSite: !remote || random.chance(0.6),
  }
}

const whileWorking = [
  ['switch', 46],
  ['join', 12],
  [null, 42],
] as const

/** Open to join, open to switch, or neither: who has a position switches, who has none joins. */
export function joiningOf({ working, pursuing, months }: Career, random: Random): 'join' | 'switch' | null {
  if (working) return random.weighted(whileWorking)
  const share = pursuing ? 0.4 : months === 0 ? 0.72 : 0.85
  return random.chance(share) ? 'join' : null
}

/** The optional updates a person chose, and their channels. */
export function notificationsOf(random: Random) {
  const settings = { whatsapp: random.chance(0.82), sms: random.chance(0.4), email: random.chance(0.6) }
  return { preferences: random.sample(notificationPreferences, random.int(1, 5)), settings }
}
