import type { Parsed } from '@pramaan/contract/endpoint'
import type { searchAids } from '@pramaan/contract/search/search-aids'
import { isStaff } from '@pramaan/domain/role'
import { searchNameKey } from '@pramaan/domain/saved-search'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listSaved } from '../saved-searches/saved-searches.queries.ts'
import { listLogs } from '../search/history/search-log.queries.ts'
import { admitStep, recount } from '../search/limits/admission.ts'
import { matchingFor, totalFor } from '../search/paging/list-page.ts'
import { anyRole, type SearchRequest } from '../search/request/search-request.ts'
import { facetCounts } from './facet-counts.ts'
import { suggestPositions, suggestSkills } from './suggestions.queries.ts'

const most = { positions: 6, skills: 4, saved: 3, past: 3, pastLookedAt: 50 }

/** Search suggestions, counts per filter value, and the total of a search (document 002 §2.4). */
export function searchAidRoutes(deps: Deps): Routes<'searchAids'> {
  return {
    suggestions: async ({ db, actor, query: { term } }) => {
      const typed = term !== ''
      const [positions, skills, saved, past] = await Promise.all([
        typed ? suggestPositions(db, term, most.positions) : [],
        typed ? suggestSkills(db, term, most.skills) : [],
        listSaved(db, actor.id),
        listLogs(db, { employerId: actor.id }, most.pastLookedAt),
      ])
      const has = (text: string) => searchNameKey(text).includes(searchNameKey(term))
      const newest = [...Map.groupBy(past, ({ title }) => searchNameKey(title)).values()].flatMap(([log]) => log ?? [])
      const stored = saved.filter(({ name }) => has(name)).slice(0, most.saved)
      const made = newest.filter(({ title }) => has(title))
      return {
        data: [
          ...positions.map(({ id, text }) => ({
            Kind: 'position' as const,
            ID: id,
            Text: text,
            Filters: { searchTitle: text },
            CreatedOn: null,
          })),
          ...skills.map(({ id, text }) => ({
            Kind: 'skill' as const,
            ID: id,
            Text: text,
            Filters: { term: text },
            CreatedOn: null,
          })),
          ...stored.map(({ name, ...search }) => suggested('saved', { ...search, title: name })),
          ...made.slice(0, most.past).map((search) => suggested('past', search)),
        ],
      }
    },
    facets: async ({ actor, query }) => {
      const request = await admitted(deps, actor, query)
      return facetCounts(deps.db, request, { now: deps.now(), staff: isStaff(actor.role) })
    },
    total: async ({ actor, query }) => {
      const request = await admitted(deps, actor, query)
      const { count, isEstimate } = await totalFor(deps, await matchingFor(deps, actor, request))
      if (!isStaff(actor.role)) await recount(deps, actor.id, request, count)
      return { data: count, isEstimate }
    },
  }
}

/**
 * The search that something is asked about: free with a search of today, otherwise bound by the plan's day as itself.
 */
async function admitted(deps: Deps, actor: Actor, filters: Parsed<typeof searchAids.facets>['query']) {
  const request: SearchRequest = { filters, roles: anyRole }
  if (!isStaff(actor.role)) await admitStep(deps, actor.id, request)
  return request
}

type Search = { id: number; title: string; filters: Record<string, string | string[]>; createdAt: Date }

function suggested(kind: 'saved' | 'past', { id, title, filters, createdAt }: Search) {
  return { Kind: kind, ID: id, Text: title, Filters: filters, CreatedOn: createdAt.toISOString() }
}
