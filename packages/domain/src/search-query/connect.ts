import type { SpelledWord } from '../spelling/spelling.ts'
import type { QueryPart, TextRange } from './query-parts.ts'
import { isNeverSearched, type Segment } from './segments.ts'
import { isDashBefore } from './wanted/exclusions/dash-before.ts'
import { excludedFiller, withoutFiller } from './wanted/exclusions/excluded-fillers.ts'
import type { Item } from './wanted/exclusions/excluded-lists.ts'
import { withoutIt } from './wanted/exclusions/opposites.ts'
import { isNegation, type Meaning } from './words/phrases.ts'

/** Where 'junior' ends and 'senior' begins in Indian job advertisements. */
export const seniorMonths = 36

function wordAt(text: string, { from, to }: TextRange): QueryPart {
  return { kind: 'word', word: text.slice(from, to), excluded: false, from, to }
}

function meaningPart(text: string, meaning: Meaning, from: number, to: number): QueryPart[] {
  switch (meaning) {
    case 'Fresher':
    case 'Experienced':
      return [{ kind: 'level', level: meaning, from, to }]
    case 'trainee':
      return [{ kind: 'level', level: 'Fresher', from, to }]
    case 'senior':
      return [{ kind: 'experience', leastMonths: seniorMonths, mostMonths: undefined, from, to }]
    case 'junior':
      return [{ kind: 'experience', leastMonths: undefined, mostMonths: seniorMonths, from, to }]
    case 'immediate':
      return [{ kind: 'joining', withinDays: 0, from, to }]
    case 'remote':
    case 'onSite':
    case 'partTime':
    case 'fullTime':
    case 'internship':
    case 'freelance':
    case 'hybrid':
      return [{ kind: 'work', way: meaning, from, to }]
    case 'workplace':
    case 'ofPlace':
      return [wordAt(text, { from, to })]
    default:
      return []
  }
}

/**
 * Two names in one word share its position: the second begins where the first ends, or in the middle if that is
 * unknown.
 */
function positionsOf(segment: Segment, words: readonly SpelledWord[], twins: readonly Segment[]) {
  const from = words[segment.first]?.from ?? 0
  const to = words[segment.end - 1]?.to ?? 0
  if (twins.length < 2) return { from, to }
  const cut = (segment.kind === 'word' ? undefined : segment.cut) ?? Math.floor((from + to) / 2)
  return segment === twins[0] ? { from, to: cut } : { from: cut, to }
}

function partsOfSegment(
  text: string,
  segment: Segment,
  words: readonly SpelledWord[],
  all: readonly Segment[],
): QueryPart[] {
  const twins = all.filter(({ first }) => first === segment.first)
  const { from, to } = positionsOf(segment, words, twins)
  const first = words[segment.first]
  const excluded = first !== undefined && isDashBefore(text, first)
  // Of two names in one word, only the first has the dash.
  const range = { from: excluded && from === first.from ? from - 1 : from, to }
  if (segment.kind === 'phrase') {
    if (excluded && segment.meaning === 'nothing') {
      const filler = text.slice(from, to)
      const meant = meaningPart(text, withoutFiller(filler), range.from, to)
      return meant.length > 0 ? meant : excludedFiller(filler, range)
    }
    const parts = meaningPart(text, segment.meaning, from, to)
    return excluded ? parts.flatMap((part) => withoutIt({ ...part, ...range })) : parts
  }
  if (segment.kind === 'word') {
    const { meant } = segment
    return [
      {
        kind: 'word',
        word: meant ?? text.slice(from, to),
        ...(meant && { spelling: 'corrected' }),
        excluded,
        ...range,
      },
    ]
  }
  const conceptIds = [...new Set(segment.concepts.map(({ id }) => id))]
  return [{ kind: 'concept', conceptIds, spelling: segment.spelling, excluded, ...range }]
}

/** Whether what a name of several words was read as goes with its other pieces: 'tally accountant', 'punepython'. */
function nameOf(segment: Segment, all: readonly Segment[]): number | undefined {
  if (segment.kind === 'concept' && segment.ofName !== undefined) return segment.ofName
  return all.filter(({ first }) => first === segment.first).length > 1 ? segment.first : undefined
}

/** The segments of a text as what may be excluded, and what excludes it. */
export function itemsOf(text: string, segments: readonly Segment[], words: readonly SpelledWord[]): Item[] {
  return segments.flatMap((segment): Item[] => {
    const range = { from: words[segment.first]?.from ?? 0, to: words[segment.end - 1]?.to ?? 0 }
    const meaning = segment.kind === 'phrase' ? segment.meaning : undefined
    if (isNegation(meaning)) return [{ ...range, says: meaning, part: wordAt(text, range) }]
    const name = nameOf(segment, segments)
    const parts = partsOfSegment(text, segment, words, segments)
    // What is not searched can't be excluded either, and nothing beside it instead.
    if (parts.length === 0) return isNeverSearched(meaning) ? [range] : []
    return parts.map((part) => ({ from: part.from, to: part.to, part, name }))
  })
}
