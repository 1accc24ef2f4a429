import { nearbyConcepts } from '../concept/concept.ts'
import { levelsAbove } from '../education/education.ts'
import type { JobCondition, JobQuery } from './job-query-shape.ts'

/**
 * The same without the words that no job has beside the rest; undefined if there are none, or nothing else remains.
 * `narrowing` are the conditions that narrow these openings, where not all do.
 */
export function withoutWords(read: JobQuery, narrowing?: readonly JobCondition['kind'][]): JobQuery | undefined {
  const conditions = read.conditions.filter((one) => one.kind !== 'word' || !one.canDrop)
  const asksMore = read.requested.length > 0 || conditions.some(({ kind }) => narrowing?.includes(kind) ?? true)
  if (!asksMore || conditions.length === read.conditions.length) return undefined
  const leftOutWords = read.conditions.flatMap((one) => (conditions.includes(one) ? [] : [one.from]))
  return { ...read, conditions, leftOutWords }
}

/**
 * All names of work are looked for in each text together, which takes long for very many: of "accountant or manager",
 * which is every kind of manager, those that were written and the first of the others.
 */
const mostNames = 60

/**
 * The same with every name of its work: what is said to be asked for nowhere is in no title either, however it is called
 * there.
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

/** The same with a word that was left out. */
export function withWordAgain(read: JobQuery, word: JobCondition): JobQuery {
  return {
    ...read,
    conditions: [...read.conditions, word],
    leftOutWords: read.leftOutWords.filter((from) => from !== word.from),
  }
}

/** Whether a search asks for nothing but its places. */
export function asksPlaceAlone({ requested, conditions }: JobQuery): boolean {
  return requested.length === 0 && conditions.every(({ kind }) => kind === 'city')
}

/** The same in any city, those that are named first; undefined if none is named, or nothing else is asked for. */
export function withoutCities(read: JobQuery): JobQuery | undefined {
  const namesCity = read.conditions.some(({ kind }) => kind === 'city')
  return namesCity && !asksPlaceAlone(read) ? { ...read, dropsCities: true } : undefined
}

/** The same with each of the later concepts as the first one, which no job has; what is before it is left out. */
export function ledByLater(read: JobQuery): JobQuery[] {
  const { requested } = read
  return requested.slice(1).map((lead, at) => ({
    ...read,
    requested: requested.slice(at + 1),
    instead: lead.conceptIds,
    missing: requested.slice(0, at + 1).map(({ from }) => from),
  }))
}

/** Whether the first concept of both is of one kind: a skill beside a title says less than what is near the title. */
export function haveSameLead(one: JobQuery, other: JobQuery): boolean {
  const kindOf = ({ requested: [lead], vocabulary }: JobQuery) => vocabulary.conceptOf(lead?.conceptIds[0] ?? 0)?.kind
  return kindOf(one) === kindOf(other)
}

/** The same with the nearest concepts in place of the first one; undefined if there are none. */
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

/** What is around the first concept, nearest first; each ring has others. */
export function aroundLead({ requested: [lead], vocabulary }: JobQuery): readonly (readonly number[])[] {
  return lead ? nearbyConcepts(lead.conceptIds, vocabulary) : []
}

/** The same with these concepts in place of the first one. */
export function withInstead(read: JobQuery, instead: readonly number[]): JobQuery {
  const [lead, ...others] = read.requested
  const work = { from: lead?.from ?? 0, conceptIds: instead, narrowerIds: [], names: [] }
  return { ...read, requested: [work, ...others], instead }
}

/** The same with jobs that ask for more education, a level more each; none if no education is named. */
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
