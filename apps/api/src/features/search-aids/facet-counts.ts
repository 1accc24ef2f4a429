import { type CandidateFilters, switchNames } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import { experienceLevels } from '@pramaan/domain/experience-level'
import { activeFilters, experienceFilters, noticeFilters, salaryFilters } from '@pramaan/domain/options'
import { relaxedSearch, withFilters } from '../../services/search/loosen/relax-search.ts'
import { matchingOf } from '../../services/search/run/lists/matching.queries.ts'
import type { SearchRequest } from '../../services/search/understand/search-request.ts'
import { countOptions, type Option } from './facet-counts.queries.ts'

const groups = ['year', 'salary', 'expStatus', 'location', 'notice', 'active'] as const
type Group = (typeof groups)[number]

const options: readonly Option[] = [
  ...experienceFilters.map(({ text }) => ({ group: 'year', value: text, filter: { year: text } })),
  ...salaryFilters.map(({ text }) => ({ group: 'salary', value: text, filter: { salary: text } })),
  ...experienceLevels.map((level) => ({ group: 'expStatus', value: level, filter: { expStatus: level } })),
  ...noticeFilters.map(({ text }) => ({ group: 'notice', value: text, filter: { notice: text } })),
  ...activeFilters.map((days) => ({ group: 'active', value: days, filter: { active: days } })),
  ...switchNames.map((name) => ({ group: 'toggles', value: name, filter: { [name]: true } })),
]

type Count = { value: string; count: number }

/**
 * How many candidates each value of a filter would leave. An applied filter's values are counted without that filter;
 * all other filters share one query.
 */
export async function facetCounts(db: Database, request: SearchRequest, { now, staff }: { now: Date; staff: boolean }) {
  const ids = await relaxedSearch(db, request, { now, staff })
  const applied = groups.filter((group) => request.filters[group] !== undefined)
  const rest = groups.filter((group) => !applied.includes(group))
  const readings = [
    { counted: [...rest, 'toggles'], filters: request.filters },
    ...applied.map((group) => ({ counted: [group], filters: without(request.filters, group) })),
  ]
  const found = await Promise.all(
    readings.map(async ({ counted, filters }) => {
      const { locationId, ...others } = ids
      const withLocation = filters.location === undefined || locationId === undefined ? others : ids
      const resolved =
        filters === request.filters ? withLocation : await withFilters(db, { ...request, filters }, withLocation, staff)
      const countedOptions = options.filter(({ group }) => counted.includes(group))
      const matching = matchingOf({ ...request, filters }, resolved, staff)
      const today = ids.today ?? 0
      const withLocations = counted.includes('location')
      const result = await countOptions(db, { matching, options: countedOptions, withLocations, today })
      return { counted, countedOptions, result }
    }),
  )
  const countsOf = (name: Group | 'toggles'): Count[] => {
    const reading = found.find(({ counted }) => counted.includes(name))
    if (name === 'location') return reading?.result.locations ?? []
    const rows = reading?.countedOptions.map(({ group, value }, at) => ({
      group,
      value,
      count: reading.result.options[at] ?? 0,
    }))
    return (rows ?? []).flatMap(({ group, value, count }) => (group === name ? [{ value, count }] : []))
  }
  return {
    data: {
      year: countsOf('year'),
      salary: countsOf('salary'),
      expStatus: countsOf('expStatus'),
      location: countsOf('location'),
      notice: countsOf('notice'),
      active: countsOf('active'),
      toggles: countsOf('toggles'),
    },
    isEstimate: found.some(({ result }) => result.isEstimate),
  }
}

function without(filters: CandidateFilters, group: Group): CandidateFilters {
  const { [group]: _, ...rest } = filters
  return rest
}
