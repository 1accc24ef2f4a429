import type { Database } from '@pramaan/database/client'
import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { weightOf } from '@pramaan/domain/fit'
import { sql } from 'drizzle-orm'
import { nameWord, soundWord } from '../words/tagged-words.ts'

/** A word of a query, folded, and the concepts that it was read as; none if it stayed a word or was corrected. */
export type MaybeName = { word: string; conceptIds: readonly number[] }

/** Counting stops here: a word that many people have as a concept is no name. */
const mostCounted = 500

function namedSo(word: string) {
  const sound = soundWord(word)
  const begins = `${quoteLexeme(nameWord(word))}:*`
  return sound ? `${begins} | ${quoteLexeme(sound)}` : begins
}

/** Which of these words more people have in their name, or at its start, than as a concept. */
export async function findNames(db: Database, words: readonly MaybeName[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const asked = words.map(({ word, conceptIds }) => ({ word, query: namedSo(word), ids: conceptIds }))
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, query text, ids integer[]),
      lateral (select count(*) as people from (
        select from ${row} where ${row.words} @@ query::tsquery limit ${mostCounted}) named) as names
    where people > 0 and people > (select count(*) from (
      select from ${concept} where ${concept.conceptId} = any(ids) and ${concept.grade} > ${weightOf('related')} limit ${mostCounted}) holders)`)
  return new Set(rows.map(({ word }) => word))
}
