import { cutPage } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { csvLink } from '../../http/exports/csv-link.ts'
import { conditionOf, listEntries } from './audit.queries.ts'
import { auditFile } from './audit-file.ts'
import { filterOf, linesOf } from './audit-lines.ts'

/** The audit log for an Admin: filtered, paged by the last line seen, and as a file (D35). */
export function auditRoutes(deps: Deps): Routes<'audit'> {
  return {
    list: async ({ db, query: { before, pageSize, ...request } }) => {
      const found = await listEntries(db, await conditionOf(db, filterOf(request)), before, pageSize + 1)
      const { rows, next } = cutPage(linesOf(found), pageSize, ({ ID }) => ID)
      return { data: rows, next }
    },
    file: async ({ actor, query }) => {
      filterOf(query)
      return { data: await csvLink(deps, actor, auditFile(deps).path, JSON.stringify(query)) }
    },
  }
}
