import type { Queryable } from '@pramaan/database/client'
import { openingConcepts as asks, jobs } from '@pramaan/database/schema'
import { foldText } from '@pramaan/domain/fold-text'
import type { Exclusion, JobCondition, JobQuery, RequestedWork } from '@pramaan/domain/job-query'
import { and, eq, gte, inArray, isNotNull, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { asksForEducation, takesEducation } from './education.queries.ts'
import { namePattern } from './of-openings/name-pattern.ts'

const named = alias(jobs, 'named')

/** The title, company or location contains a text, both folded; no condition for a text without visible signs. */
export function containsText(text: string, { searchedText }: { searchedText: AnyPgColumn } = jobs): SQL | undefined {
  const sought = foldText(text)
  // A typed wildcard of LIKE means itself.
  return sought === '' ? undefined : like(searchedText, `%${sought.replaceAll(/[\\%_]/g, '\\$&')}%`)
}

/** The jobs that ask for one of these concepts, read from an index alone. */
function askingFor(conceptIds: readonly number[]): SQL {
  return sql`select ${asks.openingId} from ${asks}
    where ${asks.kind} = 'job' and ${asks.conceptId} = any(${sql.param([...conceptIds])}::int[])`
}

/** Jobs are found by id, so that each half uses its own index. */
function isOneOf(...halves: (SQL | undefined)[]): SQL {
  const found = halves.filter((half) => half !== undefined)
  return found.length > 0 ? sql`${jobs.id} in (${sql.join(found, sql` union all `)})` : sql`false`
}

/** The job asks for this work, or its title, company or location contains one of its names. */
export function isAbout({ conceptIds, narrowerIds, names }: Exclusion): SQL {
  const ids = [...conceptIds, ...narrowerIds]
  const pattern = namePattern(names)
  return isOneOf(
    ids.length > 0 ? askingFor(ids) : undefined,
    pattern === undefined
      ? undefined
      : sql`select ${named.id} from ${jobs} as ${named} where ${named.searchedText} ~ ${pattern}`,
  )
}

/** The kinds of job that words can ask for. */
export const typesInWords = {
  partTime: 'Part Time',
  fullTime: 'Full Time',
  internship: 'Internship',
  freelance: 'Freelance',
} as const

/** The work models that words can name. */
export const modelsInWords = { remote: 'Remote', hybrid: 'Hybrid' } as const

function isOfWay(way: Extract<JobCondition, { kind: 'work' }>['way']): SQL {
  if (way === 'remote' || way === 'hybrid') return eq(jobs.workModel, modelsInWords[way])
  if (way === 'onSite') return sql`${jobs.workModel} is distinct from ${modelsInWords.remote}`
  return eq(jobs.type, typesInWords[way])
}

/** A job whose pay has no upper end pays any amount; a job without pay is not found by pay. */
function paysBetween({ least, most }: Extract<JobCondition, { kind: 'pay' }>): SQL | undefined {
  return and(
    isNotNull(jobs.ctcFrom),
    least === undefined ? undefined : or(isNull(jobs.ctcTo), gte(jobs.ctcTo, least)),
    most === undefined ? undefined : lte(jobs.ctcFrom, most),
  )
}

function meets(condition: JobCondition): SQL | undefined {
  switch (condition.kind) {
    case 'city':
      return inArray(jobs.location, [...condition.names, ...condition.around])
    case 'experience':
      return or(isNull(jobs.experience), inArray(jobs.experience, [...condition.texts]))
    case 'pay':
      return paysBetween(condition)
    case 'education':
      return takesEducation(condition)
    case 'work':
      return isOfWay(condition.way)
    case 'word':
      return hasWord(condition)
  }
}

/** An index finds only texts with three letters or digits in a row. */
const indexed = /[\p{L}\p{N}]{3}/u

/** A text that the index finds is searched there; any other is searched only in jobs that meet the rest. */
function hasWord({ anyOf }: Extract<JobCondition, { kind: 'word' }>): SQL | undefined {
  const texts = anyOf.map(({ text }) => text)
  const isNamed = or(...texts.filter((text) => indexed.test(text)).map((text) => containsText(text, named)))
  const ofText = isNamed && sql`select ${named.id} from ${jobs} as ${named} where ${isNamed}`
  const asked = isOneOf(askingFor(anyOf.flatMap(({ conceptIds }) => conceptIds)), ofText)
  return or(asked, ...texts.filter((text) => !indexed.test(text)).map((text) => containsText(text)))
}

/** The part of the words that a condition belongs to: the work, or something else. */
export type WordCondition = JobCondition | RequestedWork

type Write = (of: WordCondition, condition: SQL) => SQL

/** One of several cities is enough; a person who asks for work from home may live in another city. */
function isInPlace(conditions: readonly JobCondition[], meeting: typeof meets): SQL | undefined {
  const cities = conditions.filter(({ kind }) => kind === 'city')
  const isRemote = conditions.some((condition) => condition.kind === 'work' && condition.way === 'remote')
  return cities.length === 0 || isRemote ? undefined : or(...cities.map(meeting))
}

/**
 * The jobs that have the work and meet the conditions of the words; `without` leaves out the parts at these positions.
 */
export function meetsWords(
  { requested, conditions, dropsCities }: JobQuery,
  without: readonly (string | number)[] = [],
  write: Write = (_of, condition) => condition,
): SQL | undefined {
  const others = conditions.filter(({ from }) => !without.includes(from))
  const [lead] = requested.filter(({ from }) => !without.includes(from))
  const meeting = (condition: JobCondition) => {
    const met = meets(condition)
    return met && write(condition, met)
  }
  return and(
    lead && write(lead, isAbout(lead)),
    dropsCities ? undefined : isInPlace(others, meeting),
    ...others.filter(({ kind }) => kind !== 'city').map(meeting),
  )
}

/** The jobs that have nothing excluded by the words. */
export function meetsNoneExcluded({ excluded }: JobQuery): SQL | undefined {
  return and(
    ...excluded.map((one) => sql`not (${isAbout(one)})`),
    ...excluded.flatMap(({ learned }) => (learned ? sql`(${asksForEducation(learned)}) is not true` : [])),
  )
}

/** The jobs about everything that the words ask for; undefined if that is at most one thing. */
export function meetsAllRequested({ requested }: JobQuery): SQL | undefined {
  return requested.length > 1 ? and(...requested.map(isAbout)) : undefined
}

/** Which of these lower-case words occur in the title, company or location of any job. */
export function findWordsOfJobs(db: Queryable, words: readonly string[]): Promise<ReadonlySet<string>> {
  return findWordsIn(
    db,
    words,
    (isThere) => sql`${jobs} where ${isThere(sql`${jobs.searchedText}`)} and ${isNull(jobs.deletedAt)}`,
  )
}

/** Which of these lower-case words occur in a folded text of the rows that `from` returns. */
export async function findWordsIn(
  db: Queryable,
  words: readonly string[],
  from: (isThere: (text: SQL) => SQL) => SQL,
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const patterns = words.map((word) => ({ word, pattern: namePattern([word]) })).filter(({ pattern }) => pattern)
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb) as asked (word text, pattern text)
    where exists (select from ${from((text) => sql`${text} ~ pattern`)})`)
  return new Set(rows.map(({ word }) => word))
}

/** The index of the first subquery that has rows; later ones are not run. */
export async function firstIn(db: Queryable, some: readonly SQL[]): Promise<number | undefined> {
  if (some.length === 0) return undefined
  const each = some.map((from, at) => sql`when exists (select from ${from}) then ${at}::int`)
  const { rows } = await db.execute<{ at: number | null }>(sql`select case ${sql.join(each, sql` `)} end as at`)
  return rows[0]?.at ?? undefined
}

/** The indexes of the subqueries that have rows. */
export async function anyIn(db: Queryable, some: readonly SQL[]): Promise<ReadonlySet<number>> {
  if (some.length === 0) return new Set()
  const each = some.map((from, at) => sql`select ${at}::int as at where exists (select from ${from})`)
  const { rows } = await db.execute<{ at: number }>(sql.join(each, sql` union all `))
  return new Set(rows.map(({ at }) => at))
}
