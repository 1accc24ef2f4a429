import type { Queryable } from '@pramaan/database/client'
import { contains } from '@pramaan/database/conditions/contains'
import { openingConcepts as asks, jobs } from '@pramaan/database/schema'
import type { Exclusion, JobCondition, JobQuery, RequestedWork } from '@pramaan/domain/job-query'
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { asksForEducation, takesEducation } from './education.queries.ts'
import { namePattern } from './of-openings/name-pattern.ts'

type Jobs = { title: AnyPgColumn; companyName: AnyPgColumn; location: AnyPgColumn }

/** The text in which words are looked for, as its index has it. */
export function searchedText({ title, companyName, location }: Jobs): SQL {
  return sql`(${title} || ' ' || coalesce(${companyName}, '') || ' ' || ${location})`
}

/** A text is in the title, company or location. */
export function containsText(text: string): SQL | undefined {
  return contains(text, searchedText(jobs))
}

const named = alias(jobs, 'named')

/** The jobs that ask for one of these concepts, read from an index alone. */
function askingFor(conceptIds: readonly number[]): SQL {
  return sql`select ${asks.openingId} from ${asks}
    where ${asks.kind} = 'job' and ${asks.conceptId} = any(${sql.param([...conceptIds])}::int[])`
}

/** Jobs are found by their ids, so that each half is a walk of its own index. */
function isOneOf(...halves: (SQL | undefined)[]): SQL {
  const found = halves.filter((half) => half !== undefined)
  return found.length > 0 ? sql`${jobs.id} in (${sql.join(found, sql` union all `)})` : sql`false`
}

/** The job asks for this work, or has one of its names in its title, company or place. */
export function isAbout({ conceptIds, narrowerIds, names }: Exclusion): SQL {
  const ids = [...conceptIds, ...narrowerIds]
  const pattern = namePattern(names)
  return isOneOf(
    ids.length > 0 ? askingFor(ids) : undefined,
    pattern === undefined
      ? undefined
      : sql`select ${named.id} from ${jobs} as ${named} where ${searchedText(named)} ~* ${pattern}`,
  )
}

/** The kinds of job that words can ask for. */
export const typesInWords = {
  partTime: 'Part Time',
  fullTime: 'Full Time',
  internship: 'Internship',
  freelance: 'Freelance',
} as const

/** The work models that words can ask for by their name. */
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

/** No index finds a text without as many letters or figures in a row. */
const indexed = /[\p{L}\p{N}]{3}/u

/** A text that an index finds is looked for there, any other only in those jobs that meet the rest. */
function hasWord({ anyOf }: Extract<JobCondition, { kind: 'word' }>): SQL | undefined {
  const texts = anyOf.map(({ text }) => text)
  const isNamed = or(...texts.filter((text) => indexed.test(text)).map((text) => contains(text, searchedText(named))))
  const ofText = isNamed && sql`select ${named.id} from ${jobs} as ${named} where ${isNamed}`
  const asked = isOneOf(askingFor(anyOf.flatMap(({ conceptIds }) => conceptIds)), ofText)
  return or(asked, ...texts.filter((text) => !indexed.test(text)).map(containsText))
}

/** What a condition of the words belongs to: the work, or something besides it. */
export type WordCondition = JobCondition | RequestedWork

type Write = (of: WordCondition, condition: SQL) => SQL

/** Of several cities one is enough; who asks for work from home may live in another. */
function isInPlace(conditions: readonly JobCondition[], meeting: typeof meets): SQL | undefined {
  const cities = conditions.filter(({ kind }) => kind === 'city')
  const isRemote = conditions.some((condition) => condition.kind === 'work' && condition.way === 'remote')
  return cities.length === 0 || isRemote ? undefined : or(...cities.map(meeting))
}

/**
 * The jobs that have the work and meet the conditions that the words ask for; `without` leaves out the parts of the words
 * that begin there.
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

/** The jobs that have nothing which the words exclude. */
export function meetsNoneExcluded({ excluded }: JobQuery): SQL | undefined {
  return and(
    ...excluded.map((one) => sql`not (${isAbout(one)})`),
    ...excluded.flatMap(({ learned }) => (learned ? sql`(${asksForEducation(learned)}) is not true` : [])),
  )
}

/** The jobs about everything that the words request; undefined if they request no more than one thing. */
export function meetsAllRequested({ requested }: JobQuery): SQL | undefined {
  return requested.length > 1 ? and(...requested.map(isAbout)) : undefined
}

/** Which of these words, in lower case, a job has in its title, company or place. */
export function findWordsOfJobs(db: Queryable, words: readonly string[]): Promise<ReadonlySet<string>> {
  return findWordsIn(
    db,
    words,
    (isThere) => sql`${jobs} where ${isThere(searchedText(jobs))} and ${isNull(jobs.deletedAt)}`,
  )
}

/** Which of these words, in lower case, are in a text of the rows that `from` gives. */
export async function findWordsIn(
  db: Queryable,
  words: readonly string[],
  from: (isThere: (text: SQL) => SQL) => SQL,
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const patterns = words.map((word) => ({ word, pattern: namePattern([word]) })).filter(({ pattern }) => pattern)
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb) as asked (word text, pattern text)
    where exists (select from ${from((text) => sql`${text} ~* pattern`)})`)
  return new Set(rows.map(({ word }) => word))
}

/** The first of these, each rows of a table by a condition, that has any; the later ones are not looked at. */
export async function firstIn(db: Queryable, some: readonly SQL[]): Promise<number | undefined> {
  if (some.length === 0) return undefined
  const each = some.map((from, at) => sql`when exists (select from ${from}) then ${at}::int`)
  const { rows } = await db.execute<{ at: number | null }>(sql`select case ${sql.join(each, sql` `)} end as at`)
  return rows[0]?.at ?? undefined
}

/** Which of these, by their indexes, have any rows. */
export async function anyIn(db: Queryable, some: readonly SQL[]): Promise<ReadonlySet<number>> {
  if (some.length === 0) return new Set()
  const each = some.map((from, at) => sql`select ${at}::int as at where exists (select from ${from})`)
  const { rows } = await db.execute<{ at: number }>(sql.join(each, sql` union all `))
  return new Set(rows.map(({ at }) => at))
}
