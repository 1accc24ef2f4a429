import { noFilters, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { paths } from './paths.ts'

/** Where a shortlisted candidate's profile is: with the default order and page, as document 002 §2.3 says. */
export function shortlistedAddress(id: number) {
  return `${paths.shortlistedProfile}?candidateID=${id}&${queryOfFilters(noFilters, { complete: true })}`
}
