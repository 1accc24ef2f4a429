import { type Concept, type Vocabulary, vocabularyOf } from '../../concept/concept.ts'
import { spelledWords } from '../../spelling/spelling.ts'
import fillerLists from '../../words/fillers.json' with { type: 'json' }
import negationWords from '../../words/negations.json' with { type: 'json' }
import phraseLists from '../../words/phrases.json' with { type: 'json' }
import { unsearchedWords } from './unsearched-words.ts'

/** Words in a query that do not describe what is searched for, in the languages that people type. */
const fillers: readonly string[] = Object.values(fillerLists).flat()

/**
 * What excludes: `notNext` what is behind it, `notLast` what is before it, `notBeside` either; those of `outside` only
 * places, and 'non' only what it is one word with.
 */
export const negations = ['notNext', 'notLast', 'notBeside', 'outsideNext', 'outsideLast', 'non'] as const
export type Negation = (typeof negations)[number]

/** Whether a phrase excludes something. */
export function isNegation(meaning: Meaning | undefined): meaning is Negation {
  return negations.some((one) => one === meaning)
}

/**
 * What a phrase of a query means, besides concepts. A trait and a personal word are not searched, and said so; a
 * workplace is a word where no work is named, what a place is called by where none is beside it. What is said of jobs is
 * unused in a search for jobs; people may write it of their work. Hours that are offered are unused in a search for people. A campus is where freshers look for jobs. Near me is
 * the city of who searches.
 */
export type Meaning =
  | 'Fresher'
  | 'Experienced'
  | 'senior'
  | 'junior'
  | 'trainee'
  | 'intern'
  | 'immediate'
  | 'remote'
  | 'onSite'
  | 'partTime'
  | 'fullTime'
  | 'internship'
  | 'freelance'
  | 'hybrid'
  | 'campus'
  | 'nothing'
  | 'trait'
  | 'personal'
  | 'workplace'
  | 'ofPlace'
  | 'unused'
  | 'offered'
  | 'saidOfJobs'
  | 'nearMe'
  | Negation
  | 'or'

const phrases: Readonly<
  Record<Exclude<Meaning, 'nothing' | Negation | keyof typeof unsearchedWords>, readonly string[]>
> = phraseLists

const spelt: Readonly<Record<Exclude<Meaning, 'nothing'>, readonly string[]>> = {
  ...phrases,
  ...negationWords,
  ...unsearchedWords,
}
const meanings: readonly Meaning[] = ['nothing', ...(Object.keys(spelt) as Exclude<Meaning, 'nothing'>[])]

/**
 * Phrases that are also recognised when mistyped; not the short common ones, because most words are close to one of
 * them.
 */
const corrected: ReadonlySet<Meaning> = new Set([
  'Fresher',
  'Experienced',
  'immediate',
  'remote',
  'partTime',
  'fullTime',
  'internship',
  'intern',
])

/** Phrases are looked up like concepts, so case, spaces and the like do not matter. */
function phraseConcepts(): Concept[] {
  return meanings.map((meaning, id) => {
    const [label = '', ...aliases] = meaning === 'nothing' ? fillers : spelt[meaning]
    return { id, kind: corrected.has(meaning) ? 'title' : 'domain', label, aliases, broader: [], near: [], core: [] }
  })
}

let vocabulary: Vocabulary | undefined

/** The vocabulary of phrases, built when the first query is read. */
export function phraseVocabulary(): Vocabulary {
  vocabulary ??= vocabularyOf(phraseConcepts())
  return vocabulary
}

let words: ReadonlySet<string> | undefined

/** Whether a word is in one of the phrases that are searched, or in a filler, so that it may be a mistyped one. */
export function isPhraseWord(key: string): boolean {
  const searched = () => [...fillers, ...Object.values({ ...phrases, ...negationWords }).flat()]
  words ??= new Set(searched().flatMap((phrase) => spelledWords(phrase).map((word) => word.key)))
  return words.has(key)
}

/** What the concept of a phrase means. */
export function meaningOf(found: readonly Concept[]): Meaning {
  return meanings[found[0]?.id ?? 0] ?? 'nothing'
}
