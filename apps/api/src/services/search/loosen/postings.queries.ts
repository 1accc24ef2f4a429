import type { Database } from '@pramaan/database/client'
import { candidateConcepts as concept } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'

/** How many postings some concepts have together, counted in their index up to a number. */
export async function countPostings(db: Database, conceptIds: readonly number[], most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${concept}
      where ${concept.conceptId} = any(${sql.param([...conceptIds])}) limit ${most}) as counted`)
  return rows[0]?.count ?? 0
}
