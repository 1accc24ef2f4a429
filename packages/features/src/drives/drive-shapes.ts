import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** A placement drive in lists; dates are days in India, pay is LPA. */
export type Drive = Answer<Contract['drives']['list']>['data'][number]

/** A placement drive with its jobs. */
export type DriveWithJobs = Answer<Contract['drives']['get']>['data']
