import { spelledWords } from '../../spelling/spelling.ts'
import { type Meaning, meaningOf, phraseVocabulary } from '../words/phrases.ts'
import { fewestLetters } from './completions.ts'

/** What of a person is asked for without a concept, by what it is called: how far they have come, how they work, and when they can join. */
const conditions: ReadonlySet<Meaning> = new Set([
  ...(['Fresher', 'Experienced', 'senior', 'junior', 'trainee', 'intern', 'immediate'] as const),
  ...(['remote', 'onSite', 'partTime', 'fullTime', 'internship', 'freelance', 'hybrid'] as const),
])

/** More phrases than this begin with the same letters seldom, and then any will do. */
const mostLookedAt = 50

/** An unfinished text with a condition in place of its end; `before` is the part before it, and `name` the condition. */
type ConditionCompletion = { id: number; text: string; before: string; name: string }

/** A text in lower case, its words apart by one space. */
function lettersOf(text: string): string {
  return spelledWords(text)
    .map(({ folded }) => folded)
    .join(' ')
}

/** A name of initials in capitals: 'WFH'. */
function inCapitals(name: string): string {
  return /^[b-df-hj-np-tv-z]+$/.test(name) ? name.toUpperCase() : name
}

/** The conditions that the last words of an unfinished text begin, as many of the words as possible; each by its shortest name. */
export function conditionCompletionsOf(text: string, most: number): ConditionCompletion[] {
  for (const { from } of spelledWords(text)) {
    const before = text.slice(0, from).trimStart()
    const rest = text.slice(from).trimEnd()
    if (rest.length < fewestLetters) return []
    const found = phraseVocabulary()
      .suggest(rest, mostLookedAt)
      .filter((phrase) => conditions.has(meaningOf([phrase])))
      .flatMap(({ id, label, aliases }) => {
        const names = [label, ...aliases].filter((name) => lettersOf(name).startsWith(lettersOf(rest)))
        const [shortest] = names.toSorted((one, other) => one.length - other.length)
        const name = shortest && inCapitals(shortest)
        return name === undefined ? [] : { id, text: `${before}${name}`, before: before.trim(), name }
      })
    if (found.length > 0) return found.slice(0, most)
  }
  return []
}
