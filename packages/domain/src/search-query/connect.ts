import type { SpelledWord } from '../spelling/spelling.ts'
import type { Item, Reading, Segment } from './passes/reading.ts'
import type { QueryPart, TextRange } from './query-parts.ts'
import { isNeverSearched } from './segments.ts'
import { isDashBefore } from './wanted/exclusions/dash-before.ts'
import { excludedFiller, withoutFiller } from './wanted/exclusions/excluded-fillers.ts'
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

function partsOfSegment(text: string, segment: Segment, words: readonly SpelledWord[]): QueryPart[] {
  const from = words[segment.first]?.from ?? 0
  const to = words[segment.end - 1]?.to ?? 0
  const first = words[segment.first]
  const excluded = first !== undefined && isDashBefore(text, first)
  const range = { from: excluded ? from - 1 : from, to }
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

/** The first word of what was typed as one: 'pythonpune'. */
function startOfJoined(at: number, words: readonly SpelledWord[]): number {
  const [before, word] = [words[at - 1], words[at]]
  return before && word && before.to === word.from ? startOfJoined(at - 1, words) : at
}

/** The name that what was read goes with, in all its pieces: 'tally accountant', 'punepython'. */
function nameOf(segment: Segment, words: readonly SpelledWord[]): number {
  const ofName = segment.kind === 'concept' ? segment.ofName : undefined
  return ofName ?? startOfJoined(segment.first, words)
}

/** What was read of a text as what may be excluded, and what excludes it. */
export function itemsOf({ text, segments, words, written, silent }: Reading): Partial<Reading> {
  const ofWords = segments.flatMap((segment): Item[] => {
    const range = { from: words[segment.first]?.from ?? 0, to: words[segment.end - 1]?.to ?? 0 }
    const meaning = segment.kind === 'phrase' ? segment.meaning : undefined
    if (isNegation(meaning)) return [{ ...range, says: meaning, part: wordAt(text, range) }]
    const name = nameOf(segment, words)
    const parts = partsOfSegment(text, segment, words)
    // What is not searched can't be excluded either, and nothing beside it instead.
    if (parts.length === 0) return isNeverSearched(meaning) ? [range] : []
    return parts.map((part) => ({ from: part.from, to: part.to, part, name }))
  })
  const readBefore = [
    ...written.map((part): Item => ({ from: part.from, to: part.to, part })),
    ...silent.map(({ from, to }) => ({ from, to })),
  ]
  return { items: [...readBefore, ...ofWords].sort((one, other) => one.from - other.from) }
}

/** The items without a rank where the years are written: they say more than 'senior', which is read as years too. */
export function withoutRanksBesideYears({ items, written }: Reading): Partial<Reading> {
  const saysYears = written.some(({ kind }) => kind === 'experience')
  const isRank = ({ part }: Item) => part?.kind === 'experience' && !written.includes(part)
  return { items: items.map((item) => (saysYears && isRank(item) ? { from: item.from, to: item.to } : item)) }
}
