import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { JobQuery } from '@pramaan/domain/job-query'

/** The filters of the job listing, parsed; `since` is the time that `posted` means now, `words` how its words were read. */
export type JobFilters = Parsed<Contract['jobs']['list']>['query'] & {
  since?: Date | undefined
  words?: JobQuery | undefined
}
