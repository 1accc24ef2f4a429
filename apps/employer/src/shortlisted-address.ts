import { noFilters, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { paths } from './paths.ts'

/** The address of a shortlisted candidate's profile, with the default order and page that document 002 §2.3 sets. */
export function shortlistedAddress(id: number) {
  return `${paths.shortlistedProfile}?candidateID=${id}&${queryOfFilters(noFilters, { complete: true })}`
}
