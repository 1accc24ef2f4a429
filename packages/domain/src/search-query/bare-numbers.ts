import type { ConceptKind, Vocabulary } from '../concept/concept.ts'
import { isAge, type WrittenYears } from './amounts/ages.ts'
import { type Matched, matchesOf, numberOf, pieces } from './amounts/amounts.ts'
import { passingOfYears, yearsPattern } from './amounts/passing.ts'
import type { Reading } from './passes/reading.ts'
import type { QueryPart, TextRange, Unsearched } from './query-parts.ts'

const { start } = pieces
const number = '\\d{1,2}(?:\\.\\d)?'
const to = '\\s*(?:-|–|—|to|se|से|ते)\\s*'
/** What is counted instead of years, behind a number or before it. */
const others =
  'class(?:es)?|std|standard|grade|level|section|category|ward|phase|shift|floor|कक्षा|इयत्ता|वर्ग|hours?|hrs?|days?|weeks?|months?|k|km|%|people|persons?|candidates?|positions?|openings?|vacanc(?:y|ies)|seats?|members?|nos?|pass'
const bareYears = new RegExp(
  `(?<!(?<![\\p{L}\\p{M}])(?:${others})\\.?\\s*)${start}(?<low>${number})(?:\\s*\\+|${to}(?<high>${number})\\s*\\+?)` +
    `(?!\\s*\\+?\\s*[\\p{N}./:-])(?!\\s*(?:${others})(?![\\p{L}\\p{M}]))(?![\\p{L}\\p{M}])`,
  'gu',
)
const bareYear = new RegExp(`${start}${yearsPattern}(?![\\p{L}\\p{M}\\p{N}])`, 'gu')
/** More years than this nobody asks for. */
const mostYears = 40
/** A longer number is part of a phone's or a place's. */
const loneNumber = /^\p{Nd}{1,4}$/u

function isNumber(part: QueryPart | undefined): boolean {
  return part?.kind === 'word' && !part.excluded && loneNumber.test(part.word)
}

function isOf(part: QueryPart | undefined, kinds: readonly ConceptKind[], vocabulary: Vocabulary): boolean {
  if (part?.kind !== 'concept' || part.excluded) return false
  return part.conceptIds.some((id) => kinds.includes(vocabulary.conceptOf(id)?.kind ?? 'city'))
}

const bound = new RegExp(`^(?:${pieces.leastBefore}|${pieces.mostBefore})$`, 'u')
const isBehind = new RegExp(`^(?:${pieces.leastAfter}|${pieces.mostAfter})$`, 'iu')
const duration = /^(?:hours?|hrs?|days?|weeks?|months?)$/u

/** A number without a meaning, or what belongs to such a number: the bound before it, the unit behind it. */
function isOfNumber(part: QueryPart, at: number, parts: readonly QueryPart[]): boolean {
  if (isNumber(part)) return true
  if (part.kind !== 'word' || part.excluded) return false
  const word = part.word.toLowerCase()
  return (bound.test(word) && isNumber(parts[at + 1])) || (duration.test(word) && isNumber(parts[at - 1]))
}

/** Several people, as in '2-3 drivers', and not years. */
function isSeveral(part: QueryPart | undefined, { text, vocabulary }: Reading): boolean {
  return isOf(part, ['title'], vocabulary) && /s$/iu.test(text.slice(part?.from, part?.to))
}

function yearsOf({ from, to: last, pieces: found }: Matched): QueryPart[] {
  const [low = 0, high] = [numberOf(found.low), numberOf(found.high)]
  if (Math.max(low, high ?? 0) > mostYears || (high !== undefined && high < low) || (high === undefined && low === 0))
    return []
  const [leastMonths, mostMonths] = [Math.round(low * 12) || undefined, high && Math.round(high * 12)]
  return [{ kind: 'experience', leastMonths, mostMonths, from, to: last }]
}

type Around = { before: readonly QueryPart[]; next: QueryPart | undefined }

/** The parts with those in place of the numbers that a match has; nothing but numbers may be there. */
function replaced(parts: readonly QueryPart[], match: Matched, partsOf: (around: Around) => QueryPart[]): QueryPart[] {
  const before = parts.filter(({ to: end }) => end <= match.from)
  const after = parts.filter(({ from }) => from >= match.to)
  const inside = parts.slice(before.length, parts.length - after.length)
  if (inside.length === 0 || !inside.every(isNumber)) return [...parts]
  const read = partsOf({ before, next: after[0] })
  return read.length === 0 ? [...parts] : [...before, ...read, ...after]
}

