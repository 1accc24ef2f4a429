import { type SpelledWord, spelledWords, spellingKey } from '../spelling/spelling.ts'
import { atOnce, eachInSteps, type Steps } from '../steps/steps.ts'
import { type ConceptGraph, conceptGraphOf, type TitleDomains, type TitleSkills } from './concept-graph.ts'
import type { Concept, ConceptKind } from './concept-shape.ts'
import { headWordsOf, isSharedEnding, titlesEndingIn, titlesSayingOf } from './loose-spellings.ts'
import { nearestOf } from './nearest.ts'
import { type FoundSpelling, indexOfKey, type SpellingTable, spellingsIn, spellingTableOf } from './spelling-table.ts'
import { foundWithin, prefixSearchOf } from './suggest.ts'
import { isUsedAsName } from './used-as-name.ts'

/** The concepts named by one part of a text. */
type ConceptInText = { concepts: readonly Concept[]; from: number; to: number }

/** The likely meaning of a mistyped text, the key of the nearest spelling, and the number of mistakes. */
type Correction = { concepts: readonly Concept[]; key: string; mistakes: number }

/**
 * The alias with this key that says more than its concept's label, as “Spoken English” says more than “English”. Others
 * don't name a concept to people: many are common misspellings.
 */
export function fullerName(concepts: readonly Concept[], key: string): string | undefined {
  const keysOf = (text: string) => spelledWords(text).map((word) => word.key)
  const saysMore = (alias: string, label: string) => {
    const keys = keysOf(alias)
    return keysOf(label).every((one) => keys.includes(one))
  }
  return concepts
    .flatMap(({ label, aliases }) => aliases.filter((alias) => saysMore(alias, label)))
    .find((alias) => spellingKey(alias) === key)
}

/** A word of fewer spellings than this may be a misspelling in them. */
const fewestOfFrequent = 4

/** All concepts, with lookups by spelling. With `kinds`, only concepts of those kinds are found. */
export type Vocabulary = ConceptGraph & {
  conceptOf: (id: number) => Concept | undefined
  /** The concepts with this spelling, ignoring case, spaces and the like; those with it as their label first. */
  exact: (text: string, kinds?: readonly ConceptKind[]) => readonly Concept[]
  /** The concepts that a free text names, in text order: the longest spellings, without overlaps. */
  conceptsIn: (text: string, kinds?: readonly ConceptKind[]) => readonly ConceptInText[]
  /** Every spelling in a sequence of words, including those inside others. */
  spellingsIn: (words: readonly SpelledWord[], kinds?: readonly ConceptKind[]) => readonly SpellingInWords[]
  /** Whether any spelling contains a word with this key. */
  isWord: (key: string) => boolean
  /** Whether several spellings contain the word; a rarer word may be a common misspelling of another. */
  isFrequentWord: (key: string) => boolean
  /** The meaning of a mistyped text, if one spelling is clearly the most similar. */
  nearest: (text: string | readonly SpelledWord[], kinds?: readonly ConceptKind[]) => Correction | undefined
  /** The concepts with a spelling that a mistyped text is like, whether or not one is clearly meant; most similar first. */
  similar: (text: string, most: number) => readonly Concept[]
  /** The word at the end of several titles, such as 'supervisor', that a mistyped word must be. */
  nearestHead: (word: string) => string | undefined
  /** The titles whose name has the words with this key side by side: 'frontend' of a Frontend Developer. */
  titlesSaying: (key: string) => readonly number[]
  /** Whether a word with this key is only the end of other names where words stand before it, and no name of this title. */
  isSharedEnding: (key: string, title: Concept) => boolean
  /** The concepts with a spelling that begins with the text, shortest spelling first. */
  suggest: (text: string, limit: number, kinds?: readonly ConceptKind[]) => readonly Concept[]
  /** The concepts with a spelling in which the text begins at any word, shortest spelling first; reads them all. */
  within: (text: string, kinds?: readonly ConceptKind[]) => readonly Concept[]
  /** The label of the concept with this spelling, otherwise the text itself. */
  canon: (text: string) => string
}

/** A spelling in a sequence of words: its concepts, its first word, and the word after its last. */
export type SpellingInWords = { concepts: readonly Concept[]; first: number; end: number; length: number }

const none: readonly Concept[] = []

function ofKinds(concepts: readonly Concept[], kinds: readonly ConceptKind[] | undefined): readonly Concept[] {
  return kinds ? concepts.filter(({ kind }) => kinds.includes(kind)) : concepts
}

/** The longest of the spellings found, without overlaps, in the order of the words. */
export function longestOf<Found extends { first: number; end: number; length: number }>(found: readonly Found[]) {
  const words = new Set<number>()
  const longest = found.toSorted((one, other) => other.length - one.length || one.first - other.first)
  const chosen = longest.filter(({ first, end }) => {
    for (let at = first; at < end; at++) if (words.has(at)) return false
    for (let at = first; at < end; at++) words.add(at)
    return true
  })
  return chosen.sort((one, other) => one.first - other.first)
}

