import type { Database } from '@pramaan/database/client'
import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { bestOfSimilar, weightOf } from '@pramaan/domain/fit'
import { sql } from 'drizzle-orm'
import { cacheOf } from '../../../caches.ts'
import { nameWord, soundWord } from '../words/tagged-words.ts'

/**
 * A word of a query, folded, and the concepts that it was read as; none if it stayed a word or was corrected. An `exact`
 * one is no beginning of a name and not only like one.
 */
export type MaybeName = { word: string; conceptIds: readonly number[]; exact?: true }

/** Counting stops here: a word that many people have as a concept is no name. */
const mostCounted = 500

/**
 * People who are named so; of a word that is no concept also those whose name begins with it, as it may be half typed.
 * Who writes the name of a work or skill means that, unless people are called exactly so: J2EE is not Jatee, and सुतार a
 * carpenter, though people are called Sutar.
 */
function namedSo({ word, conceptIds, exact }: MaybeName) {
  if (exact) return quoteLexeme(nameWord(word))
  const sound = conceptIds.length > 0 ? undefined : soundWord(word)
  const named = `${quoteLexeme(nameWord(word))}${conceptIds.length > 0 ? '' : ':*'}`
  return sound ? `${named} | ${quoteLexeme(sound)}` : named
}

/** Whether a word is a name, where a person more or less does not change it. */
const known = cacheOf<boolean>('names')

const keyOf = ({ word, conceptIds, exact }: MaybeName) => JSON.stringify([word, conceptIds, exact])

/** With this many more who have a word as a concept than in their name, a person more or less does not change it. */
const manyMore = 100

/**
 * Which of these words more people have in their name than as a concept. What begins with two letters is read from the
 * whole index of words, so an answer that is sure stays known for a minute.
 */
export async function findNames(db: Database, words: readonly MaybeName[]): Promise<ReadonlySet<string>> {
  const answers = known(db)
  const unknown = words.filter((word) => !answers.has(keyOf(word)))
  const counted = await countPeople(db, unknown)
  const names = words.filter((word) => {
    const [people, holders] = counted.get(word.word) ?? [0, 0]
    const isName = answers.get(keyOf(word)) ?? people > holders
    if (people === mostCounted || holders - people >= manyMore) answers.set(keyOf(word), isName)
    return isName
  })
  return new Set(names.map(({ word }) => word))
}

/** How many people, up to a limit, are named by a word, and how many have it as a concept. */
async function countPeople(db: Database, words: readonly MaybeName[]): Promise<Map<string, [number, number]>> {
  if (words.length === 0) return new Map()
  const asked = words.map((maybe) => ({ word: maybe.word, query: namedSo(maybe), ids: maybe.conceptIds }))
  const { rows } = await db.execute<{ word: string; people: number; holders: number }>(sql`
    select word, people::int, holders::int from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, query text, ids integer[]),
      lateral (select count(*) as people from (
        select from ${row} where ${row.words} @@ query::tsquery limit ${mostCounted}) named) as names,
      lateral (select count(*) as holders from (
        select from ${concept} where ${concept.conceptId} = any(ids) and ${concept.grade} > ${weightOf(bestOfSimilar)} limit ${mostCounted}) held) as concepts`)
  return new Map(rows.map(({ word, people, holders }) => [word, [people, holders]]))
}
