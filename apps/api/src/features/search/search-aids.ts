import { isStaff } from '@pramaan/domain/role'
import { searchNameKey } from '@pramaan/domain/saved-search'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/call.ts'
import { listSaved } from '../saved-searches/saved-searches.queries.ts'
import { admitStep } from './admission.ts'
import { readAsked } from './asked.ts'
import { facetCounts } from './facet-counts.ts'
import { listLogs } from './search-log.queries.ts'
import { suggestPositions, suggestSkills } from './suggestions.queries.ts'

const most = { positions: 6, skills: 4, saved: 3, past: 3, pastLookedAt: 50 }

/** What the search bar offers, and what each filter would leave (document 002 §2.4). */
export function searchAidRoutes(deps: Deps): Routes<'searchAids'> {
  return {
    suggestions: async ({ db, actor, query: { term } }) => {
      const typed = term !== ''
      const [positions, skills, saved, past] = await Promise.all([
        typed ? suggestPositions(db, term, most.positions) : [],
        typed ? suggestSkills(db, term, most.skills) : [],
        listSaved(db, actor.id),
        listLogs(db, actor.id, most.pastLookedAt),
      ])
      const has = (text: string) => searchNameKey(text).includes(searchNameKey(term))
      const newest = [...Map.groupBy(past, ({ title }) => searchNameKey(title)).values()].flatMap(([log]) => log ?? [])
      const kept = saved.filter(({ name }) => has(name)).slice(0, most.saved)
      const made = newest.filter(({ title }) => has(title))
      return {
        data: [
          ...positions.map(({ id, text }) => ({
            ...{ Kind: 'position' as const, ID: id, Text: text, Filters: { searchTitle: text }, CreatedOn: null },
          })),
          ...skills.map(({ id, text }) => ({
            ...{ Kind: 'skill' as const, ID: id, Text: text, Filters: { term: text }, CreatedOn: null },
          })),
          ...kept.map(({ name, ...search }) => suggested('saved', { ...search, title: name })),
          ...made.slice(0, most.past).map((search) => suggested('past', search)),
        ],
      }
    },
    facets: async ({ actor, query }) => {
      const { candidateID: _person, step: _step, cursor: _cursor, ...filters } = query
      const asked = readAsked(filters, { selectedJobRoles: [], removedJobRoles: [] })
      // Free with a search of today; otherwise the plan's day binds it as the search itself.
      if (!isStaff(actor.role)) await admitStep(deps, actor.id, asked)
      return facetCounts(deps.db, asked, isStaff(actor.role))
    },
  }
}

type Search = { id: number; title: string; filters: Record<string, string | string[]>; createdAt: Date }

function suggested(kind: 'saved' | 'past', { id, title, filters, createdAt }: Search) {
  return { Kind: kind, ID: id, Text: title, Filters: filters, CreatedOn: createdAt.toISOString() }
}
