import { editDistance } from '../spelling/edit-distance.ts'
import { spelledWords, spellingKey } from '../spelling/spelling.ts'
import type { Concept, ConceptKind } from './concept-shape.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An entry of a list that a typed name means, and the other name of it that was typed or begun, if it was one. */
type NamedEntry = { entry: string; name: string | undefined }

/** Finds the entries of a list by any of their names. */
export type ListNames = (typed: string, most: number) => NamedEntry[]

/** A text of one letter begins too many names. */
const fewestLetters = 2

/** The concepts that a typed name means, begins, or nearly is. */
function conceptsMeant(typed: string, kind: ConceptKind, most: number, vocabulary: Vocabulary): readonly Concept[] {
  const begun = [...vocabulary.exact(typed, [kind]), ...vocabulary.suggest(typed, most, [kind])]
  return begun.length > 0 ? begun : (vocabulary.nearest(typed, [kind])?.concepts ?? [])
}

/** The shortest alias of a concept that begins with the typed text; none if its label does. */
function nameStartingWith({ label, aliases }: Concept, typed: string): string | undefined {
  const key = spellingKey(typed)
  const startsWithKey = (name: string) => spellingKey(name).startsWith(key)
  if (startsWithKey(label)) return undefined
  return aliases.filter(startsWithKey).toSorted((one, other) => one.length - other.length)[0]
}

/** A shorter word with one wrong letter is too often another word. */
const fewestOfMistyped = 5

/** Whether a word is or begins with the typed one, but for one letter of it. */
function nearlyBegins(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < fewestOfMistyped || word[0] !== typed[0]) return false
  // A letter left out or too many moves the end of the beginning.
  return [-1, 0, 1].some((more) => editDistance(word.slice(0, typed.length + more), typed, 1) <= 1)
}

/** The concepts of a list with a name in which every typed word nearly begins a word. */
function mistypedIn(concepts: readonly Concept[]): (typed: string) => readonly Concept[] {
  const named = concepts.map((concept) => ({ concept, names: [concept.label, ...concept.aliases].map(wordsOf) }))
  return (typed) => {
    const words = wordsOf(typed)
    const isNear = (name: string[]) => words.every((word) => name.some((one) => nearlyBegins(one, word)))
    return words.length === 0 ? [] : named.filter(({ names }) => names.some(isNear)).map(({ concept }) => concept)
  }
}

function wordsOf(name: string): string[] {
  return spelledWords(name).map(({ folded }) => folded)
}

/**
 * The lookup of a list whose entries are of one kind: "nodejs" finds the entry Node.js, "tele caller" the telecaller,
 * by the names that searches understand.
 */
export function listNamesOf(entries: readonly string[], kind: ConceptKind, vocabulary: Vocabulary): ListNames {
  const named = entries.flatMap((entry) => {
    const [concept] = vocabulary.exact(entry, [kind])
    return concept ? [{ entry, concept }] : []
  })
  const byConcept = Map.groupBy(named, ({ concept }) => concept.id)
  const byBroader = Map.groupBy(
    named.flatMap(({ entry, concept }) => concept.broader.map((id) => ({ entry, id }))),
    ({ id }) => id,
  )
  const entriesOf = (concept: Concept, typed: string) => {
    const namesOfConcept = byConcept.get(concept.id)
    const name = namesOfConcept && nameStartingWith(concept, typed)
    // The list may have only kinds of it: of the mechanical engineer the mechanical design engineer.
    return (namesOfConcept ?? byBroader.get(concept.id) ?? []).map(({ entry }) => ({ entry, name }))
  }
  const mistyped = mistypedIn(named.map(({ concept }) => concept))
  return (typed, most) => {
    if (spellingKey(typed).length < fewestLetters) return []
    const meant = conceptsMeant(typed, kind, most, vocabulary).flatMap((concept) => entriesOf(concept, typed))
    const found = meant.length > 0 ? meant : mistyped(typed).flatMap((concept) => entriesOf(concept, typed))
    return [...new Map(found.map((one) => [one.entry, one])).values()].slice(0, most)
  }
}
