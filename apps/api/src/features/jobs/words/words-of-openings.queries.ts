import type { Queryable } from '@pramaan/database/client'
import { contains } from '@pramaan/database/conditions/contains'
import {
  type Exclusion,
  type JobCondition,
  type JobQuery,
  withoutCities,
  withoutWords,
} from '@pramaan/domain/job-query'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Deps } from '../../../deps.ts'
import { namePattern } from './name-pattern.ts'
import { readOpeningWords } from './read-job-words.ts'
import { findWordsIn } from './word-conditions.queries.ts'

/** Openings that words are looked for in. */
export type SearchedOpenings = {
  table: PgTable
  title: PgColumn
  /** The text in which words are looked for. */
  text: SQL
  /** The condition of those that ask for or teach one of these concepts. */
  hasConcept: (ids: readonly number[]) => SQL
  /** The condition of those that are in a place; undefined if none has a place. */
  isInPlace?: (cities: readonly string[]) => SQL
}

type City = Extract<JobCondition, { kind: 'city' }>

/** The opening is about this, or has one of its names in its text. */
function isAbout(
  { conceptIds, narrowerIds, names }: Pick<Exclusion, 'conceptIds' | 'narrowerIds' | 'names'>,
  { text, hasConcept }: SearchedOpenings,
): SQL {
  const ids = [...conceptIds, ...narrowerIds]
  const pattern = namePattern(names)
  const isNamed = pattern === undefined ? undefined : sql`${text} ~* ${pattern}`
  return or(ids.length > 0 ? hasConcept(ids) : undefined, isNamed) ?? sql`false`
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
        openings.hasConcept(anyOf.map(({ conceptId }) => conceptId)),
        ...anyOf.map(({ text }) => contains(text, openings.text)),
      ),
    ),
    ...excluded.map((one) => sql`not (${isAbout(one, openings)})`),
  )
}

const hasLetter = /\p{L}/u

/**
 * The title contains what was typed, or the opening has what was meant; no condition if nothing was typed, or only words
 * that are not searched. A number may be in a title.
 */
export function answersWords(typed: string, words: JobQuery | undefined, openings: SearchedOpenings): SQL | undefined {
  if (words?.query.parts.length === 0 && hasLetter.test(typed)) return undefined
  return or(contains(typed, openings.title), words && meetsWords(words, openings))
}

/** The same without a degree, which narrows nothing where no opening names it. */
function withoutEducation(read: JobQuery): JobQuery {
  return { ...read, conditions: read.conditions.filter(({ kind }) => kind !== 'education') }
}

/** What is searched: `typed` as it is, `term` what of it is read, and the condition of the openings that are listed. */
type Searched = { openings: SearchedOpenings; typed: string; term?: string; listed?: SQL | undefined }

/**
 * The words of a search for openings, read like those of a search for jobs: a word of an opening is not corrected. Words
 * that none of the listed has beside the rest are left out, and so is a city without any of the rest.
 */
export async function readWordsOf(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  { openings, typed, term = typed, listed }: Searched,
): Promise<JobQuery | undefined> {
  const { table, text } = openings
  const words = await readOpeningWords(deps, db, term, (from, doubtful) =>
    findWordsIn(from, doubtful, (isThere) => sql`${table} where ${and(isThere(text), listed)}`),
  )
  if (!words) return undefined
  const isMet = async (read: JobQuery) => (await db.$count(table, and(listed, answersWords(typed, read, openings)))) > 0
  const fewer = withoutWords(words, ['education']) ?? words
  const anywhere = openings.isInPlace ? [words, fewer].flatMap((read) => withoutCities(read) ?? []) : []
  for (const read of [words, fewer, withoutEducation(words), ...anywhere]) if (await isMet(read)) return read
  return withoutEducation(fewer)
}
