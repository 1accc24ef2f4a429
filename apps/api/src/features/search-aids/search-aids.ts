import type { Parsed } from '@pramaan/contract/endpoint'
import type { searchAids } from '@pramaan/contract/search/search-aids'
import { inShortSteps } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { describedSearch } from '@pramaan/domain/description'
import { isStaff } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import type { Routes } from '../../http/calls/call.ts'
import { checkCounts, recount } from '../../services/search/limits/admission.ts'
import { madeSearchOf } from '../../services/search/limits/made-search.ts'
import { matchingFor } from '../../services/search/loosen/relax-search.ts'
import { totalFor } from '../../services/search/run/pages/list-page.ts'
import { anyRole, type SearchRequest } from '../../services/search/understand/search-request.ts'
import { findVocabulary } from '../../services/search/vocabulary/vocabulary.ts'
import { facetCounts } from './facet-counts.ts'
import { removals } from './removals.ts'
import { suggestionsFor } from './suggestions.ts'

/** Search suggestions, counts per filter value, and the total of a search (document 002 §2.4). */
export function searchAidRoutes(deps: Deps): Routes<'searchAids'> {
  return {
    suggestions: async ({ db, actor, query: { term } }) => ({ data: await suggestionsFor(deps, db, actor.id, term) }),
    described: async ({ db, body: { Text } }) => {
      const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
      const described = await inShortSteps(describedSearch(Text, vocabulary))
      return { data: described ? { ...described, mustHave: [...described.mustHave] } : null }
    },
    facets: async ({ actor, query }) => {
      const request = await admitted(deps, actor, query)
      return facetCounts(deps.db, request, { now: deps.now(), staff: isStaff(actor.role) })
    },
    removals: async ({ actor, query }) => {
      const request = await admitted(deps, actor, query)
      return { data: await removals(deps, actor, request) }
    },
    total: async ({ actor, query }) => {
      const request = await admitted(deps, actor, query)
      const { count, isEstimate } = await totalFor(deps, await matchingFor(deps, actor, request))
      if (!isStaff(actor.role)) await recount(deps, actor.id, madeSearchOf(request), count)
      return { data: count, isEstimate }
    },
  }
}

/** The search whose counts are requested, unless the plan does not allow it. */
async function admitted(deps: Deps, actor: Actor, filters: Parsed<typeof searchAids.facets>['query']) {
  const request: SearchRequest = { filters, roles: anyRole }
  if (!isStaff(actor.role)) await checkCounts(deps, actor, madeSearchOf(request))
  return request
}
