import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'

/** The filters of the drive list, parsed. */
export type DriveFilters = Parsed<Contract['drives']['list']>['query']
