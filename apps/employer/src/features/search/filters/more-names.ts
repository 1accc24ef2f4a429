import type { FilterName } from '@pramaan/contract/search/candidate-filters'

/** The filters by where people work. */
export const workModels = ['remote', 'onSite'] as const

/** The filters by skills. */
export const skillNames = ['mustHave', 'niceToHave', 'without'] as const

/** The filters that are not in the bar. */
export const moreNames: readonly FilterName[] = [
  'partTime',
  ...workModels,
  'immediate',
  'expStatus',
  'maxCtc',
  'notice',
  'active',
  ...skillNames,
]
