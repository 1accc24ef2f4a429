import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** A placement drive as lists have it; dates are days in India, pay is LPA. */
export type Drive = Answer<Contract['drives']['list']>['data'][number]

/** One placement drive with its jobs. */
export type DriveWithJobs = Answer<Contract['drives']['get']>['data']
