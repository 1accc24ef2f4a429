import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** A course in lists and on its page; the price is in rupees, null means free. */
export type Course = Answer<Contract['courses']['list']>['data'][number]
