import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** A job in lists and on its page; pay is LPA. */
export type Job = Answer<Contract['jobs']['get']>['data']

/** A job of the listing, with what it has of the words that were searched. */
export type ListedJob = Answer<Contract['jobs']['list']>['data'][number]
