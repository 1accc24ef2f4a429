import { entriesOf, type Query } from '@pramaan/domain/query-text'

/** The parameters of a link to `/candidate-profile`: the candidate, the job, and the list it was opened from. */
type ProfileQuery = {
  candidateId: number | undefined
  jobId: number | undefined
  /** The partner list's query, by the names that the list has for its filters. */
  list: Readonly<Record<string, string>>
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

const largestId = 2_147_483_647

function rowIdOf(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= largestId ? id : undefined
}

/**
 * Reads the query of `/candidate-profile` (000, section 2): `candidate` is another name of `candidateID`; malformed
 * values are ignored.
 */
export function profileQueryOf(query: Query): ProfileQuery {
  const parameters = new Map(entriesOf(query))
  const idOf = (name: string) => rowIdOf(parameters.get(name) ?? '')
  const list = Object.entries(listNames).flatMap(([name, filter]): [string, string][] => {
    const value = parameters.get(name)
    return value === undefined ? [] : [[filter, value]]
  })
  return {
    candidateId: idOf('candidateID') ?? idOf('candidate'),
    jobId: idOf('job'),
    list: Object.fromEntries(list),
  }
}