function conceptsInText(table: SpellingTable, text: string, kinds: readonly ConceptKind[] | undefined) {
  const words = spelledWords(text)
  const isWanted = (found: FoundSpelling) =>
    ofKinds(table.concepts[found.index] ?? none, kinds).length > 0 &&
    isUsedAsName(text, words, found, table.words[found.index]?.length ?? 1)
  return longestOf(spellingsIn(table, words).filter(isWanted)).map(({ index, first, end }) => ({
    concepts: ofKinds(table.concepts[index] ?? none, kinds),
    from: words[first]?.from ?? 0,
    to: words[end - 1]?.to ?? text.length,
  }))
}

/** A role of the catalogue with its domain and the titles of the skills that it requires and suggests. */
type CatalogueRole = { title: string; domain?: string; skills: readonly string[]; suggested?: readonly string[] }

/** Further data besides the concepts. */
type Known = {
  /** The number of people with a concept, which decides between two equally similar spellings. */
  uses?: (id: number) => number
  roles?: readonly CatalogueRole[]
}

/** The vocabulary of concepts. */
export function vocabularyOf(concepts: readonly Concept[], known?: Known): Vocabulary {
  return atOnce(vocabularySteps(concepts, known))
}

/** The same with pauses: a large taxonomy takes seconds, and the server has other work meanwhile. */
export function* vocabularySteps(
  concepts: readonly Concept[],
  { uses = () => 0, roles = [] }: Known = {},
): Steps<Vocabulary> {
  const table = yield* spellingTableOf(concepts)
  const byId = new Map(concepts.map((concept) => [concept.id, concept]))
  const usesOf = (index: number) => Math.max(...(table.concepts[index] ?? none).map(({ id }) => uses(id)))
  const wordCounts = new Map<string, number>()
  yield* eachInSteps(table.words, (spelling) => {
    for (const word of spelling) wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1)
  })
  const words = new Set(wordCounts.keys())
  const similar = yield* nearestOf(table, words, usesOf)
  const nearestHead = yield* headWordsOf(concepts)
  const titlesSaying = yield* titlesSayingOf(concepts)
  const titlesEnding = yield* titlesEndingIn(concepts)
  const withPrefix = yield* prefixSearchOf(table)

  function exact(text: string, kinds?: readonly ConceptKind[]): readonly Concept[] {
    return ofKinds(table.concepts[indexOfKey(table, spellingKey(text))] ?? none, kinds)
  }
  // A label may also be an alias of another concept: the concept with that label comes first, so repeating changes
  // nothing.
  function canon(text: string): string {
    const label = exact(text)[0]?.label
    return label === undefined ? text : (exact(label)[0]?.label ?? label)
  }
  const graph = conceptGraphOf(concepts, {
    required: titleSkillsOf(roles, exact, ({ skills }) => skills),
    suggested: titleSkillsOf(roles, exact, ({ suggested }) => suggested ?? []),
    domains: titleDomainsOf(roles, exact),
  })
  return {
    ...graph,
    conceptOf: (id) => byId.get(id),
    isWord: (key) => words.has(key),
    isFrequentWord: (key) => (wordCounts.get(key) ?? 0) >= fewestOfFrequent,
    exact,
    conceptsIn: (text, kinds) => conceptsInText(table, text, kinds),
    spellingsIn: (words, kinds) =>
      spellingsIn(table, words).flatMap(({ index, first, end, length }) => {
        const ofKind = ofKinds(table.concepts[index] ?? none, kinds)
        return ofKind.length === 0 ? [] : [{ concepts: ofKind, first, end, length }]
      }),
    nearest(text, kinds) {
      const { clear: found } = similar(text, (index) => ofKinds(table.concepts[index] ?? none, kinds).length > 0)
      if (!found) return undefined
      const meant = ofKinds(table.concepts[found.index] ?? none, kinds)
      return { concepts: meant, key: table.keys[found.index] ?? '', mistakes: found.cost }
    },
    similar: (text, most) => {
      const found = similar(text, () => true).similar.flatMap(({ index }) => table.concepts[index]?.[0] ?? [])
      return [...new Set(found)].slice(0, most)
    },
    nearestHead,
    titlesSaying,
    isSharedEnding: (key, title) => isSharedEnding(key, title, titlesEnding(key), graph.narrowerOf(title.id)),
    suggest: (text, limit, kinds) => withPrefix(text, limit, (concept) => !kinds || kinds.includes(concept.kind)),
    within: (text, kinds) => ofKinds(foundWithin(table, text), kinds),
    canon,
  }
}

/** The skills of each title that are in one of its catalogue role's lists. */
function titleSkillsOf(
  roles: readonly CatalogueRole[],
  exact: Vocabulary['exact'],
  listOf: (role: CatalogueRole) => readonly string[],
): TitleSkills {
  return new Map(
    roles.flatMap((role) => {
      const ids = listOf(role).flatMap((skill) => exact(skill, ['skill'])[0]?.id ?? [])
      const [named] = exact(role.title, ['title'])
      return named && ids.length > 0 ? [[named.id, ids]] : []
    }),
  )
}

/** The domain of each title of a catalogue role. */
function titleDomainsOf(roles: readonly CatalogueRole[], exact: Vocabulary['exact']): TitleDomains {
  return new Map(
    roles.flatMap(({ title, domain }) => {
      const [named] = exact(title, ['title'])
      const [domainConcept] = domain === undefined ? [] : exact(domain, ['domain'])
      return named && domainConcept ? [[named.id, domainConcept.id]] : []
    }),
  )
}
