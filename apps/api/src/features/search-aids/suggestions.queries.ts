import type { Queryable } from '@pramaan/database/client'
import { folded } from '@pramaan/database/conditions/folded'
import { candidateConcepts as concept, jobRoles, skills } from '@pramaan/database/schema'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foldWords } from '../../services/search/words/fold.ts'

/** Whether every typed word starts a word of the title. */
function beginning(title: PgColumn, term: string): SQL | undefined {
  const words = foldWords(term).map((word) => sql`position(${` ${word}`} in ' ' || ${folded(title)}) > 0`)
  return and(...words)
}

/** Titles that begin with what was typed come first, then the shorter ones. */
function nearest(title: PgColumn, term: string) {
  return sql`position(${foldWords(term).join(' ')} in ${folded(title)}) <> 1, length(${title}), ${title}`
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

/** How many people have any of these concepts or a similar one, which is what a search for them finds, up to `most`. */
export async function countHolders(db: Queryable, ids: readonly number[], most: number): Promise<number> {
  const each = sql`select ${concept.candidateId} from ${concept} where ${concept.conceptId} = any(${sql.param([...ids])})`
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::int as people from (select ${ids.length > 1 ? sql`distinct` : sql``} candidate_id
      from (${each}) as holders limit ${most}) as counted`)
  return rows[0]?.people ?? 0
}
