import type { Queryable } from '@pramaan/database/client'
import type { ConceptKind } from '@pramaan/domain/concept'
import { searchNameKey } from '@pramaan/domain/saved-search'
import type { Deps } from '../../deps.ts'
import { listSaved } from '../saved-searches/saved-searches.queries.ts'
import { listLogs } from '../search/history/search-log.queries.ts'
import { foldWords } from '../search/words/fold.ts'
import { type Press, pressCounts } from './press-counts.ts'
import { nearness, suggestConcepts } from './suggest-concepts.ts'
import { suggestPositions, suggestSkills } from './suggestions.queries.ts'

const most = { positions: 6, skills: 4, concepts: 6, saved: 3, past: 3, pastLookedAt: 50 }

/** Suggestions for typed words, from our lists and the employer's own searches. */
export async function suggestionsFor(deps: Deps, db: Queryable, employerId: number, term: string) {
  const listed = foldWords(term).length === 0 ? [] : await fromLists(deps, db, term)
  return [...listed, ...(await fromSearches(db, employerId, term))]
}

const sameText = (one: string, other: string) => searchNameKey(one) === searchNameKey(other)

/**
 * What is suggested of the lists: a name with the search that its press makes. A name behind other words is counted
 * alone, and only to know whether anybody has it.
 */
type Listed = {
  Kind: 'position' | 'skill' | 'concept'
  ID: number
  Text: string
  Concept: ConceptKind | null
  Filters: Press
  alone?: Press
}

/** Job positions, skills and other concepts, each with how many people its press gives. */
async function fromLists(deps: Deps, db: Queryable, term: string) {
  const positions = await suggestPositions(db, term, most.positions)
  const skills = await suggestSkills(db, term, most.skills)
  const texts = [...positions, ...skills].map(({ text }) => text)
  const concepts = (await suggestConcepts(deps, db, term, most.concepts)).filter(
    ({ text }) => !texts.some((listed) => sameText(listed, text)),
  )
  const rows: Listed[] = [
    ...positions.map(({ id: ID, text: Text }) => {
      return { Kind: 'position' as const, ID, Text, Concept: null, Filters: { searchTitle: Text } }
    }),
    ...skills.map(({ id: ID, text: Text }) => {
      return { Kind: 'skill' as const, ID, Text, Concept: null, Filters: { term: Text } }
    }),
    ...concepts.map(({ id: ID, kind: Concept, text: term, label, name, isAlone }) => {
      return {
        Kind: 'concept' as const,
        ID,
        Text: name === undefined ? term : `${term} (${name})`,
        Concept,
        Filters: { term },
        ...(!isAlone && { alone: { term: label } }),
      }
    }),
  ]
  const found = await pressCounts(
    deps,
    rows.map(({ Filters, alone = Filters }) => alone),
  )
  // Of a name that nobody has, the list shows others: these are no people of that name.
  const counted = rows
    .map(({ alone, ...row }) => ({ row, alone, ...found(alone ?? row.Filters) }))
    .filter(({ row, isMet }) => isMet || row.Kind !== 'concept')
    .map(({ row, alone, count, isMet }) => ({ ...row, Count: isMet && !alone ? count : null, CreatedOn: null }))
  return inOrder(counted, term)
}

/** The nearest names first, then those of more people; each kind together, the one with the nearest name first. */
function inOrder<Row extends { Kind: string; Text: string; Count: number | null }>(rows: readonly Row[], term: string) {
  const near = ({ Text }: Row) => nearness(Text, term)
  const sorted = rows.toSorted((one, other) => near(one) - near(other) || (other.Count ?? 0) - (one.Count ?? 0))
  const nearest = (kind: string) => Math.min(...rows.filter(({ Kind }) => Kind === kind).map(near))
  const kinds = [...new Set(rows.map(({ Kind }) => Kind))].toSorted((one, other) => nearest(one) - nearest(other))
  return kinds.flatMap((kind) => sorted.filter(({ Kind }) => Kind === kind))
}

/** The employer's saved and past searches that contain the words, each title once. */
async function fromSearches(db: Queryable, employerId: number, term: string) {
  const saved = await listSaved(db, employerId)
  const past = await listLogs(db, { employerId }, most.pastLookedAt)
  const has = (text: string) => searchNameKey(text).includes(searchNameKey(term))
  const newest = [...Map.groupBy(past, ({ title }) => searchNameKey(title)).values()].flatMap(([log]) => log ?? [])
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
  return { Kind: kind, ID: id, Text: title, Filters: filters, Concept: null, Count: null, CreatedOn }
}
