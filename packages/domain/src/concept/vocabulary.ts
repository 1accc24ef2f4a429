import { type SpelledWord, spelledWords, spellingKey } from '../spelling/spelling.ts'
import { type ConceptGraph, conceptGraphOf, type TitleSkills } from './concept-graph.ts'
import type { Concept, ConceptKind } from './concept-shape.ts'
import { isUsedAsName } from './everyday-words.ts'
import { nearestOf } from './nearest.ts'
import { type FoundSpelling, indexOfKey, type SpellingTable, spellingsIn, spellingTableOf } from './spelling-table.ts'
import { prefixSearchOf } from './suggest.ts'

/** The concepts that one stretch of a text names. */
export type ConceptInText = { concepts: readonly Concept[]; from: number; to: number }

/** What a mistyped text most likely means, as our lists spell it, and how many mistakes that takes. */
export type Correction = { concepts: readonly Concept[]; mistakes: number }

/** All concepts, and what can be asked of their spellings. Where `kinds` are given, only those are found. */
export type Vocabulary = ConceptGraph & {
  conceptOf: (id: number) => Concept | undefined
  /** The concepts that are spelt so, without regard to case, spaces and the like; those whose label it is first. */
  exact: (text: string, kinds?: readonly ConceptKind[]) => readonly Concept[]
  /** The concepts that a free text names, in the order of the text: the longest spellings, none inside another. */
  conceptsIn: (text: string, kinds?: readonly ConceptKind[]) => readonly ConceptInText[]
  /** Every spelling in a row of words, also inside others. */
  spellingsIn: (words: readonly SpelledWord[], kinds?: readonly ConceptKind[]) => readonly SpellingInWords[]
  /** Whether a word's key is a word of any spelling. */
  isWord: (key: string) => boolean
  /** What a mistyped text means, when one spelling is clearly the nearest. */
  nearest: (text: string | readonly SpelledWord[], kinds?: readonly ConceptKind[]) => Correction | undefined
  /** The concepts that have a spelling which begins with the text, the shortest spelling first. */
  suggest: (text: string, limit: number, kinds?: readonly ConceptKind[]) => readonly Concept[]
  /** The label of the concept that is spelt so, or else the text itself. */
  canon: (text: string) => string
}

/** A spelling in a row of words: the concepts spelt so, its first word, and the one after its last. */
export type SpellingInWords = { concepts: readonly Concept[]; first: number; end: number; length: number }

const none: readonly Concept[] = []

function ofKinds(concepts: readonly Concept[], kinds: readonly ConceptKind[] | undefined): readonly Concept[] {
  return kinds ? concepts.filter(({ kind }) => kinds.includes(kind)) : concepts
}

/** The longest of the spellings found, none inside or across another, in the order of the words. */
export function longestOf<Found extends { first: number; end: number; length: number }>(found: readonly Found[]) {
  const taken = new Set<number>()
  const longest = found.toSorted((one, other) => other.length - one.length || one.first - other.first)
  const kept = longest.filter(({ first, end }) => {
    for (let at = first; at < end; at++) if (taken.has(at)) return false
    for (let at = first; at < end; at++) taken.add(at)
    return true
  })
  return kept.sort((one, other) => one.first - other.first)
}

function conceptsInText(table: SpellingTable, text: string, kinds: readonly ConceptKind[] | undefined) {
  const words = spelledWords(text)
  const isWanted = ({ index, first, end }: FoundSpelling) =>
    ofKinds(table.concepts[index] ?? none, kinds).length > 0 && isUsedAsName(text, words, first, end)
  return longestOf(spellingsIn(table, words).filter(isWanted)).map(({ index, first, end }) => ({
    concepts: ofKinds(table.concepts[index] ?? none, kinds),
    from: words[first]?.from ?? 0,
    to: words[end - 1]?.to ?? text.length,
  }))
}

/** A role of the catalogue and the skills that it requires, by their titles. */
export type CatalogueRole = { title: string; skills: readonly string[] }

/** What is known beside the concepts. */
type Known = {
  /** How often people have a concept, which decides between two equally near spellings. */
  uses?: (id: number) => number
  roles?: readonly CatalogueRole[]
}

/** The vocabulary of concepts. */
export function vocabularyOf(concepts: readonly Concept[], { uses = () => 0, roles = [] }: Known = {}): Vocabulary {
  const table = spellingTableOf(concepts)
  const byId = new Map(concepts.map((concept) => [concept.id, concept]))
  const usesOf = (index: number) => Math.max(...(table.concepts[index] ?? none).map(({ id }) => uses(id)))
  const nearest = nearestOf(table, usesOf)
  const withPrefix = prefixSearchOf(table)
  const words = new Set(table.words.flat())

  function exact(text: string, kinds?: readonly ConceptKind[]): readonly Concept[] {
    return ofKinds(table.concepts[indexOfKey(table, spellingKey(text))] ?? none, kinds)
  }
  // A label may be an alias of something else too: the concept whose label it is comes first, so that asking again changes nothing.
  function canon(text: string): string {
    const label = exact(text)[0]?.label
    return label === undefined ? text : (exact(label)[0]?.label ?? label)
  }
  return {
    ...conceptGraphOf(concepts, titleSkillsOf(roles, exact)),
    conceptOf: (id) => byId.get(id),
    isWord: (key) => words.has(key),
    exact,
    conceptsIn: (text, kinds) => conceptsInText(table, text, kinds),
    spellingsIn: (words, kinds) =>
      spellingsIn(table, words).flatMap(({ index, first, end, length }) => {
        const wanted = ofKinds(table.concepts[index] ?? none, kinds)
        return wanted.length === 0 ? [] : [{ concepts: wanted, first, end, length }]
      }),
    nearest(text, kinds) {
      const found = nearest(text, (index) => ofKinds(table.concepts[index] ?? none, kinds).length > 0)
      return found && { concepts: ofKinds(table.concepts[found.index] ?? none, kinds), mistakes: found.cost }
    },
    suggest: (text, limit, kinds) => withPrefix(text, limit, (concept) => !kinds || kinds.includes(concept.kind)),
    canon,
  }
}

/** The skills of each title that a role of the catalogue is called by. */
function titleSkillsOf(roles: readonly CatalogueRole[], exact: Vocabulary['exact']): TitleSkills {
  return new Map(
    roles.flatMap(({ title, skills }) => {
      const ids = skills.flatMap((skill) => exact(skill, ['skill'])[0]?.id ?? [])
      const [named] = exact(title, ['title'])
      return named && ids.length > 0 ? [[named.id, ids]] : []
    }),
  )
}
