import type { Database } from '@pramaan/database/client'
import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import { candidateSearch as row } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { nameWord } from '../words/named-words.ts'

/** Which of these folded words somebody has in their name. */
export async function findNames(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const queries = words.map((word) => quoteLexeme(nameWord(word)))
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[], ${sql.param(queries)}::text[]) as asked (word, query)
    where exists (select from ${row} where ${row.words} @@ query::tsquery)`)
  return new Set(rows.map(({ word }) => word))
}
