import type { Queryable } from '@pramaan/database/client'
import { searchNameKey } from '@pramaan/domain/saved-search'
import type { Deps } from '../../deps.ts'
import { listSaved } from '../saved-searches/saved-searches.queries.ts'
import { listLogs } from '../search/history/search-log.queries.ts'
import { foldWords } from '../search/words/fold.ts'
import { countLabels, suggestConcepts } from './suggest-concepts.ts'
import { suggestPositions, suggestSkills } from './suggestions.queries.ts'

const most = { positions: 6, skills: 4, concepts: 6, saved: 3, past: 3, pastLookedAt: 50 }

/** Suggestions for typed words, from our lists and the employer's own searches. */
export async function suggestionsFor(deps: Deps, db: Queryable, employerId: number, term: string) {
  const listed = foldWords(term).length === 0 ? [] : await fromLists(deps, db, term)
  return [...listed, ...(await fromSearches(db, employerId, term))]
}

const sameText = (one: string, other: string) => searchNameKey(one) === searchNameKey(other)

/** Job positions, skills and other concepts, each with how many people it would find. */
async function fromLists(deps: Deps, db: Queryable, term: string) {
  const positions = await suggestPositions(db, term, most.positions)
  const skills = await suggestSkills(db, term, most.skills)
  const texts = [...positions, ...skills].map(({ text }) => text)
  const countOf = await countLabels(deps, db, texts)
  const concepts = await suggestConcepts(deps, db, term, most.concepts)
  const listed = (text: string) => ({ Text: text, Concept: null, Count: countOf(text), CreatedOn: null })
  return [
    ...positions.map(({ id, text }) => {
      return { Kind: 'position' as const, ID: id, Filters: { searchTitle: text }, ...listed(text) }
    }),
    ...skills.map(({ id, text }) => ({ Kind: 'skill' as const, ID: id, Filters: { term: text }, ...listed(text) })),
    ...concepts
      .filter(({ text }) => !texts.some((listed) => sameText(listed, text)))
      .map(({ id, kind, text, count }) => {
        const known = { Text: text, Concept: kind, Count: count, CreatedOn: null }
        return { Kind: 'concept' as const, ID: id, Filters: { term: text }, ...known }
      }),
  ]
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
