import type { Queryable } from '@pramaan/database/client'
import { folded } from '@pramaan/database/conditions/folded'
import {
  asksPlaceAlone,
  type Exclusion,
  type JobCondition,
  type JobQuery,
  withAllNames,
  withoutCities,
  withoutWords,
} from '@pramaan/domain/job-query'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Deps } from '../../../deps.ts'
import { type OpeningQuery, withMost } from './of-openings/most-of-words.ts'
import { namesPattern, startPattern } from './of-openings/start-of-words.ts'
import { withWordsHad } from './of-openings/words-had.ts'
import { readOpeningWords } from './read-job-words.ts'
import { anyIn, findWordsIn, firstIn } from './word-conditions.queries.ts'

/** A kind of opening that can be searched. */
export type SearchedOpenings = {
  table: PgTable
  id: PgColumn
  title: PgColumn
  /** Words for this kind of opening itself, which say nothing about its subject. */
  ownWords: RegExp
  /** The searched text, folded. */
  text: SQL
  /** The `opening_id` and `concept_id` of everything that they ask for or teach. */
  asked: SQL
  /** The condition of being in a place; undefined if this kind has no place. */
  isInPlace?: (cities: readonly string[]) => SQL
}

type City = Extract<JobCondition, { kind: 'city' }>

/** The typed text without the words for the opening itself; other letters keep their position. */
function subjectOf(typed: string, { ownWords }: SearchedOpenings): string {
  return typed.replace(ownWords, (word) => ' '.repeat(word.length))
}

function isAmong(ids: readonly number[]): SQL {
  return sql`asked.concept_id = any(${sql.param([...ids])}::int[])`
}

function hasConcept(ids: readonly number[], { id, asked }: SearchedOpenings): SQL {
  return sql`${id} in (select asked.opening_id from (${asked}) as asked where ${isAmong(ids)})`
}

/** The opening is about this, or its text contains one of its names; a hyphen, a space or neither are equal. */
function isAbout(
  { conceptIds, narrowerIds, names }: Pick<Exclusion, 'conceptIds' | 'narrowerIds' | 'names'>,
  openings: SearchedOpenings,
): SQL {
  const ids = [...conceptIds, ...narrowerIds]
  const pattern = namesPattern(names)
  const isNamed = pattern === undefined ? undefined : sql`${openings.text} ~ ${pattern}`
  return or(ids.length > 0 ? hasConcept(ids, openings) : undefined, isNamed) ?? sql`false`
}

/** The folded text contains what was typed at the beginning of a word; no condition for a blank text. */
function beginsIn(text: SQL, typed: string, whole?: boolean): SQL | undefined {
  const pattern = startPattern(typed, whole)
  return pattern === undefined ? undefined : sql`${text} ~ ${pattern}`
}

function placeOf({ conditions, dropsCities }: JobQuery, { isInPlace }: SearchedOpenings): SQL | undefined {
  const cities = conditions.filter((condition): condition is City => condition.kind === 'city')
  if (!isInPlace || dropsCities || cities.length === 0) return undefined
  return isInPlace(cities.flatMap(({ names, around }) => [...names, ...around]))
}

/** The opening has everything that the words name; parts that no opening of this kind has are ignored. */
function meetsWords(read: JobQuery, openings: SearchedOpenings): SQL | undefined {
  const { requested, conditions, excluded } = read
  const words = conditions.flatMap((condition) => (condition.kind === 'word' ? [condition] : []))
  const degrees = conditions.flatMap((condition) => (condition.kind === 'education' ? condition.learned.degrees : []))
  return and(
    placeOf(read, openings),
    ...requested.map((one) => isAbout(one, openings)),
    degrees.length > 0 ? isAbout({ conceptIds: [], narrowerIds: [], names: degrees }, openings) : undefined,
    ...words.map(({ anyOf }) =>
      or(
        hasConcept(
          anyOf.flatMap(({ conceptIds }) => conceptIds),
          openings,
        ),
        ...anyOf.map(({ text }) => beginsIn(openings.text, text)),
      ),
    ),
    ...excluded.map((one) => sql`not (${isAbout(one, openings)})`),
  )
}

const hasLetter = /\p{L}/u

/** A name of this length is also the beginning of many other words. */
const shortName = 4

