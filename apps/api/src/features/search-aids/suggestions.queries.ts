import type { Queryable } from '@pramaan/database/client'
import { candidateConcepts as concept, jobRoles, skills } from '@pramaan/database/schema'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foldWords } from '../search/words/fold.ts'

/** Whether every typed word starts a word of the title. */
function beginning(title: PgColumn, term: string): SQL | undefined {
  const words = foldWords(term).map((word) => sql`position(${` ${word}`} in ' ' || lower(${title})) > 0`)
  return and(...words)
}

/** Titles that begin with what was typed come first, then the shorter ones. */
function nearest(title: PgColumn, term: string) {
  return sql`position(${foldWords(term).join(' ')} in lower(${title})) <> 1, length(${title}), ${title}`
}

/** Job positions with title words that start with the typed ones. */
export function suggestPositions(db: Queryable, term: string, limit: number) {
  return db
    .select({ id: jobRoles.id, text: jobRoles.title })
    .from(jobRoles)
    .where(and(eq(jobRoles.appVisibility, true), beginning(jobRoles.title, term)))
    .orderBy(nearest(jobRoles.title, term))
    .limit(limit)
}

/** Skills with title words that start with the typed ones. */
export function suggestSkills(db: Queryable, term: string, limit: number) {
  return db
    .select({ id: skills.id, text: skills.title })
    .from(skills)
    .where(and(isNull(skills.excludedAt), beginning(skills.title, term)))
    .orderBy(nearest(skills.title, term))
    .limit(limit)
}

/** Counting stops at this number of people. */
const mostCounted = 2_000

/** How many people have each of these concepts or a similar one, which is what a search for it finds. */
export async function countHolders(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; people: number }>(sql`
    select id, (select count(*) from (select from ${concept} where ${concept.conceptId} = id limit ${mostCounted}) holders) as people
    from unnest(${sql.param([...ids])}::integer[]) as id`)
  return new Map(rows.map(({ id, people }) => [id, Number(people)]))
}
