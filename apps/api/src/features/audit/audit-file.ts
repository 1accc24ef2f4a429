import type { Parsed } from '@pramaan/contract/endpoint'
import { audit } from '@pramaan/contract/staff/audit'
import type { Deps } from '../../deps.ts'
import { type ListFile, pagesOf } from '../../http/exports/list-file.ts'
import { conditionOf, listEntries } from './audit.queries.ts'
import { filterOf, linesOf } from './audit-lines.ts'

type Query = Parsed<typeof audit.file>['query']
type Line = ReturnType<typeof linesOf>[number]

/** The audit log as a file with exactly the filter's matches; the export is audited too. */
export function auditFile(deps: Deps): ListFile<Query, Line> {
  return {
    path: '/audit-files',
    endpoint: audit.file,
    action: 'audit-exported',
    nameOf: () => 'audit-log',
    headings: ['Line', 'When (UTC)', 'Who', 'Who: ID', 'Role', 'What', 'About', 'About: ID', 'Details'],
    pages: async function* (_actor, request) {
      const where = await conditionOf(deps.db, filterOf(request))
      yield* pagesOf<Line>(async ({ last, limit }) => linesOf(await listEntries(deps.db, where, last?.ID, limit)))
    },
    cells: ({ ID, At, By, Action, About, Detail }) => {
      const detail = Detail && JSON.stringify(Detail)
      return [ID, At, By?.Name, By?.ID, By?.Role, Action, About?.Name, About?.ID, detail]
    },
  }
}
