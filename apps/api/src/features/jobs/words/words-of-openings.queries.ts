import type { Queryable } from '@pramaan/database/client'
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

/** Openings that words are looked for in. */
export type SearchedOpenings = {
  table: PgTable
  id: PgColumn
  title: PgColumn
  /** The words for such an opening itself, which say nothing of what it is about. */
  ownWords: RegExp
  /** The text in which words are looked for. */
  text: SQL
  /** The `opening_id` and `concept_id` of all that they ask for or teach. */
  asked: SQL
  /** The condition of those that are in a place; undefined if none has a place. */
  isInPlace?: (cities: readonly string[]) => SQL
}

type City = Extract<JobCondition, { kind: 'city' }>

/** What is typed without the words for such an opening; every other letter stays in its place. */
function subjectOf(typed: string, { ownWords }: SearchedOpenings): string {
  return typed.replace(ownWords, (word) => ' '.repeat(word.length))
}

function isAmong(ids: readonly number[]): SQL {
  return sql`asked.concept_id = any(${sql.param([...ids])}::int[])`
}

function hasConcept(ids: readonly number[], { id, asked }: SearchedOpenings): SQL {
  return sql`${id} in (select asked.opening_id from (${asked}) as asked where ${isAmong(ids)})`
}

/** The opening is about this, or has one of its names in its text, where a hyphen, a space and neither are alike. */
function isAbout(
  { conceptIds, narrowerIds, names }: Pick<Exclusion, 'conceptIds' | 'narrowerIds' | 'names'>,
  openings: SearchedOpenings,
): SQL {
  const ids = [...conceptIds, ...narrowerIds]
  const pattern = namesPattern(names)
  const isNamed = pattern === undefined ? undefined : sql`${openings.text} ~* ${pattern}`
  return or(ids.length > 0 ? hasConcept(ids, openings) : undefined, isNamed) ?? sql`false`
}

/** What was typed is in a text from the beginning of a word; no condition for a blank text. */
function beginsIn(text: SQL | PgColumn, typed: string, whole?: boolean): SQL | undefined {
  const pattern = startPattern(typed, whole)
  return pattern === undefined ? undefined : sql`${text} ~* ${pattern}`
}

function placeOf({ conditions, dropsCities }: JobQuery, { isInPlace }: SearchedOpenings): SQL | undefined {
  const cities = conditions.filter((condition): condition is City => condition.kind === 'city')
  if (!isInPlace || dropsCities || cities.length === 0) return undefined
  return isInPlace(cities.flatMap(({ names, around }) => [...names, ...around]))
}

/** Everything that the words name is in the opening; what none of this kind has narrows nothing. */
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

/** A name as short as this is also the beginning of much else. */
const shortName = 4

/** Whether all that was typed is a short name that is known, such as "AI" and "CA". */
function isShortName(typed: string, { query }: JobQuery): boolean {
  const isKnown = query.parts.every((part) => part.kind === 'concept' && part.spelling === 'known')
  return isKnown && typed.trim().length <= shortName
}

/**
 * The title has what was typed from the beginning of a word, or the opening has what was meant; no condition if nothing
 * was typed, or only words that are not searched. A number may be in a title.
 */
export function answersWords(typed: string, words: JobQuery | undefined, openings: SearchedOpenings): SQL | undefined {
  if (words?.query.parts.length === 0 && hasLetter.test(typed)) return undefined
  const subject = subjectOf(typed, openings)
  const isInTitle = beginsIn(openings.title, subject, words && isShortName(subject, words))
  return or(isInTitle, words && meetsWords(words, openings))
}

/** The same without a degree, which narrows nothing where no opening names it. */
function withoutEducation(read: JobQuery): JobQuery {
  return { ...read, conditions: read.conditions.filter(({ kind }) => kind !== 'education') }
}

/** What is searched, and the condition of the openings that are listed. */
type Searched = { openings: SearchedOpenings; typed: string; listed?: SQL | undefined }

/** What of these an opening that is listed and meets the words asks for or teaches. */
async function findAsked(db: Queryable, { openings, listed }: Searched, read: JobQuery, ids: readonly number[]) {
  const { asked, id, table } = openings
  const { rows } = await db.execute<{ concept_id: number }>(sql`
    select distinct asked.concept_id from (${asked}) as asked where ${isAmong(ids)}
      and asked.opening_id in (select ${id} from ${table} where ${and(listed, meetsWords(read, openings)) ?? sql`true`})`)
  return new Set(rows.map(({ concept_id }) => concept_id))
}

/**
 * The words of a search for openings, read like those of a search for jobs: a word of an opening is not corrected. Words
 * that none of the listed has beside the rest are left out, and so is a city without any of the rest; then of what they
 * name whatever none has with the others, or what is nearest stands in for it.
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
  const isInTitle = beginsIn(openings.title, subject)
  // Everyday words are looked for where a title has them.
  if (read.query.parts.length === 0 && hasLetter.test(subject) && (await db.$count(table, and(listed, isInTitle))) > 0)
    return undefined
  // Titles are not read into all that they name.
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
  // Beside a place alone, a word that is found elsewhere says more than the place.
  const either = asksPlaceAlone(fewer)
    ? [words, ...anywhere, fewer]
    : [words, fewer, withoutEducation(words), ...anywhere]
  const met = await firstMet(either)
  if (met) return { ...(await withWordsHad(met, words, isMet)), leftOut: [] }
  const asked = (one: JobQuery, ids: readonly number[]) => findAsked(db, searched, one, ids)
  const most = await withMost(withoutEducation(fewer), { areMet, firstMet, findAsked: asked })
  return most ? { ...most, ...(await withWordsHad(most, words, isMet)) } : { ...words, leftOut: [] }
}
