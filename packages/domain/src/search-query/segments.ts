import type { Concept, SpellingInWords } from '../concept/concept.ts'
import { longestOf } from '../concept/vocabulary.ts'
import type { SpelledWord } from '../spelling/spelling.ts'
import type { Reading, Segment } from './passes/reading.ts'
import { type Meaning, meaningOf, phraseVocabulary } from './words/phrases.ts'

type Found = SpellingInWords & { meaning: Meaning | undefined }

/** Shorter neighbours are not joined into one word: 'in it' is not a name, though its letters are. */
const leastJoined = 5

function hasFillerAtEdge(words: readonly SpelledWord[], first: number, end: number): boolean {
  return [words[first], words[end - 1]].some((word) => word && isFiller(word))
}

/** Whether words are initials with dots between them: the 'C.A.' of 'C.A. Inter'. */
function isInitials(text: string, words: readonly SpelledWord[]): boolean {
  return /^\p{L}(?:\.\s?\p{L})+$/u.test(text.slice(words[0]?.from, words.at(-1)?.to))
}

/** Whether a word alone has no meaning for a search. */
function isFiller(word: SpelledWord): boolean {
  const found = phraseVocabulary().exact(word.folded)
  return found.length > 0 && isSilent(meaningOf(found))
}

function isWrittenAsName(text: string, { from, to }: SpelledWord): boolean {
  const written = text.slice(from, to)
  return written !== written.toLowerCase() && written === written.toUpperCase() && text !== text.toUpperCase()
}

/** A phrase wins over a concept of the same words, unless it is written as a name, in capitals or with dots: 'IT', 'M.E.'. */
function wins(text: string, words: readonly SpelledWord[], found: Found, phrases: readonly Found[]): boolean {
  const { first, end, length } = found
  const [word] = words.slice(first, end)
  const hasDots = isInitials(text, words.slice(first, end))
  const isJoined = end - first > 1 && length < leastJoined && hasFillerAtEdge(words, first, end)
  if (isJoined && !hasDots) return false
  if (phrases.some((phrase) => isConditionAtEdge(found, phrase))) return false
  const same = phrases.find((phrase) => phrase.first === first && phrase.end === end)
  if (!same || hasDots) return true
  // A filler alone asks for nothing, so of 'CHA' alone the work is meant.
  const isAll = first === 0 && end === words.length && words.length === 1 && text === text.toUpperCase()
  return same.meaning === 'nothing' && word !== undefined && (isAll || isWrittenAsName(text, word))
}

/** Whether a spelling begins or ends with a word that is a condition by itself, such as 'fresher'. */
function isConditionAtEdge({ first, end }: Found, phrase: Found): boolean {
  const isInside = first <= phrase.first && phrase.end <= end && phrase.end - phrase.first < end - first
  return isInside && (phrase.first === first || phrase.end === end) && isCondition(phrase.meaning)
}

type Spellings = { phrases: readonly Found[]; concepts: readonly Found[] }

/**
 * The ranks and personal words before or after a shorter spelling of the same concept: in 'senior accountant' and
 * 'female receptionist', not in 'senior secondary teacher' and 'delivery boy'. A name with 'trainee' in it says more than
 * the rest alone, see `withTrainees`.
 */
function ranksBeside({ phrases, concepts }: Spellings): Found[] {
  return phrases.filter(({ first, end, meaning }) => {
    const isSplit = (found: Found, rest: Found) =>
      (found.first === first && rest.first === end && rest.end === found.end) ||
      (found.end === end && rest.end === first && rest.first === found.first)
    const isOf = (found: Found) => (one: Concept) => found.concepts.includes(one)
    // Of 'sales girl' the rest means more than that.
    const isSame = (found: Found, rest: Found) =>
      meaning === 'personal' ? rest.concepts.every(isOf(found)) : rest.concepts.some(isOf(found))
    return (
      (meaning === 'personal' || (isRank(meaning) && meaning !== 'trainee')) &&
      concepts.some((found) => concepts.some((rest) => isSplit(found, rest) && isSame(found, rest)))
    )
  })
}

