import type { Queryable } from '@pramaan/database/client'
import { folded } from '@pramaan/database/conditions/folded'
import {
  accounts,
  candidates,
  cvTexts,
  educations,
  eduDegrees,
  experiences,
  hrComments,
  jobDomains,
  jobRoles,
  locations,
  vspApplications,
} from '@pramaan/database/schema'
import { wishedRoles } from '@pramaan/domain/candidate'
import { foldText } from '@pramaan/domain/fold-text'
import { roles } from '@pramaan/domain/role'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type SearchProfile, searchLists } from './search-profile.ts'

/** A candidate's profile from all tables; undefined for anyone who is not a candidate. */
export async function findProfile(db: Queryable, candidateId: number) {
  const [profile] = await findProfiles(db, [candidateId])
  return profile
}

/** The profiles of those of these accounts that are candidates. */
export async function findProfiles(db: Queryable, candidateIds: readonly number[]) {
  const ids = [...candidateIds]
  const people = await db
    .select({
      account: accounts,
      candidate: candidates,
      hrComments,
      vspApplication: vspApplications,
      cvText: cvTexts.text,
    })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .leftJoin(hrComments, eq(hrComments.candidateId, accounts.id))
    .leftJoin(vspApplications, eq(vspApplications.candidateId, accounts.id))
    .leftJoin(cvTexts, eq(cvTexts.candidateId, accounts.id))
    .where(and(inArray(accounts.id, ids), eq(accounts.roleId, roles.Candidate)))
  const ofThese = (entries: typeof educations | typeof experiences) => inArray(entries.candidateId, ids)
  const studied = await db.select().from(educations).where(ofThese(educations)).orderBy(asc(educations.id))
  const worked = await db.select().from(experiences).where(ofThese(experiences)).orderBy(asc(experiences.id))
  const studiedBy = Map.groupBy(studied, ({ candidateId }) => candidateId)
  const workedBy = Map.groupBy(worked, ({ candidateId }) => candidateId)
  return people.map((person) => {
    const { id } = person.account
    const candidate = { ...person.candidate, wishedRoleIds: wishedRoles(person.candidate) }
    return { ...person, candidate, educations: studiedBy.get(id) ?? [], experiences: workedBy.get(id) ?? [] }
  })
}

/** The listed values that these profiles name. */
export async function readLists(db: Queryable, profiles: readonly SearchProfile[]) {
  const people = profiles.map(({ candidate }) => candidate)
  const locationNames = profiles.flatMap(({ candidate, hrComments }) => [candidate.location, hrComments?.jobLocation])
  const degrees = people.map(({ degree }) => degree)
  const roleIds = people.flatMap(({ wishedRoleIds }) => wishedRoleIds)
  const domainIds = people.flatMap(({ domainId }) => domainId ?? [])
  return searchLists({
    locations: await listed(db, locations, locations.id, locations.location, locationNames),
    degrees: await listed(db, eduDegrees, eduDegrees.id, eduDegrees.education, degrees),
    roles: await titled(db, jobRoles, jobRoles.id, jobRoles.title, roleIds),
    domains: await titled(db, jobDomains, jobDomains.id, jobDomains.title, domainIds),
  })
}

type Titled = { id: number; title: string }

function listed(
  db: Queryable,
  table: PgTable,
  id: PgColumn,
  title: PgColumn,
  texts: readonly (string | null | undefined)[],
) {
  const keys = new Set(texts.flatMap((text) => (text ? [foldText(text)] : [])))
  if (keys.size === 0) return Promise.resolve<Titled[]>([])
  return db
    .select({ id: sql<number>`${id}`, title: sql<string>`${title}` })
    .from(table)
    .where(inArray(folded(title), [...keys]))
}

function titled(db: Queryable, table: PgTable, id: PgColumn, title: PgColumn, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve<Titled[]>([])
  return db
    .select({ id: sql<number>`${id}`, title: sql<string>`${title}` })
    .from(table)
    .where(inArray(id, [...new Set(ids)]))
}
