import { nearbyConcepts } from '../concept/concept.ts'
import { levelsAbove } from '../education/education.ts'
import type { JobCondition, JobQuery } from './job-query-shape.ts'

/**
 * The query without the words that no job has together with the rest; undefined if there are none, or if nothing else
 * remains. `narrowing` are the conditions that restrict these openings, if not all do.
 */
export function withoutWords(read: JobQuery, narrowing?: readonly JobCondition['kind'][]): JobQuery | undefined {
  const conditions = read.conditions.filter((one) => one.kind !== 'word' || !one.canDrop)
  const asksMore = read.requested.length > 0 || conditions.some(({ kind }) => narrowing?.includes(kind) ?? true)
  if (!asksMore || conditions.length === read.conditions.length) return undefined
  const leftOutWords = read.conditions.flatMap((one) => (conditions.includes(one) ? [] : [one.from]))
  return { ...read, conditions, leftOutWords }
}

/**
 * The maximum number of names, because searching very many takes long. "Accountant or manager" includes every kind of
 * manager; the typed names and the first of the others are kept.
 */
const mostNames = 60

/**
 * The query with every name of its work, because work that is reported as missing must not occur in a title under
 * another name.
 */
export function withAllNames(read: JobQuery): JobQuery {
  const namesOf = (id: number) => {
    const concept = read.vocabulary.conceptOf(id)
    return concept ? [concept.label, ...concept.aliases].map((name) => name.toLowerCase()) : []
  }
  const requested = read.requested.map((one) => ({
    ...one,
    names: [...new Set([...one.names, ...one.conceptIds.flatMap(namesOf)])].slice(0, mostNames),
  }))
  return { ...read, requested }
}

/** The query with a left-out word again. */
export function withWordAgain(read: JobQuery, word: JobCondition): JobQuery {
  return {
    ...read,
    conditions: [...read.conditions, word],
    leftOutWords: read.leftOutWords.filter((from) => from !== word.from),
  }
}

/** Whether a query asks only for places. */
export function asksPlaceAlone({ requested, conditions }: JobQuery): boolean {
  return requested.length === 0 && conditions.every(({ kind }) => kind === 'city')
}

/** The query for any city, with jobs in the named cities first; undefined if it names no city, or nothing else. */
export function withoutCities(read: JobQuery): JobQuery | undefined {
  const namesCity = read.conditions.some(({ kind }) => kind === 'city')
  return namesCity && !asksPlaceAlone(read) ? { ...read, dropsCities: true } : undefined
}

/** The query led by each later concept, because no job has the first one; what is before the new lead is left out. */
export function ledByLater(read: JobQuery): JobQuery[] {
  const { requested } = read
  return requested.slice(1).map((lead, at) => ({
    ...read,
    requested: requested.slice(at + 1),
    instead: lead.conceptIds,
    missing: requested.slice(0, at + 1).map(({ from }) => from),
  }))
}

/**
 * Whether the leads of two queries are of the same kind: a skill beside a title says less than something similar to the
 * title.
 */
export function haveSameLead(one: JobQuery, other: JobQuery): boolean {
  const kindOf = ({ requested: [lead], vocabulary }: JobQuery) => vocabulary.conceptOf(lead?.conceptIds[0] ?? 0)?.kind
  return kindOf(one) === kindOf(other)
}

/** The query with the nearest concepts instead of the first one; undefined if there are none. */
export function withNearest(read: JobQuery): JobQuery | undefined {
  const [lead, ...others] = read.requested
  if (!lead) return undefined
  const { standInsOf, narrowerOf, conceptOf } = read.vocabulary
  const near = [...new Set(lead.conceptIds.flatMap(standInsOf))]
  if (near.length === 0) return undefined
  const narrowerIds = [...new Set(near.flatMap(narrowerOf))].filter((id) => !near.includes(id))
  const names = near.flatMap((id) => conceptOf(id)?.label.toLowerCase() ?? [])
  return { ...read, requested: [{ from: lead.from, conceptIds: near, narrowerIds, names }, ...others], instead: near }
}

/** The concepts around the first one in rings, nearest first; no concept is in two rings. */
export function aroundLead({ requested: [lead], vocabulary }: JobQuery): readonly (readonly number[])[] {
  return lead ? nearbyConcepts(lead.conceptIds, vocabulary) : []
}

/** The query with these concepts instead of the first one. */
export function withInstead(read: JobQuery, instead: readonly number[]): JobQuery {
  const [lead, ...others] = read.requested
  const work = { from: lead?.from ?? 0, conceptIds: instead, narrowerIds: [], names: [] }
  return { ...read, requested: [work, ...others], instead }
}

/**
 * Queries that also accept jobs asking for more education, one level more each; none if the query names no education.
 */
export function withMoreEducation(read: JobQuery): JobQuery[] {
  const education = read.conditions.find((one) => one.kind === 'education')
  if (!education) return []
  const { from, learned } = education
  const above = levelsAbove(learned.level)
  return above.map((level, at) => {
    const more = { ...education, always: [...education.always, ...above.slice(0, at + 1)] }
    const conditions = read.conditions.map((one) => (one === education ? more : one))
    return { ...read, conditions, raised: { from, level } }
  })
}
