import { isFullListing } from '@pramaan/contract/jobs/job-search'
import { isByFit } from '@pramaan/domain/job'
import { byWork } from '../by-work.ts'
import type { JobListSearch } from './filters/use-job-search.ts'

type Listed = Pick<JobListSearch, 'search' | 'answer'>

/** Whether what fits the reader best comes first. */
export function beginsWithBest({ search }: Listed, applies: boolean): boolean {
  return applies && isByFit(search.sort)
}

/** Whether a list sets the jobs for the reader's work apart from the others. */
export function isSplitByWork(jobs: Listed, applies: boolean): boolean {
  return beginsWithBest(jobs, applies) && !jobs.search.term
}

/** Whether the jobs for other work are shown only when they are asked for: in a first page that nothing narrows. */
export function keepsOthersBack({ search }: Listed): boolean {
  return search.page === 1 && isFullListing(search)
}

/** Whether a list has come and has no job. */
export function isEmpty({ answer }: Pick<JobListSearch, 'answer'>): boolean {
  return answer.data?.data.length === 0
}

/** Whether no job of a list is for the reader's work: the first page begins with those that are. */
export function fitsNone(jobs: Listed, applies: boolean): boolean {
  const shown = jobs.answer.data?.data ?? []
  return (
    isSplitByWork(jobs, applies) && jobs.search.page === 1 && shown.length > 0 && byWork(shown).suiting.length === 0
  )
}
