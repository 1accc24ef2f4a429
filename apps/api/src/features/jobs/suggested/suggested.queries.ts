import type { Queryable } from '@pramaan/database/client'
import { candidateSearch, candidates, shortlists, skills } from '@pramaan/database/schema'
import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { bestForOpening, type Without } from '../../opening-fit/people/people-fit.queries.ts'

/**
 * Candidates with every one of these skills: those of the catalogue by the search's numbers, others by their spelling.
 */
async function having(db: Queryable, keys: readonly string[]): Promise<SQL | undefined> {
  const listed = await db
    .select({ id: skills.id, key: sql<string>`lower(${skills.title})` })
    .from(skills)
    .where(inArray(sql`lower(${skills.title})`, [...keys]))
  const known = listed.map(({ key }) => key)
  const others = keys.filter((key) => !known.includes(key))
  const ownSkills = sql`(select array_agg(lower(skill)) from unnest(${candidates.generalSkills} || ${candidates.professionalSkills}) as skill)`
  return and(
    listed.length > 0
      ? arrayContains(
          candidateSearch.skillIds,
          listed.map(({ id }) => id),
        )
      : undefined,
    others.length > 0 ? sql`${sql.param(others)}::text[] <@ ${ownSkills}` : undefined,
  )
}

type Job = { id: number; keys: readonly string[]; without?: Without }
type Page = { limit: number; offset: number }

/**
 * A page of the candidates with all of these skills, those who look for work first, then the best fit, with the total.
 */
export async function findSuggested(db: Queryable, job: Job, { limit, offset }: Page) {
  const where = and(await having(db, job.keys), job.without?.(candidateSearch.candidateId))
  const joined = eq(candidates.accountId, candidateSearch.candidateId)
  const rows = await db
    .select({ id: candidateSearch.candidateId, card: candidateSearch.card })
    .from(candidateSearch)
    .innerJoin(candidates, joined)
    .where(where)
    .orderBy(...bestForOpening({ kind: 'job', id: job.id }))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(candidateSearch)
    .innerJoin(candidates, joined)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
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
