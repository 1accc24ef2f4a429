import type { Concept, Vocabulary } from '../../concept/concept.ts'
import { type SpelledWord, spelledWords } from '../../spelling/spelling.ts'
import { isRank } from '../segments.ts'
import { type Meaning, meaningOf, phraseVocabulary } from './phrases.ts'

function folded(words: string): ReadonlySet<string> {
  return new Set(spelledWords(words).map((word) => word.folded))
}

/** Words of names that say that a person leads others, and how many, not at what work. */
const leads = folded('lead leader tl incharge लीड लीडर टीएल इंचार्ज')
const led = folded('assistant group in charge process senior shift team टीम शिफ्ट')

/** Whether words only say that someone leads others: 'team lead', 'shift incharge'; not 'sales team leader'. */
function sayOnlyToLead(words: readonly Pick<SpelledWord, 'folded'>[]): boolean {
  const said = words.map(({ folded }) => folded)
  const isLead = said.some((word) => leads.has(word)) || said.join(' ').endsWith('in charge')
  return isLead && said.every((word) => leads.has(word) || led.has(word))
}

/** The titles of the work that a concept names: none of a language, or of a trait. */
function titlesOf({ id, kind }: Concept, { titlesMadeOf, titlesThatTake }: Vocabulary): readonly number[] {
  if (kind === 'title') return [id]
  return kind === 'skill' ? [...titlesMadeOf(id).map((title) => title.id), ...titlesThatTake(id)] : []
}

/**
 * Whether a name is only the rank of the work beside it, as in 'Team Lead - Java': those of a call centre, who have it as
 * their title, do other work.
 */
export function isRankOf(
  words: readonly Pick<SpelledWord, 'folded'>[],
  named: readonly Concept[],
  beside: readonly Concept[],
  vocabulary: Vocabulary,
): boolean {
  return sayOnlyToLead(words) && isOfOtherDomains(named, beside, vocabulary)
}

/** Whether titles have no domain in common with the work beside them. */
function isOfOtherDomains(named: readonly Concept[], beside: readonly Concept[], vocabulary: Vocabulary): boolean {
  if (named.some(({ kind }) => kind !== 'title')) return false
  const domains = new Set(named.flatMap(({ id }) => vocabulary.domainsOf(id)))
  const work = beside.flatMap((one) => titlesOf(one, vocabulary))
  return work.length > 0 && !work.flatMap(vocabulary.domainsOf).some((domain) => domains.has(domain))
}

/** Words of names that say that a person works in a process, not in which: those of call centres have them alone. */
const workers = folded('process associate executive officer specialist senior sr प्रोसेस एसोसिएट')
const inProcess = folded('process प्रोसेस')

/** Whether a name only says that someone works in a process, beside the work of another domain: 'Process Associate - Claims'. */
export function isProcessOf(
  words: readonly Pick<SpelledWord, 'folded'>[],
  named: readonly Concept[],
  beside: readonly Concept[],
  vocabulary: Vocabulary,
): boolean {
  const sayOnlyThat =
    words.some(({ folded }) => inProcess.has(folded)) && words.every(({ folded }) => workers.has(folded))
  return sayOnlyThat && isOfOtherDomains(named, beside, vocabulary)
}

function meaningOfWord({ folded }: Pick<SpelledWord, 'folded'>): Meaning | undefined {
  const found = phraseVocabulary().exact(folded)
  return found.length > 0 ? meaningOf(found) : undefined
}

/** Words beside 'intern' that say nothing of the work. */
const ofInterns = folded('student summer winter')

/**
 * Whether a name only says how far a person has come in the work beside it: a 'Trainee Accountant' is an accountant, a
 * trainee alone is one of any work.
 */
export function isStageOf(
  words: readonly Pick<SpelledWord, 'folded'>[],
  beside: readonly Concept[],
  vocabulary: Vocabulary,
): boolean {
  const isStage = (word: Pick<SpelledWord, 'folded'>) => {
    const meaning = meaningOfWord(word)
    return isRank(meaning) || meaning === 'intern' || meaning === 'internship' || ofInterns.has(word.folded)
  }
  return words.every(isStage) && beside.some((one) => titlesOf(one, vocabulary).length > 0)
}

/** A text without the words at its ends that say how far a person has come in their work: 'Sr. Java Developer'. */
export function withoutRank(text: string): string {
  const words = spelledWords(text)
  const isRankWord = (word: SpelledWord) => isRank(meaningOfWord(word))
  const first = words.findIndex((word) => !isRankWord(word))
  const last = words.findLast((word) => !isRankWord(word))
  return last ? text.slice(words[first]?.from, last.to) : text
}
