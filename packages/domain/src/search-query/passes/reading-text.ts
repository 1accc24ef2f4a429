import type { Vocabulary } from '../../concept/concept.ts'
import { type QueryPart, type SearchQuery, textsOf } from '../query-parts.ts'
import type { Item, Reading, Segment } from './reading.ts'

const lakh = 1_00_000_00

function rangeText(least: number | undefined, most: number | undefined, unit: number): string {
  const text = (number: number | undefined) =>
    number === undefined ? '' : String(Math.round((number * 100) / unit) / 100)
  return `${text(least)}-${text(most)}`
}

function labelsOf(conceptIds: readonly number[], vocabulary: Vocabulary): string {
  return conceptIds.map((id) => vocabulary.conceptOf(id)?.label).join('|')
}

/** A part as one writes it down: '-PHP' is excluded, '~Java' corrected, 'Java|Python' either, 'years 3-5', 'lakh -4'. */
export function partText(part: QueryPart, vocabulary: Vocabulary): string {
  const sign = 'excluded' in part && part.excluded ? '-' : ''
  switch (part.kind) {
    case 'concept':
      return `${sign}${part.spelling === 'corrected' ? '~' : ''}${labelsOf(part.conceptIds, vocabulary)}`
    case 'experience':
      return `years ${rangeText(part.leastMonths, part.mostMonths, 12)}`
    case 'pay':
      return `lakh ${rangeText(part.least, part.most, lakh)}`
    case 'passing':
      return `passed ${part.leastYear}-${part.mostYear ?? ''}`
    case 'level':
      return part.level
    case 'joining':
      return part.withinDays === 0 ? 'immediate' : `within ${part.withinDays} days`
    case 'work':
      return part.way
    case 'phrase':
      return `${sign}${textsOf(part)
        .map((text) => `"${text}"`)
        .join('|')}`
    default:
      return `${sign}word ${textsOf(part).join('|')}`
  }
}

/** A query as it was read, with what is not searched in brackets. */
export function queryText({ text, parts, unsearched }: SearchQuery, vocabulary: Vocabulary): string {
  const silent = unsearched.map(({ from, to, why }) => ({ from, said: `(${why}: ${text.slice(from, to)})` }))
  const asked = parts.map((part) => ({ from: part.from, said: partText(part, vocabulary) }))
  return inOrder([...asked, ...silent])
}

function inOrder(some: readonly { from: number; said: string }[]): string {
  return some
    .toSorted((one, other) => one.from - other.from)
    .map(({ said }) => said)
    .join(' · ')
}

function segmentText(segment: Segment, typed: string, vocabulary: Vocabulary): string {
  if (segment.kind === 'phrase') return `(${segment.meaning}: ${typed})`
  if (segment.kind === 'word') return `word ${segment.meant ?? typed}`
  const ids = [...new Set(segment.concepts.map(({ id }) => id))]
  return `${segment.spelling === 'corrected' ? '~' : ''}${labelsOf(ids, vocabulary)}`
}

function itemText({ part, says, from, to }: Item, { text, vocabulary }: Reading): string {
  const typed = text.slice(from, to)
  return says ? `(${says}: ${typed})` : part ? partText(part, vocabulary) : `(${typed})`
}

/** What was read so far, as the phase has it: names and words, items, or parts. */
export function readingText(reading: Reading, phase: 'segments' | 'items' | 'parts'): string {
  const { text, vocabulary, words, segments, items, parts, written, silent, unsearched } = reading
  if (phase === 'parts') return queryText({ text, parts, unsearched }, vocabulary)
  if (phase === 'items') return inOrder(items.map((item) => ({ from: item.from, said: itemText(item, reading) })))
  const typed = ({ from, to }: { from: number; to: number }) => ({ from, said: text.slice(from, to) })
  const ofWords = segments.map((segment) => {
    const [from, to] = [words[segment.first]?.from ?? 0, words[segment.end - 1]?.to ?? 0]
    return { from, said: segmentText(segment, text.slice(from, to), vocabulary) }
  })
  const before = written.map((part) => ({ from: part.from, said: partText(part, vocabulary) }))
  const unasked = silent.map((one) => ({ from: one.from, said: `(${one.why}: ${text.slice(one.from, one.to)})` }))
  return inOrder([...before, ...unasked, ...(segments.length > 0 ? ofWords : words.map(typed))])
}
