import { degreeRows, jobRoleRows, levelRows } from '@pramaan/vocabulary/reference-rows'
import { exceptions } from './exceptions.ts'
import { type Trade, tradesOfSubdomain } from './trade.ts'

/** A role of the catalogue. */
export type Role = (typeof jobRoleRows)[number]

/** A role of the catalogue with what its trade is like. */
export type Work = { role: Role; trade: Trade }

/** Every role of the catalogue that has a trade; a role added later joins when its subdomain is known. */
export const works: readonly Work[] = jobRoleRows.flatMap((role) => {
  const trade = tradesOfSubdomain[`${role.domainId} ${role.subdomain}`]
  return trade ? [{ role, trade: { ...trade, ...exceptions[role.title] } }] : []
})

/** The roles as chances, each as likely as its weight. */
export const workChances = works.map((work) => [work, work.trade.weight] as const)

/** The level of each degree, by the degree's title. */
export const levelOfDegree: ReadonlyMap<string, string> = new Map(
  degreeRows.map(({ education, levelId }) => [education, levelRows.find(({ id }) => id === levelId)?.level ?? '']),
)

/** A role's title as people write it behind their name: without the branch in brackets. */
export function plainTitle(title: string): string {
  return title.replace(/ \([^)]*\)$/, '')
}
