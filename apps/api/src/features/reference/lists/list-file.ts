import type { Parsed } from '@pramaan/contract/endpoint'
import { referenceLists } from '@pramaan/contract/reference/reference-list'
import type { Deps } from '../../../deps.ts'
import { type ListFile, pagesOf } from '../../../http/exports/list-file.ts'
import { pageOfList } from './edit-list.queries.ts'

type Call = Parsed<typeof referenceLists.file>
type Query = Call['params'] & Call['query']
type Entry = Awaited<ReturnType<typeof pageOfList>>['rows'][number]

/** A reference list as a file, which the import accepts again. */
export function referenceFile(deps: Deps): ListFile<Query, Entry> {
  return {
    path: '/reference-list-files',
    endpoint: referenceLists.file,
    action: 'reference-exported',
    nameOf: ({ list }) => list,
    headings: ['ID', 'Title', 'Group', 'Detail', 'Type', 'Excluded'],
    pages: (_actor, { list, ...filter }) =>
      pagesOf(async ({ limit, offset }) => (await pageOfList(deps.db, list, filter, { limit, offset })).rows),
    cells: ({ ID, Title, Group, Detail, Type, Excluded }) => [ID, Title, Group, Detail, Type, Excluded ? 'yes' : ''],
  }
}
