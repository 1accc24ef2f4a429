import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { JobQuery } from '@pramaan/domain/job-query'

/** The parsed filters of the job listing; `since` is the time that `posted` means now, `words` are the parsed words. */
export type JobFilters = Parsed<Contract['jobs']['list']>['query'] & {
  since?: Date | undefined
  words?: JobQuery | undefined
}

/** Whether a filter of the listing is set. */
export function isSet(filters: JobFilters, name: keyof JobFilters): boolean {
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}
