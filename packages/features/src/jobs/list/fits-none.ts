import { isFullListing } from '@pramaan/contract/jobs/job-search'
import { isByFit } from '@pramaan/domain/job'
import { byWork } from '../by-work.ts'
import type { JobListSearch } from './filters/use-job-search.ts'

type Listed = Pick<JobListSearch, 'search' | 'answer'>

/** Whether the best matches come first. */
export function beginsWithBest({ search }: Listed, applies: boolean): boolean {
  return applies && isByFit(search.sort)
}

/** Whether a list separates the jobs for the reader's work from the others. */
export function isSplitByWork(jobs: Listed, applies: boolean): boolean {
  return beginsWithBest(jobs, applies) && !jobs.search.term
}

/** Whether jobs for other work are hidden until requested: on the first page without filters. */
export function keepsOthersBack({ search }: Listed): boolean {
  return search.page === 1 && isFullListing(search)
}

/** Whether a list is loaded and empty. */
export function isEmpty({ answer }: Pick<JobListSearch, 'answer'>): boolean {
  return answer.data?.data.length === 0
}

/** Whether no job of a list is for the reader's work; such jobs would be first on the first page. */
export function fitsNone(jobs: Listed, applies: boolean): boolean {
  const shown = jobs.answer.data?.data ?? []
  return (
    isSplitByWork(jobs, applies) && jobs.search.page === 1 && shown.length > 0 && byWork(shown).suiting.length === 0
  )
}
