import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { csvLines, csvMark } from '../../http/csv-lines.ts'
import { installCsvFile } from '../../http/csv-link.ts'
import { conditionOf, listEntries } from './audit.queries.ts'
import { filterOf, linesOf } from './audit-lines.ts'

/** Where the file lies under `/api`. */
export const auditPath = '/audit-files'

const rowsAtATime = 500
const headings = ['Line', 'When (UTC)', 'Who', 'Who: ID', 'Role', 'What', 'About', 'About: ID', 'Details']

/** The audit log as a file: exactly what the filter finds, read as it is sent; that it was taken stands in the log too. */
export function installAuditFile(api: FastifyInstance, deps: Deps) {
  installCsvFile(api, deps, {
    path: auditPath,
    nameOf: () => 'audit-log',
    parts: async function* (actor, wanted) {
      const filter = filterOf(JSON.parse(wanted))
      let rows = 0
      try {
        for await (const part of partsOf(deps, filter)) {
          rows += part.rows
          yield part.text
        }
      } finally {
        const detail = { filters: wanted, rows }
        await writeAudit(deps.db, { actorId: actor.id, action: 'audit-exported', detail, at: deps.now() })
      }
    },
  })
}

async function* partsOf(deps: Deps, filter: ReturnType<typeof filterOf>) {
  yield { text: csvMark + csvLines([headings]), rows: 0 }
  const where = await conditionOf(deps.db, filter)
  let beyond: number | undefined
  for (;;) {
    const lines = linesOf(await listEntries(deps.db, where, beyond, rowsAtATime))
    if (lines.length > 0) yield { text: csvLines(lines.map(cellsOf)), rows: lines.length }
    beyond = lines.at(-1)?.ID
    if (lines.length < rowsAtATime) return
  }
}

function cellsOf({ ID, At, By, Action, About, Detail }: ReturnType<typeof linesOf>[number]) {
  const detail = Detail && JSON.stringify(Detail)
  return [ID, At, By?.Name, By?.ID, By?.Role, Action, About?.Name, About?.ID, detail]
}
