import type { Queryable } from '@pramaan/database/client'
import type { ConceptKind } from '@pramaan/domain/concept'
import { hasTyped } from '@pramaan/domain/fold-text'
import { searchNameKey } from '@pramaan/domain/saved-search'
import type { Deps } from '../../deps.ts'
import { listLogs } from '../../services/search/history/search-log.queries.ts'
import { findVocabulary } from '../../services/search/vocabulary/vocabulary.ts'
import { foldWords } from '../../services/search/words/fold.ts'
import { listSaved } from '../saved-searches/saved-searches.queries.ts'
import { allCounts, type Press, pressCounts } from './press-counts.ts'
import { nearness, suggestConcepts, suggestConditions } from './suggest-concepts.ts'
import { suggestPositions, suggestSkills } from './suggestions.queries.ts'

const most = { positions: 6, skills: 4, concepts: 6, conditions: 3, saved: 3, past: 3, pastLookedAt: 50 }

/** Suggestions for typed words, from our lists and the employer's own searches. */
export async function suggestionsFor(deps: Deps, db: Queryable, employerId: number, term: string) {
  const listed = foldWords(term).length === 0 ? [] : await fromLists(deps, db, term)
  return [...listed, ...(await fromSearches(db, employerId, term))]
}

const sameText = (one: string, other: string) => searchNameKey(one) === searchNameKey(other)

/**
 * What is suggested of the lists: a name with the search that its press makes. Of a name behind other words who has it
 * and the rest is counted; `alone` it is only to know whether anybody has it.
 */
type Listed = {
  Kind: 'position' | 'skill' | 'concept' | 'condition'
  ID: number
  Text: string
  Concept: ConceptKind | null
  Filters: Press
  near: number
  alone?: Press
}

/** Job positions, skills, other concepts and conditions, each with how many people its press gives or have all of it. */
async function fromLists(deps: Deps, db: Queryable, term: string) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const near = (text: string) => nearness(text, term, vocabulary)
  const positions = await suggestPositions(db, term, most.positions)
  const skills = await suggestSkills(db, term, most.skills)
  const texts = [...positions, ...skills].map(({ text }) => text)
  const concepts = (await suggestConcepts(deps, db, term, most.concepts)).filter(
    ({ text }) => !texts.some((listed) => sameText(listed, text)),
  )
  const conditions = await suggestConditions(deps, db, term, most.conditions)
  const rows: Listed[] = [
    ...positions.map(({ id: ID, text: Text }) => {
      return { Kind: 'position' as const, ID, Text, Concept: null, Filters: { searchTitle: Text }, near: near(Text) }
    }),
    ...skills.map(({ id: ID, text: Text }) => {
      return { Kind: 'skill' as const, ID, Text, Concept: null, Filters: { term: Text }, near: near(Text) }
    }),
    ...concepts.map(({ id: ID, kind: Concept, text: term, label, name, near, isAlone }) => {
      return {
        Kind: 'concept' as const,
        ID,
        Text: name === undefined ? term : `${term} (${name})`,
        Concept,
        Filters: { term },
        near,
        ...(!isAlone && { alone: { term: label } }),
      }
    }),
    ...conditions.map(({ id: ID, text, name, near, isAlone }) => {
      const Text = isAlone ? sentenceCase(text) : text
      const alone = !isAlone && { alone: { term: name } }
      return { Kind: 'condition' as const, ID, Text, Concept: null, Filters: { term: Text }, near, ...alone }
    }),
  ]
  const found = await pressCounts(
    deps,
    rows.map(({ Filters, alone = Filters }) => alone),
  )
  const isAnybodys = ({ Kind, Filters, alone = Filters }: Listed) =>
    Kind === 'position' || Kind === 'skill' || found(alone).isMet
  const suggestable = rows.filter(isAnybodys)
  const together = await allCounts(
    deps,
    suggestable.flatMap(({ Filters, alone }) => (alone ? Filters : [])),
  )
  // Of a name that nobody has, the list shows others: these are no people of that name.
  const counted = suggestable.map(({ alone, ...row }) => {
    const { count, isLeast, isMet } = alone ? together(row.Filters) : found(row.Filters)
    // Of the many who have one thing, those looked at may lack the other by chance.
    const isKnown = alone ? isMet || !isLeast : isMet
    return { ...row, Count: isKnown ? count : null, HasAll: alone !== undefined, IsLeast: isLeast, CreatedOn: null }
  })
  return inOrder(counted).map(({ near: _ordered, ...row }) => row)
}

function sentenceCase(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The nearest names first, then those of more people; each kind together, the one with the nearest name first. */
function inOrder<Row extends { Kind: string; near: number; Count: number | null }>(rows: readonly Row[]) {
  const sorted = rows.toSorted((one, other) => one.near - other.near || (other.Count ?? 0) - (one.Count ?? 0))
  const kinds = new Set(rows.toSorted((one, other) => one.near - other.near).map(({ Kind }) => Kind))
  return [...kinds].flatMap((kind) => sorted.filter(({ Kind }) => Kind === kind))
}

/** The employer's saved and past searches that contain the words, each once. */
async function fromSearches(db: Queryable, employerId: number, term: string) {
  const saved = await listSaved(db, employerId)
  const past = await listLogs(db, { employerId }, most.pastLookedAt)
  const has = (text: string) => hasTyped(text, term)
  const newest = [...Map.groupBy(past, ({ searchKey }) => searchNameKey(searchKey)).values()].flatMap(
    ([log]) => log ?? [],
  )
  const stored = saved.filter(({ name }) => has(name)).slice(0, most.saved)
  const pastSearches = newest.filter(({ title }) => has(title))
  return [
    ...stored.map(({ name, ...search }) => suggested('saved', { ...search, title: name })),
    ...pastSearches.slice(0, most.past).map((search) => suggested('past', search)),
  ]
}

type Search = { id: number; title: string; filters: Record<string, string | string[]>; createdAt: Date }

function suggested(kind: 'saved' | 'past', { id, title, filters, createdAt }: Search) {
  const CreatedOn = createdAt.toISOString()
  return {
    Kind: kind,
    ID: id,
    Text: title,
    Filters: filters,
    Concept: null,
    Count: null,
    HasAll: false,
    IsLeast: false,
    CreatedOn,
  }
}
