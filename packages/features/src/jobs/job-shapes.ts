import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** A job as lists and its own page have it; pay is LPA. */
export type Job = Answer<Contract['jobs']['get']>['data']
