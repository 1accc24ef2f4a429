import type { Queryable } from '@pramaan/database/client'
import { candidates, candidateSearch as row, shortlists, skills } from '@pramaan/database/schema'
import { and, arrayContains, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Without } from '../../opening-fit/people/people-fit.queries.ts'

/** Candidates with every one of some skills, and the others, as conditions. */
type BySkills = { having: SQL; lacking: SQL }

/** Who has every one of these skills: those of the catalogue by the search's numbers, others by their spelling. */
export async function bySkills(db: Queryable, keys: readonly string[]): Promise<BySkills> {
  const listed = await db
    .select({ id: skills.id, key: sql<string>`lower(${skills.title})` })
    .from(skills)
    .where(inArray(sql`lower(${skills.title})`, [...keys]))
  const known = listed.map(({ key }) => key)
  const others = keys.filter((key) => !known.includes(key))
  const ownSkills = sql`(select array_agg(lower(skill)) from unnest(${candidates.generalSkills} || ${candidates.professionalSkills}) as skill)`
  const haveOthers = sql`exists (select from ${candidates} where ${candidates.accountId} = ${row.candidateId}
    and ${sql.param(others)}::text[] <@ ${ownSkills})`
  const listedIds = listed.map(({ id }) => id)
  const all = and(
    listedIds.length > 0 ? arrayContains(row.skillIds, listedIds) : undefined,
    others.length > 0 ? haveOthers : undefined,
  )
  const having = sql`(${all ?? sql`true`})`
  return { having, lacking: not(having) }
}

/** How many candidates meet a condition, without those left out. */
export function countPeople(db: Queryable, where: SQL, without: Without): Promise<number> {
  return db.$count(row, and(where, without(row.candidateId)))
}

/** The status of these candidates with an employer, by their id; those who are on no shortlist have none. */
export async function shortlistStatuses(db: Queryable, employerId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await db
    .select({ id: shortlists.candidateId, status: shortlists.status })
    .from(shortlists)
    .where(and(eq(shortlists.employerId, employerId), inArray(shortlists.candidateId, [...ids])))
  return new Map(rows.map(({ id, status }) => [id, status]))
}
