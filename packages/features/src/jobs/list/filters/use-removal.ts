import { fullListing, type JobSearch } from '@pramaan/contract/jobs/job-search'
import { withoutPart } from '@pramaan/domain/search-query'
import { type Reading, usePartName } from '../../../search/read-chips.tsx'
import { useChosen } from './chosen-filters.tsx'
import type { JobListSearch } from './use-job-search.ts'

/** What left the most out of a short list: its name, the jobs without it, and how to remove it. */
export function useRemoval(jobs: JobListSearch, reading: Reading) {
  const { search, answer, change } = jobs
  const nameOf = usePartName()
  const chosen = useChosen(search, answer.data?.facets)
  const removal = answer.isPlaceholderData ? null : answer.data?.removal
  if (!removal) return undefined
  const { filter, from, count } = removal
  if (filter !== null) {
    const name = chosen.filter((one) => one.filter === filter).map(({ label }) => label)
    const without: Partial<JobSearch> = { [filter]: fullListing[filter] }
    return { name: name.join(', '), count, remove: () => change(() => without) }
  }
  const part = reading.find((one) => one.from === from)
  if (!part) return undefined
  return {
    name: nameOf(part),
    count,
    remove: () => change(({ term }) => ({ term: withoutPart({ text: term }, part) })),
  }
}
