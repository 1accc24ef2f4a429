import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'

/** The filters of the job listing, parsed. */
export type JobFilters = Parsed<Contract['jobs']['list']>['query']
