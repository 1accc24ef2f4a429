import type { Queryable } from '@pramaan/database/client'
import {
  openingConcepts as asks,
  candidateSearch,
  candidates,
  candidateConcepts as held,
  shortlists,
  skills,
} from '@pramaan/database/schema'
import { and, arrayContains, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'

/** Who has every one of these skills: those of the catalogue by the search's numbers, others by their spelling. */
async function having(db: Queryable, keys: readonly string[]): Promise<SQL | undefined> {
  const listed = await db
    .select({ id: skills.id, key: sql<string>`lower(${skills.title})` })
    .from(skills)
    .where(inArray(sql`lower(${skills.title})`, [...keys]))
  const known = listed.map(({ key }) => key)
  const others = keys.filter((key) => !known.includes(key))
  const own = sql`(select array_agg(lower(skill)) from unnest(${candidates.generalSkills} || ${candidates.professionalSkills}) as skill)`
  return and(
    listed.length > 0
      ? arrayContains(
          candidateSearch.skillIds,
          listed.map(({ id }) => id),
        )
      : undefined,
    others.length > 0 ? sql`${sql.param(others)}::text[] <@ ${own}` : undefined,
  )
}

/** How well a candidate answers what a job asks for, as `fitOf` of the domain has it. */
function fitFor(jobId: number) {
  return sql`coalesce((select sum(${asks.share} * ${held.grade}) from ${asks}
    join ${held} on ${held.conceptId} = ${asks.conceptId} and ${held.candidateId} = ${candidateSearch.candidateId}
    where ${asks.kind} = 'job' and ${asks.openingId} = ${jobId}), 0)`
}

type Job = { id: number; keys: readonly string[] }
type Page = { limit: number; offset: number }

/**
 * A page of the candidates with all of these skills, verified ones first, then by strength, with the total; for an
 * employer each has their shortlist status.
 */
export async function findSuggested(db: Queryable, viewerId: number, { id, keys }: Job, { limit, offset }: Page) {
  const where = await having(db, keys)
  const joined = eq(candidates.accountId, candidateSearch.candidateId)
  const rows = await db
    .select({ id: candidateSearch.candidateId, card: candidateSearch.card, shortlisted: shortlists.status })
    .from(candidateSearch)
    .innerJoin(candidates, joined)
    .leftJoin(
      shortlists,
      and(eq(shortlists.employerId, viewerId), eq(shortlists.candidateId, candidateSearch.candidateId)),
    )
    .where(where)
    .orderBy(
      desc(fitFor(id)),
      desc(candidateSearch.verified),
      desc(candidateSearch.profileProgress),
      desc(candidateSearch.candidateId),
    )
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(candidateSearch)
    .innerJoin(candidates, joined)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
