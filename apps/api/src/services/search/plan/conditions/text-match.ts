import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import { requestedConcepts } from '@pramaan/domain/fit'
import { anyLocation } from '@pramaan/domain/options'
import { typedPhoneDigits } from '@pramaan/domain/phone'
import { positionFrom } from '@pramaan/domain/search'
import { textsOf, type WrittenPart } from '@pramaan/domain/search-query'
import type { ReadTerm } from '../../understand/read-term.ts'
import type { ResolvedSearch } from '../../understand/resolve-search.ts'
import { foldWords } from '../../words/fold.ts'
import { exactWord, phoneWord, positionedWord, schoolWords, soundWord } from '../../words/tagged-words.ts'

/** A tsquery's text, or that nothing can match: a text without a single letter or digit. */
export type TextMatch = { query: string } | 'nothing'

function beginnings(words: readonly string[]) {
  return words.map((word) => `${quoteLexeme(word)}:*`).join(' & ')
}

function termMatch(term: string, staff: boolean) {
  const words = beginnings(foldWords(term))
  if (!staff) return words
  if (term.includes('@')) return `${quoteLexeme(exactWord('email', term))}:*`
  const digits = typedPhoneDigits(term)
  return digits === undefined ? words : `(${words}) | ${quoteLexeme(phoneWord(digits))}:*`
}

/** The words and phrases of a term that are no concepts and are looked for, or must not be there. */
export function writtenParts({ query, leftOutWords }: ReadTerm): WrittenPart[] {
  return query.parts.filter(
    (part) => part.kind === 'phrase' || (part.kind === 'word' && !leftOutWords.includes(part.from)),
  ) as WrittenPart[]
}

/**
 * The words beside a title or skill that only order the list if hardly anybody has them: not a name, which
 * is typed to find a person.
 */
export function wishedWords(read: ReadTerm): WrittenPart[] {
  if (requestedConcepts(read.query, read.vocabulary).length === 0) return []
  return writtenParts(read).filter(
    ({ kind, excluded, from }) => kind === 'word' && !excluded && !read.names.includes(from),
  )
}

/** What a candidate's words must be: each word the start of one, or a name by its sound; of a phrase all as they are. */
export function writtenMatch(part: WrittenPart): string {
  const match = anyOf(textsOf(part), part.kind === 'phrase' ? quoteLexeme : wordOrName)
  const without = excludedFrom(part.excluded, match)
  return part.excluded && part.kind === 'word' && match !== '' ? `(${without} | ${onlyEarlier(part)})` : without
}

/** Who has a word in the title of work that they did before, and in none now, does not do that work any more. */
function onlyEarlier(part: WrittenPart): string {
  const at = (...positions: Parameters<typeof positionedWord>[0][]) =>
    positions
      .map((position) => anyOf(textsOf(part), (word) => `${quoteLexeme(positionedWord(position, word))}:*`))
      .map((match) => `(${match})`)
      .join(' | ')
  return `(${at('earlier')} & ${excludedFrom(true, at('title', 'role', 'skill'))})`
}

/** The texts as a tsquery that is met by all words of one of them; a text without a letter or digit matches nobody. */
export function anyOf(texts: readonly string[], matchOf: (word: string) => string): string {
  const matches = texts.map((text) => foldWords(text).map(matchOf).join(' & ')).filter((match) => match !== '')
  return matches.length > 1 ? matches.map((match) => `(${match})`).join(' | ') : matches.join('')
}

/** Shorter keys match too many names. */
const shortestSound = 3

function wordOrName(word: string) {
  return orSound(`${quoteLexeme(word)}:*`, word)
}

/** What is matched, or a name that sounds like the word. */
export function orSound(match: string, word: string) {
  const sound = soundWord(word)
  return sound && sound.length >= '=sound='.length + shortestSound ? `(${match} | ${quoteLexeme(sound)})` : match
}

/**
 * Filtered skills that are in no list: each of their words must start one of the candidate's words, or for excluded
 * skills none may; and excluded domains.
 */
function skillMatches(skills: ResolvedSearch['skills']): string[] {
  if (!skills) return []
  const unknown = ({ conceptIds }: { conceptIds: readonly number[] }) => conceptIds.length === 0
  const words = ({ text }: { text: string }) => beginnings(foldWords(text))
  return [
    ...skills.must.filter(unknown).map(words),
    ...skills.without
      .map((skill) => (unknown(skill) && skill.match === '' ? words(skill) : skill.match))
      .filter((match) => match !== '')
      .map((match) => excludedFrom(true, match)),
  ]
}

function excludedFrom(excluded: boolean, match: string) {
  return excluded && match !== '' ? `!(${match})` : match
}

function locationMatch(location: string) {
  const full = [exactWord('location', location), exactWord('location', anyLocation)]
  return full.map(quoteLexeme).join(' | ')
}

/** Whether anything of this part of a search's text was read. */
function isRead(read: ReadTerm | undefined, { from: start = 0, to: end = Number.POSITIVE_INFINITY }): boolean {
  const { parts = [], unsearched = [] } = read?.query ?? {}
  return [...parts, ...unsearched].some(({ from }) => from >= start && from < end)
}

/**
 * The text conditions of a search: each word of the term must start one of the candidate's; a place, degree or
 * college that is not in our lists is matched by its text. `besides` are words that are matched elsewhere. Undefined if
 * there are none.
 */
export function textMatch(
  filters: CandidateFilters,
  ids: ResolvedSearch,
  staff: boolean,
  besides: readonly WrittenPart[] = [],
): TextMatch | undefined {
  const { term, searchTitle, location, degree, collegeID, collegeName } = filters
  const parts = [
    ...skillMatches(ids.skills),
    ...(ids.read?.excluded ?? []).flatMap(({ match }) => (match === '' ? [] : excludedFrom(true, match))),
    ...(ids.read
      ? writtenParts(ids.read)
          .filter((part) => !besides.includes(part))
          .map(writtenMatch)
      : []),
    ...(term === undefined || isRead(ids.read, { to: positionFrom(term) }) ? [] : [termMatch(term, staff)]),
    ...(searchTitle === undefined || isRead(ids.read, { from: positionFrom(term) })
      ? []
      : [beginnings(foldWords(searchTitle))]),
    ...(isUnlisted(location, ids.locationId) ? [locationMatch(location)] : []),
    ...(degree === undefined || ids.degreeId !== undefined ? [] : [quoteLexeme(exactWord('degree', degree))]),
    ...(collegeName === undefined || collegeID !== undefined ? [] : [beginnings(schoolWords(collegeName))]),
  ]
  if (parts.length === 0) return undefined
  return parts.includes('') ? 'nothing' : { query: parts.map((part) => `(${part})`).join(' & ') }
}

/** Values of the place filter that match every candidate. */
const everywhere = ['All', 'All India']

/** Whether the filter names a place without an id; 'Anywhere' has its own. */
function isUnlisted(location: string | undefined, locationId: number | undefined): location is string {
  return namesLocation(location) && location !== anyLocation && locationId === undefined
}

/** Whether the location filter names a place; 'All' does not (002, section 2.4). */
export function namesLocation(location: string | undefined): location is string {
  return location !== undefined && !everywhere.includes(location)
}
