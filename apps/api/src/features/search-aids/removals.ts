import {
  appliedFilters,
  applyFilters,
  type CandidateFilters,
  type FilterName,
  isSkillFilter,
  withoutFilter,
} from '@pramaan/contract/search/candidate-filters'
import { skillsOf } from '@pramaan/domain/search'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { matchingFor } from '../../services/search/loosen/relax-search.ts'
import { totalFor } from '../../services/search/run/pages/list-page.ts'
import type { SearchRequest } from '../../services/search/understand/search-request.ts'

/** What is taken away: a filter, or one of the skills that it names. */
type Removal = { name: FilterName; skill: string | null }

/**
 * How many candidates a search would find without each of its filters, most first; only what excludes anyone. Of several
 * skills each is tried alone, and all of them together only if no single one excludes anyone.
 */
export async function removals(deps: Deps, actor: Actor, request: SearchRequest) {
  const { filters } = request
  const countOf = async (search: SearchRequest) => (await totalFor(deps, await matchingFor(deps, actor, search))).count
  const names = appliedFilters(filters).flatMap(({ name }) => (name === 'term' ? [] : [name]))
  if (names.length === 0) return []
  const found = await countOf(request)
  const more = async (removed: readonly Removal[]) => {
    const counted: { value: string; skill: string | null; count: number }[] = []
    for (const { name, skill } of removed) {
      const without = applyFilters(filters, withoutFilter(filters, { name, text: skill ?? String(filters[name]) }))
      counted.push({ value: name, skill, count: await countOf({ ...request, filters: without }) })
    }
    return counted.filter(({ count }) => count > found)
  }
  const all: Awaited<ReturnType<typeof more>> = []
  for (const name of names) {
    const single = await more(skillsOfFilter(filters, name).map((skill) => ({ name, skill })))
    all.push(...(single.length > 0 ? single : await more([{ name, skill: null }])))
  }
  return all.toSorted((one, other) => other.count - one.count)
}

/** The skills of a filter that names several. */
function skillsOfFilter(filters: CandidateFilters, name: FilterName): string[] {
  const skills = isSkillFilter(name) ? skillsOf(filters[name]) : []
  return skills.length > 1 ? skills : []
}
