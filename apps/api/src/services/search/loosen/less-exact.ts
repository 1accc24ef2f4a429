import { nearbyConcepts, nearestFound, type Vocabulary } from '@pramaan/domain/concept'
import type { ReadTerm } from '../understand/read-term.ts'

/** A less exact search, and the concepts that may lead it: those that any candidate has. */
type LessExact = { read: ReadTerm; lead: readonly number[] }

/**
 * The same search, less and less exact: with the nearest concepts in place of the first one, without it, with what is
 * farther around it, and last by a trait alone.
 */
export function lessExact(read: ReadTerm): LessExact[] {
  const [lead] = read.requested
  if (!lead) return []
  const nearest = lead.conceptIds.flatMap(read.vocabulary.standInsOf)
  const led = withoutLeads(read).map((one) => ({ read: one, lead: one.requested[0]?.conceptIds ?? [] }))
  const around = nearbyConcepts(lead.conceptIds, read.vocabulary).map((ring) => ({ read, lead: ring }))
  const { work = [], trait = [] } = Object.groupBy(led, (one) =>
    one.lead.every((id) => isTrait(id, read.vocabulary)) ? 'trait' : 'work',
  )
  const near = { read, lead: [...new Set(nearest)].filter((id) => !lead.conceptIds.includes(id)) }
  return [near, ...work, ...around, ...trait]
}

/** Whether a skill is one that no work is made of, such as honesty: work like what was asked for says more. */
function isTrait(id: number, { conceptOf, titlesMadeOf, titlesThatTake, titlesThatSuggest }: Vocabulary): boolean {
  const work = [titlesMadeOf, titlesThatTake, titlesThatSuggest]
  return conceptOf(id)?.kind === 'skill' && work.every((titlesOf) => titlesOf(id).length === 0)
}

/** The first of these searches whose lead any candidate has; only what candidates have of it is searched instead. */
export function firstFound(searches: readonly LessExact[], existing: ReadonlySet<number>): ReadTerm | undefined {
  for (const { read, lead } of searches) {
    const [first, ...others] = read.requested
    const instead = nearestFound([lead], existing)
    if (!first || instead.length === 0) continue
    if (lead === first.conceptIds) return read
    return { ...read, requested: [{ ...first, conceptIds: instead }, ...others], instead }
  }
  return undefined
}

/** The same led by each of the concepts that the words name after the first one, without those before it. */
function withoutLeads(read: ReadTerm): ReadTerm[] {
  const [lead, next, ...others] = read.requested
  const isTyped = read.query.parts.some((part) => part.kind === 'concept' && part.conceptIds === lead?.conceptIds)
  if (!lead || !next || !isTyped) return []
  const requested = [{ ...next, share: lead.share }, ...others]
  const led = { ...read, requested, leftOut: [...read.leftOut, lead.conceptIds] }
  return [led, ...withoutLeads(led)]
}

/** Where the words of a search are that are looked for. */
export function wordsOf({ query, leftOutWords }: ReadTerm): number[] {
  return query.parts.flatMap((part) =>
    part.kind === 'word' && !part.excluded && !leftOutWords.includes(part.from) ? part.from : [],
  )
}

/** The same without those of its words that are not among these. */
export function withWords(read: ReadTerm, others: readonly number[]): ReadTerm {
  const left = wordsOf(read).filter((from) => !others.includes(from))
  return left.length === 0 ? read : { ...read, leftOutWords: [...read.leftOutWords, ...left] }
}
