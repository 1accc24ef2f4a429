import type { readPart } from '@pramaan/contract/search/match'
import { fullerName, type Vocabulary } from '@pramaan/domain/concept'
import { kindOf, requestedConcepts } from '@pramaan/domain/fit'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { mayMean, type QueryPart, textsOf } from '@pramaan/domain/search-query'
import type { z } from 'zod'
import type { ReadTerm } from './read-term.ts'

type ReadPart = z.input<typeof readPart>
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
