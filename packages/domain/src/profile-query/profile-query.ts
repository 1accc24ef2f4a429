import { type PartnerFilters, parsePartnerFilters } from '../partner-search/partner-search.ts'
import { rowId } from '../search/fields.ts'
import { entriesOf, type Query } from '../search/query.ts'

/** What a link to `/candidate-profile` carries: whose profile, for which job, and the list that it was opened from. */
export type ProfileQuery = {
  candidateId: number | undefined
  jobId: number | undefined
  list: PartnerFilters
}

/** The list's filters by the names that the profile's address has for them (000, section 2). */
const listNames = {
  course: 'courseFilter',
  name: 'nameFilter',
  phone: 'phoneFilter',
  fromDate: 'fromDateFilter',
  toDate: 'toDateFilter',
  location: 'selectedLocation',
  degree: 'selectedDegree',
  pageIndex: 'pageIndex',
} as const

/** Reads the query of `/candidate-profile` (000, section 2): `candidate` is another name of `candidateID`; what is malformed counts as absent. */
export function profileQueryOf(query: Query): ProfileQuery {
  const given = new Map(entriesOf(query))
  const idOf = (name: string) => rowId(given.get(name) ?? '') ?? undefined
  const list = Object.entries(listNames).flatMap(([name, filter]): [string, string][] => {
    const value = given.get(name)
    return value === undefined ? [] : [[filter, value]]
  })
  return {
    candidateId: idOf('candidateID') ?? idOf('candidate'),
    jobId: idOf('job'),
    list: parsePartnerFilters(list).filters,
  }
}
