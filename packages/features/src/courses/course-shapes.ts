import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** A course as lists and its page have it; the price is rupees, null is enrolled in without paying. */
export type Course = Answer<Contract['courses']['list']>['data'][number]
