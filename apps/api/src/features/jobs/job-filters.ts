import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'

/** The filters of the job listing, parsed; `since` is the time that `posted` means now. */
export type JobFilters = Parsed<Contract['jobs']['list']>['query'] & { since?: Date | undefined }