/** An intern among people is a fresher, among jobs an internship; who looks for jobs at a campus is a fresher. */
function meaningFor(meaning: Meaning, readsRanks: boolean): Meaning {
  if (meaning === 'campus') return readsRanks ? meaning : 'Fresher'
  if (meaning === 'offered') return readsRanks ? 'unused' : meaning
  return meaning === 'intern' ? (readsRanks ? 'trainee' : 'internship') : meaning
}

/** What is read in a search for jobs alone. */
const ofJobs: readonly (Meaning | undefined)[] = ['saidOfJobs', 'campus']

const neverSearched: readonly Meaning[] = ['trait', 'personal', 'unused', 'saidOfJobs', 'nearMe']

/** Whether a phrase is recognised and not searched, and said so; near me only where the city is not known. */
export function isNeverSearched(meaning: Meaning | undefined): boolean {
  return meaning !== undefined && neverSearched.includes(meaning)
}

/** Whether a phrase asks for nothing, though it may be in the name of something. */
export function isSilent(meaning: Meaning | undefined): boolean {
  return meaning === 'nothing' || meaning === 'workplace' || meaning === 'ofPlace' || isNeverSearched(meaning)
}

/** Whether a phrase says how far a person has come in their work: 'senior', 'trainee'. */
export function isRank(meaning: Meaning | undefined): boolean {
  return meaning === 'senior' || meaning === 'junior' || meaning === 'trainee'
}

/** Whether a phrase is a condition also where a longer name has it, as 'freelance writer' does. */
function isCondition(meaning: Meaning | undefined): boolean {
  return meaning === 'Fresher' || meaning === 'immediate' || meaning === 'freelance'
}

/** The words of a text as known concepts and phrases, longest first, and otherwise as single words. */
export function segmentsOf({ text, words, vocabulary, searchesPeople, readsTraits }: Reading): Partial<Reading> {
  // Of a search for jobs a rank stays a word: a job for seniors asks for more years than it begins with.
  const readsRanks = searchesPeople
  const phrases = phraseVocabulary()
    .spellingsIn(words)
    .map((found): Found => ({ ...found, meaning: meaningFor(meaningOf(found.concepts), readsRanks) }))
    .filter(({ meaning }) => (readsRanks ? !ofJobs.includes(meaning) : !isRank(meaning) && meaning !== 'offered'))
    .filter(({ meaning }) => !readsTraits || meaning !== 'trait')
  const concepts = vocabulary.spellingsIn(words).map((found): Found => ({ ...found, meaning: undefined }))
  const ranks = ranksBeside({ phrases, concepts })
  const hasRank = ({ first, end }: Found) => ranks.some((rank) => rank.first >= first && rank.end <= end)
  const named = concepts.filter((found) => !hasRank(found) && wins(text, words, found, phrases))
  const isNamed = ({ first, end }: Found) => named.some((found) => found.first === first && found.end === end)
  const chosen = longestOf([...named, ...phrases.filter((phrase) => !isNamed(phrase))])
  return { segments: withWords(chosen, words) }
}

function withWords(chosen: readonly Found[], words: readonly SpelledWord[]): Segment[] {
  const segments: Segment[] = []
  for (let at = 0; at < words.length; at++) {
    const found = chosen.find(({ first }) => first === at)
    if (!found && words[at]?.key === '') segments.push({ kind: 'phrase', meaning: 'nothing', first: at, end: at + 1 })
    else if (!found) segments.push({ kind: 'word', first: at, end: at + 1 })
    else if (found.meaning) segments.push({ kind: 'phrase', meaning: found.meaning, first: at, end: found.end })
    else segments.push({ kind: 'concept', concepts: found.concepts, spelling: 'known', first: at, end: found.end })
    at = (found?.end ?? at + 1) - 1
  }
  return segments
}
