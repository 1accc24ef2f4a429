import { defaultPageSize } from '@pramaan/domain/options'
import { queryText } from '@pramaan/domain/query-text'
import { defaultSort, sortText } from '@pramaan/domain/search'
import { paths } from './paths.ts'

/** The default order and page that document 002 §2.3 sets, without the code that reads an address. */
const firstPage = queryText([
  ...defaultSort.map((sort): [string, string] => ['sortBy[]', sortText(sort)]),
  ['pageSize', String(defaultPageSize)],
  ['pageIndex', '0'],
])

/** The address of a shortlisted candidate's profile, with the default order and page. */
export function shortlistedAddress(id: number) {
  return `${paths.shortlistedProfile}?candidateID=${id}&${firstPage}`
}