/** Whether the whole text is a known short name, such as "AI" or "CA". */
function isShortName(typed: string, { query }: JobQuery): boolean {
  const isKnown = query.parts.every((part) => part.kind === 'concept' && part.spelling === 'known')
  return isKnown && typed.trim().length <= shortName
}

/**
 * The title contains what was typed at the beginning of a word, or the opening has what was meant. No condition if
 * nothing was typed, or only words that are not searched. A number may be in a title.
 */
export function answersWords(typed: string, words: JobQuery | undefined, openings: SearchedOpenings): SQL | undefined {
  if (words?.query.parts.length === 0 && hasLetter.test(typed)) return undefined
  const subject = subjectOf(typed, openings)
  const isInTitle = beginsIn(folded(openings.title), subject, words && isShortName(subject, words))
  return or(isInTitle, words && meetsWords(words, openings))
}

/** The query without degrees, which are ignored if no opening names them. */
function withoutEducation(read: JobQuery): JobQuery {
  return { ...read, conditions: read.conditions.filter(({ kind }) => kind !== 'education') }
}

/** The kind of openings, the typed text, and the condition of the listed openings. */
type Searched = { openings: SearchedOpenings; typed: string; listed?: SQL | undefined }

/** Which of these concepts a listed opening that meets the words asks for or teaches. */
async function findAsked(db: Queryable, { openings, listed }: Searched, read: JobQuery, ids: readonly number[]) {
  const { asked, id, table } = openings
  const { rows } = await db.execute<{ concept_id: number }>(sql`
    select distinct asked.concept_id from (${asked}) as asked where ${isAmong(ids)}
      and asked.opening_id in (select ${id} from ${table} where ${and(listed, meetsWords(read, openings)) ?? sql`true`})`)
  return new Set(rows.map(({ concept_id }) => concept_id))
}

/**
 * Parses the words of a search for openings like those of a job search; a word that occurs in an opening is not
 * corrected. Words that no listed opening has together with the rest are left out, and so is a city without any of the
 * rest. Then concepts that no opening has together with the others are left out, or replaced by the nearest ones.
 */
export async function readWordsOf(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  searched: Searched,
): Promise<OpeningQuery | undefined> {
  const { openings, typed, listed } = searched
  const { table, text } = openings
  const subject = subjectOf(typed, openings)
  const read = await readOpeningWords(deps, db, subject.trim() && subject, (from, doubtful) =>
    findWordsIn(from, doubtful, (isThere) => sql`${table} where ${and(isThere(text), listed)}`),
  )
  if (!read) return undefined
  const isInTitle = beginsIn(folded(openings.title), subject)
  // Everyday words are searched in titles.
  if (read.query.parts.length === 0 && hasLetter.test(subject) && (await db.$count(table, and(listed, isInTitle))) > 0)
    return undefined
  // Titles are not expanded to everything that they name.
  const words = withAllNames(read)
  const answering = (one: JobQuery) =>
    sql`${table} where ${and(listed, answersWords(typed, one, openings)) ?? sql`true`}`
  const areMet = async (some: readonly JobQuery[]) => {
    const met = await anyIn(db, some.map(answering))
    return some.filter((_, at) => met.has(at))
  }
  const firstMet = async (some: readonly JobQuery[]) => some[(await firstIn(db, some.map(answering))) ?? -1]
  const isMet = async (one: JobQuery) => (await firstMet([one])) !== undefined
  const fewer = withoutWords(words, openings.isInPlace ? ['education', 'city'] : ['education']) ?? words
  const anywhere = openings.isInPlace ? [words, fewer].flatMap((one) => withoutCities(one) ?? []) : []
  // If only a place is left beside it, a word that is found elsewhere says more than the place.
  const either = asksPlaceAlone(fewer)
    ? [words, ...anywhere, fewer]
    : [words, fewer, withoutEducation(words), ...anywhere]
  const met = await firstMet(either)
  if (met) return { ...(await withWordsHad(met, words, isMet)), leftOut: [] }
  const asked = (one: JobQuery, ids: readonly number[]) => findAsked(db, searched, one, ids)
  const most = await withMost(withoutEducation(fewer), { areMet, firstMet, findAsked: asked })
  return most ? { ...most, ...(await withWordsHad(most, words, isMet)) } : { ...words, leftOut: [] }
}
