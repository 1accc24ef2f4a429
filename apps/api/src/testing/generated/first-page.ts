import type { JobFilters } from '../../features/jobs/job-filters.ts'

const none: never[] = []

/** The first page of the job listing, without a filter. */
export const firstPage: JobFilters = {
  term: '',
  location: none,
  type: none,
  model: none,
  experience: none,
  salary: none,
  category: none,
  tags: none,
  pageSize: 10,
  pageIndex: 0,
}