/** Of 'java 3-5' and '3+ java' the numbers are years. */
function withYears(parts: readonly QueryPart[], reading: Reading): QueryPart[] {
  const { plain, vocabulary } = reading
  if (!parts.some((part) => isOf(part, ['title', 'skill'], vocabulary))) return [...parts]
  let read = [...parts]
  const isNew = (part: QueryPart) => part.kind === 'experience' && !parts.includes(part)
  for (const match of matchesOf(plain, bareYears)) {
    if (read.some(isNew)) break
    read = replaced(read, match, ({ before, next }) => {
      const previous = before.at(-1)
      const isBeside = previous ? previous.kind !== 'word' : next?.kind === 'concept' && !isSeveral(next, reading)
      return isBeside ? yearsOf(match) : []
    })
  }
  // 'senior' is read as years too: written ones say more.
  return read.some(isNew) ? read.filter((part) => part.kind !== 'experience' || isNew(part)) : read
}

/** Of 'b.tech 2026' the number is the year of passing, also with the subject before it. */
function withPassing(parts: readonly QueryPart[], { plain, vocabulary }: Reading): QueryPart[] {
  let read = [...parts]
  for (const match of matchesOf(plain, bareYear))
    read = replaced(read, match, ({ before, next }) => {
      const [subject, previous] = [before.at(-2), before.at(-1)]
      const isAfter =
        isOf(previous, ['degree'], vocabulary) ||
        (isOf(subject, ['degree'], vocabulary) && isOf(previous, ['domain'], vocabulary))
      const isBefore = isOf(next, ['degree'], vocabulary) && !isOf(previous, ['skill'], vocabulary)
      return isAfter || isBefore ? passingOfYears(match) : []
    })
  return read
}

const bareBound = new RegExp(
  `${start}(?:(?<most>${pieces.mostBefore})|(?<least>${pieces.leastBefore}))\\s*(?<low>\\d{2})(?!\\s*[\\p{N}./:%-])(?!\\s*(?:${others})(?![\\p{L}\\p{M}]))(?![\\p{L}\\p{M}])`,
  'gu',
)

const boundBehind = new RegExp(
  `${start}(?<low>\\d{2})\\s*(?:(?<most>${pieces.mostAfter})|(?<least>${pieces.leastAfter}))(?!\\s*\\p{N})(?![\\p{L}\\p{M}\\p{N}])`,
  'gu',
)

/** Numbers without a unit that are someone's age: '18-25', '18+', 'under 30'. */
function agesAmong(parts: readonly QueryPart[], { plain, silent }: Reading): Unsearched[] {
  const ranges = matchesOf(plain, bareYears).map((match) => {
    const high = numberOf(match.pieces.high)
    return { match, bound: high === undefined ? ('least' as const) : undefined, high }
  })
  const bounds = [bareBound, boundBehind]
    .flatMap((bounded) => matchesOf(plain, bounded))
    .map((match) => {
      return { match, bound: match.pieces.most ? ('most' as const) : ('least' as const), high: undefined }
    })
  return [...ranges, ...bounds].flatMap(({ match, bound, high }) => {
    const years: WrittenYears = { low: numberOf(match.pieces.low) ?? 0, high, bound }
    const { from, to: last } = match
    const range = { from, to: last }
    const isTaken =
      silent.some((one) => isIn(one, range)) || parts.some((part) => isIn(part, range) && !isOfBound(part))
    return isTaken || !isAge(years, match, plain) ? [] : [{ from, to: last, why: 'personal' }]
  })
}

function isIn(part: TextRange, { from, to: last }: TextRange): boolean {
  return part.from < last && from < part.to
}

function isOfBound(part: QueryPart): boolean {
  return isNumber(part) || (part.kind === 'word' && (bound.test(part.word.toLowerCase()) || isBehind.test(part.word)))
}

/**
 * Parts in which numbers without a unit are what they most likely count: years beside work, the year of passing beside
 * a degree; and those that are an age. Any other short number is left out with its bound or unit, as nobody is found by
 * it; one alone stays as it is.
 */
export function withBareNumbers(reading: Reading): Partial<Reading> {
  const { parts, silent, written } = reading
  const saysYears = written.some(({ kind }) => kind === 'experience')
  const ages = agesAmong(parts, reading)
  const ageless = parts.filter((part) => !ages.some((age) => isIn(part, age)))
  const dated = withPassing(ageless, reading)
  const read = saysYears ? dated : withYears(dated, reading)
  const meant = read.filter((part, at) => !isOfNumber(part, at, read))
  return { parts: meant.length > 0 ? meant : read, silent: [...silent, ...ages] }
}
