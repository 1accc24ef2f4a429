import type { fit as fitShape, readPart } from '@pramaan/contract/search/match'
import { fullerName, type Vocabulary } from '@pramaan/domain/concept'
import { type FitReason, factOf, fitReasons, kindOf, requestedConcepts } from '@pramaan/domain/fit'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { mayMean, type QueryPart, textsOf } from '@pramaan/domain/search-query'
import type { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { listedWishesOf } from '../conditions/concept-conditions.queries.ts'
import type { FoundRow } from '../paging/page.queries.ts'
import type { ReadTerm } from '../request/read-term.ts'
import { type FoundWord, readCandidateConcepts, readMissed, readWordPositions } from './reasons.queries.ts'
import { widelyMet } from './widely-met.ts'

/** Why a candidate fits, in the API's form. */
export type Fit = z.input<typeof fitShape>
type ReadPart = z.input<typeof readPart>

/** A reason in the API's form; `words` name the concepts where those are every title with a word. */
export function reasonOf({ conceptIds, met }: FitReason, vocabulary: Vocabulary, words?: readonly string[]) {
  const label = (id: number) => vocabulary.conceptOf(id)?.label ?? ''
  const through = met && met.sourceConceptId !== met.conceptId ? label(met.sourceConceptId) : null
  const answered = met ? [met.conceptId] : conceptIds
  const asked = met || !words ? answered.map(label) : [...words]
  const kind = vocabulary.conceptOf(answered[0] ?? 0)?.kind ?? 'title'
  const fact = met && factOf(met.grade, met.sourceGrade)
  return { asked, kind, grade: met?.grade ?? null, fact, through }
}

/**
 * Why a candidate ranks where they do: the matches, the conditions that they meet and miss, the places of these that are
 * near, and where the words are that name no concept.
 */
export type Reasons = {
  Fit: Fit
  Met: number[]
  Widely: number[]
  Missed: number[]
  Nearby: number[]
  Found: FoundWord[]
}

/** For lists that are not ordered by fit. */
export const noReasons: Reasons = { Fit: null, Met: [], Widely: [], Missed: [], Nearby: [], Found: [] }

/** The places of the conditions of a search's words. */
function wishedAt(read: ReadTerm) {
  return listedWishesOf(read).map(({ from }) => from)
}

/** The reasons of each candidate of a page, read from the rows that ordered it. */
export async function findReasons(
  deps: Deps,
  read: ReadTerm | undefined,
  rows: readonly FoundRow[],
): Promise<(id: number) => Reasons> {
  if (!read) return () => noReasons
  const ids = rows.map(({ id }) => id)
  // What leads without a weight of its own repeats the others.
  const weighed = read.requested.filter(({ share }) => share > 0)
  const concepts = await readCandidateConcepts(deps.db, ids, weighed)
  const missed = read.loosened ? await readMissed(deps.db, ids, read) : undefined
  const words = await readWordPositions(deps.db, ids, read)
  const conditions = wishedAt(read)
  const wordsFor = ({ conceptIds }: FitReason) =>
    read.query.parts.flatMap((part) => (part.kind === 'concept' && part.conceptIds === conceptIds ? part : []))[0]
      ?.words
  const fitOf = (id: number) =>
    fitReasons(weighed, concepts.get(id) ?? []).map((reason) => reasonOf(reason, read.vocabulary, wordsFor(reason)))
  const cards = new Map(rows.map(({ id, card }) => [id, card]))
  return (id) => {
    const { missed: misses, nearby } = missed?.get(id) ?? { missed: [], nearby: [] }
    // In a list that was not loosened everyone meets all of them.
    const met = conditions.filter((from) => !misses.includes(from))
    const card = cards.get(id)
    return {
      Fit: read.requested.length > 0 ? fitOf(id) : null,
      Met: met,
      Widely: card ? widelyMet(read, card).filter((from) => met.includes(from)) : [],
      Missed: misses,
      Nearby: nearby,
      Found: words.get(id) ?? [],
    }
  }
}

type ConceptPart = Extract<QueryPart, { kind: 'concept' }>

const asTyped = { similar: false, filtered: false, instead: [] }
const none = {
  concept: null,
  texts: [],
  corrected: false,
  meant: null,
  mayMean: [],
  excluded: false,
  least: null,
  most: null,
}

function rupees(paise: number | undefined) {
  return paise === undefined ? null : rupeesOfPaise(paise)
}

/** What the words of a concept were corrected to, if it says more than the label. */
function meantBy(typed: string, { conceptIds, spelling }: ConceptPart, vocabulary: Vocabulary): string | null {
  if (spelling !== 'corrected') return null
  const { concepts = [], key = '' } = vocabulary.nearest(typed) ?? {}
  const meant = concepts.filter(({ id }) => conceptIds.includes(id))
  return fullerName(meant, key) ?? null
}

/** What a word that nobody has beside the rest, or at all, may be a mistake for; undefined for other parts. */
function meanings(part: QueryPart, vocabulary: Vocabulary): Pick<ReadPart, 'mayMean'> | undefined {
  if (part.kind !== 'word' || part.excluded || part.or || part.spelling === 'corrected') return undefined
  return { mayMean: mayMean(part.word, vocabulary) }
}

function shown(
  part: QueryPart,
  text: string,
  vocabulary: Vocabulary,
): Omit<ReadPart, 'from' | 'to' | 'kind' | 'dropped' | 'similar' | 'filtered' | 'instead'> {
  switch (part.kind) {
    case 'concept':
      return {
        ...none,
        concept: kindOf(part.conceptIds, vocabulary) ?? null,
        texts: [...(part.words ?? new Set(part.conceptIds.map((id) => vocabulary.conceptOf(id)?.label ?? '')))],
        corrected: part.spelling === 'corrected',
        meant: meantBy(text.slice(part.from, part.to), part, vocabulary),
        excluded: part.excluded,
      }
    case 'word':
    case 'phrase':
      return {
        ...none,
        texts: [...textsOf(part)],
        corrected: part.kind === 'word' && part.spelling === 'corrected',
        excluded: part.excluded,
      }
    case 'experience':
      return { ...none, least: part.leastMonths ?? null, most: part.mostMonths ?? null }
    case 'pay':
      return { ...none, least: rupees(part.least), most: rupees(part.most) }
    case 'level':
      return { ...none, texts: [part.level] }
    case 'work':
      return { ...none, texts: [part.way] }
    case 'passing':
      return { ...none, least: part.leastYear, most: part.mostYear ?? null }
    case 'joining':
      return { ...none, most: part.withinDays }
  }
}

function isCity([id = 0]: readonly number[], { conceptOf }: Vocabulary): boolean {
  return conceptOf(id)?.kind === 'city'
}

/** The words of a search as they were understood, for its chips; `isEmpty` if they found nothing. */
export function readingOf(
  read:
    | (Pick<ReadTerm, 'query' | 'vocabulary' | 'instead'> &
        Partial<
          Pick<ReadTerm, 'names' | 'leftOut' | 'leftOutWords' | 'insteadOfWord' | 'isSimilarOnly' | 'isFilteredOut'>
        > & {
          excluded?: readonly { from: number; saidBy?: readonly string[] }[]
          dropsCities?: boolean
          missing?: readonly number[]
          raised?: { from: number; level: string } | undefined
        })
    | undefined,
  isEmpty = false,
): ReadPart[] {
  if (!read) return []
  const { instead, insteadOfWord, names = [], leftOut = [], leftOutWords = [], excluded = [], vocabulary } = read
  const [lead] = requestedConcepts(read.query, vocabulary)
  const { text, unsearched } = read.query
  const ofParts = read.query.parts.map((part): ReadPart => {
    const { from, kind } = part
    const isLeftOut =
      part.kind === 'concept' &&
      (leftOut.includes(part.conceptIds) || (read.dropsCities === true && isCity(part.conceptIds, vocabulary)))
    const isLead = part.kind === 'concept' ? part.conceptIds === lead?.conceptIds : from === insteadOfWord
    const isReplaced = isLead || read.missing?.includes(from) === true
    const isLeftOutWord = part.kind === 'word' && !part.excluded && leftOutWords.includes(from)
    const dropped = isLeftOut || (isLeftOutWord && !isReplaced)
    const labels = instead && isReplaced ? new Set(instead.map((id) => vocabulary.conceptOf(id)?.label ?? '')) : []
    const others = read.raised?.from === from ? [read.raised.level] : [...labels]
    const similar = read.isSimilarOnly === true && isReplaced
    const filtered = similar && read.isFilteredOut === true
    const { saidBy = [] } = excluded.find((one) => one.from === from) ?? {}
    const isUnknown = (dropped || isEmpty) && !names.includes(from)
    const said = { ...shown(part, text, vocabulary), ...(isUnknown && meanings(part, vocabulary)) }
    // Without one part of it, the rest of a list would be asked for.
    const { list = part } = part
    const reading = { from: list.from, to: list.to, kind, dropped, similar, filtered, instead: others, ...said }
    // A domain is excluded by what people say.
    return saidBy.length > 0 ? { ...reading, kind: 'phrase', texts: [...saidBy] } : reading
  })
  const neverSearched = unsearched.map(({ why, from, to }): ReadPart => {
    return { ...none, from, to, kind: why, texts: [text.slice(from, to)], dropped: true, ...asTyped }
  })
  return [...ofParts, ...neverSearched]
}
