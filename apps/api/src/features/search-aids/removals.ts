import { appliedFilters, applyFilters } from '@pramaan/contract/search/candidate-filters'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { matchingFor, totalFor } from '../search/paging/list-page.ts'
import type { SearchRequest } from '../search/request/search-request.ts'

/**
 * How many candidates a search would find without each of its filters, most first; only filters that exclude anyone.
 */
export async function removals(deps: Deps, actor: Actor, request: SearchRequest) {
  const countOf = async (search: SearchRequest) => (await totalFor(deps, await matchingFor(deps, actor, search))).count
  const names = appliedFilters(request.filters).flatMap(({ name }) => (name === 'term' ? [] : [name]))
  if (names.length === 0) return []
  const found = await countOf(request)
  const counted: { value: string; count: number }[] = []
  for (const name of names) {
    const filters = applyFilters(request.filters, { [name]: undefined })
    counted.push({ value: name, count: await countOf({ ...request, filters }) })
  }
  return counted.filter(({ count }) => count > found).toSorted((one, other) => other.count - one.count)
}
