import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { JobQuery } from '@pramaan/domain/job-query'

/**
 * The filters of the job listing, parsed; `since` is the time that `posted` means now, `words` is how its words were
 * read.
 */
export type JobFilters = Parsed<Contract['jobs']['list']>['query'] & {
  since?: Date | undefined
  words?: JobQuery | undefined
}

/** Whether a filter of the listing narrows it. */
export function isSet(filters: JobFilters, name: keyof JobFilters): boolean {
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}
