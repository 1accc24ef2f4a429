import type { Queryable } from '@pramaan/database/client'
import { candidates, candidateConcepts as concept, candidateSearch as row, shortlists } from '@pramaan/database/schema'
import { skillKey } from '@pramaan/domain/candidate'
import { leastOfListing, type Requirement } from '@pramaan/domain/opening-fit'
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Without } from '../../../services/opening-fit/people/people-fit.queries.ts'

/** Candidates with every one of some skills, and the others, as conditions. */
type BySkills = { having: SQL; lacking: SQL }

/** A skill as `skillKey` of the domain writes it. */
const key = sql`lower(regexp_replace(btrim(skill), '\\s+', ' ', 'g'))`

/**
 * People who list these concepts as skills. The row's array finds candidates, but it also contains skills that only
 * follow from their work.
 */
function hasConcepts(ids: readonly number[]): SQL {
  const asked = sql`${sql.param([...ids])}::int[]`
  return sql`${row.concepts} @> ${asked} and (select count(*) from ${concept} where ${concept.candidateId} = ${row.candidateId}
    and ${concept.conceptId} = any(${asked}) and ${concept.grade} >= ${leastOfListing}::int) = ${ids.length}::int`
}

/** People who list these skills, which are not in our lists. */
function listsTexts(texts: readonly string[]): SQL {
  const keys = [...new Set(texts.map(skillKey))]
  return sql`exists (select from ${candidates} where ${candidates.accountId} = ${row.candidateId} and ${sql.param(keys)}::text[] <@ (
    select array_agg(${key}) from unnest(${candidates.generalSkills} || ${candidates.professionalSkills}) as skill))`
}

/** People who list all skills of a job, and the others, who lack at least one, though their work may need it. */
export function bySkills(skills: readonly Requirement[]): BySkills {
  const ids = skills.flatMap(({ conceptIds }) => conceptIds.filter((id) => id > 0))
  const texts = skills.filter(({ conceptIds: [id = 0] }) => id <= 0).flatMap(({ texts }) => texts)
  const all = and(ids.length > 0 ? hasConcepts(ids) : undefined, texts.length > 0 ? listsTexts(texts) : undefined)
  const hasAll = sql`(${all ?? sql`true`})`
  return { having: hasAll, lacking: not(hasAll) }
}

/** The statement that counts the candidates who meet a condition, without those left out. */
export function countPeopleStatement(where: SQL, without: Without): SQL {
  return sql`select count(*)::int as count from ${row} where ${and(where, without(row.candidateId)) ?? where}`
}

/** The number of candidates who meet a condition, without those left out. */
export async function countPeople(db: Queryable, where: SQL, without: Without): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(countPeopleStatement(where, without))
  return rows[0]?.count ?? 0
}

/** The shortlist status of these candidates at an employer, by id; candidates without one are missing. */
export async function shortlistStatuses(db: Queryable, employerId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await db
    .select({ id: shortlists.candidateId, status: shortlists.status })
    .from(shortlists)
    .where(and(eq(shortlists.employerId, employerId), inArray(shortlists.candidateId, [...ids])))
  return new Map(rows.map(({ id, status }) => [id, status]))
}
