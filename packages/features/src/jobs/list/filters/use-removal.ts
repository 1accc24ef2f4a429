import { fullListing, type JobSearch } from '@pramaan/contract/jobs/job-search'
import { withoutPart } from '@pramaan/domain/search-query'
import { type Reading, usePartName } from '../../../search/read-chips.tsx'
import { useChosen } from './chosen-filters.tsx'
import type { JobListSearch } from './use-job-search.ts'

type Removal = NonNullable<NonNullable<JobListSearch['answer']['data']>['removal']>
type Removed = Pick<Removal, 'filter' | 'from'>
type Step = { name: string; without: (search: JobSearch) => Partial<JobSearch> }

/**
 * The filters that exclude the most from a short list, one or two: their name, the jobs without them, and a function
 * that removes them.
 */
export function useRemoval(jobs: JobListSearch, reading: Reading) {
  const { search, answer, change } = jobs
  const nameOf = usePartName()
  const chosen = useChosen(search, answer.data?.facets?.category)
  const removal = answer.isPlaceholderData ? null : answer.data?.removal
  if (!removal) return undefined
  const stepOf = ({ filter, from }: Removed): Step | undefined => {
    if (filter !== null) {
      const name = chosen.filter((one) => one.filter === filter).map(({ label }) => label)
      return { name: name.join(', '), without: () => ({ [filter]: fullListing[filter] }) }
    }
    const part = reading.find((one) => one.from === from)
    return part && { name: nameOf(part), without: ({ term }) => ({ term: withoutPart({ text: term }, part) }) }
  }
  const { also, count } = removal
  // Parts are removed from the last to the first, so that earlier positions stay valid.
  const removed = (also ? [removal, also] : [removal]).toSorted((one, other) => (other.from ?? 0) - (one.from ?? 0))
  const steps = removed.map(stepOf)
  const known = steps.filter((step) => step !== undefined)
  if (known.length < steps.length) return undefined
  const withoutAll = (from: JobSearch) =>
    known.reduce((now, { without }) => Object.assign(now, without(now)), { ...from })
  return {
    name: known
      .map(({ name }) => name)
      .toReversed()
      .join(' + '),
    count,
    remove: () => change(withoutAll),
  }
}
