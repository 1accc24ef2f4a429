import type { SpelledWord } from '../spelling/spelling.ts'
import type { QueryPart, TextRange } from './query-parts.ts'
import { isNeverSearched, type Segment } from './segments.ts'
import { isDashBefore } from './wanted/dash-before.ts'
import { excludedFiller, withoutFiller } from './wanted/excluded-fillers.ts'
import type { Meaning } from './words/phrases.ts'

/** Where 'junior' ends and 'senior' begins in Indian job advertisements. */
const seniorMonths = 36

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
      return [{ kind: 'work', way: meaning, from, to }]
    case 'workplace':
      return [{ kind: 'word', word: text.slice(from, to), excluded: false, from, to }]
    default:
      return []
  }
}

const opposites = { remote: 'onSite', onSite: 'remote', partTime: 'fullTime', fullTime: 'partTime' } as const

/** A condition that is not wanted: 'no freshers' asks for experienced people; none if nothing is its opposite. */
function oppositeOf(part: QueryPart): QueryPart[] {
  if (part.kind === 'level')
    return [{ ...part, level: part.level === 'Fresher' ? 'Experienced' : 'Fresher', strict: true }]
  if (part.kind === 'experience')
    return [{ ...part, leastMonths: part.mostMonths, mostMonths: part.leastMonths, strict: true }]
  if (part.kind === 'work' && part.way !== 'internship' && part.way !== 'freelance')
    return [{ ...part, way: opposites[part.way], strict: true }]
  return part.kind === 'work' || part.kind === 'joining' ? [] : [part]
}

/** A part that is not wanted, if it can be; its range begins at the word that says so and ends with it. */
function withoutIt(part: QueryPart, range: Partial<TextRange>): QueryPart[] {
  if (isExcludable(part)) return [{ ...part, excluded: true, ...range }]
  return oppositeOf(part).map((opposite) => (opposite === part ? part : { ...opposite, ...range }))
}

function isExcludable(part: QueryPart | undefined): part is Extract<QueryPart, { excluded: boolean }> {
  return part !== undefined && 'excluded' in part
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
    return excluded ? parts.flatMap((part) => withoutIt(part, range)) : parts
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

/**
 * Segments as parts, with those that 'not' and the like exclude. `isFree` says whether two positions have nothing else
 * between them, such as years: 'not' would belong to that instead, and exclude no segment.
 */
export function partsOf(
  text: string,
  segments: readonly Segment[],
  words: readonly SpelledWord[],
  isFree: (from: number, to: number) => boolean,
): QueryPart[] {
  const parts: QueryPart[] = []
  let notFrom: number | undefined
  // What is not searched can't be excluded either, and nothing before it instead.
  let unsearchedTo = 0
  for (const segment of segments) {
    const meaning = segment.kind === 'phrase' ? segment.meaning : undefined
    const from = words[segment.first]?.from ?? 0
    const to = words[segment.end - 1]?.to ?? from
    const last = parts.at(-1)
    if (meaning === 'notNext') notFrom = from
    if (isNeverSearched(meaning)) {
      notFrom = undefined
      unsearchedTo = to
    }
    if (meaning === 'notLast') {
      notFrom = undefined
      if (last && last.to >= unsearchedTo && isFree(last.to, from)) parts.splice(-1, 1, ...withoutIt(last, { to }))
    }
    for (const part of partsOfSegment(text, segment, words, segments)) {
      const isTakenOut = notFrom !== undefined && isFree(notFrom, part.from)
      parts.push(...(isTakenOut ? withoutIt(part, { from: notFrom ?? part.from }) : [part]))
      notFrom = undefined
    }
  }
  return parts
}
