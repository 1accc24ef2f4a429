import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** A job in lists and on its page; pay is LPA. */
export type Job = Answer<Contract['jobs']['get']>['data']

/** A job of the listing, with how it matches the searched words. */
export type ListedJob = Answer<Contract['jobs']['list']>['data'][number]
