import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { refuse } from '../../http/refusals/refuse.ts'
import { renderMessage } from '../../providers/messages/templates/templates.ts'
import { listOutbox, readDatabaseVersion } from './platform.queries.ts'
import { whyNotReady } from './readiness.ts'

/** Health, version, and the list of the stand-in's messages. */
export function platformRoutes(deps: Deps, version: string): Routes<'platform'> {
  return {
    live: async () => ({ data: null }),
    ready: async () => {
      const details = await whyNotReady(deps)
      refuse(details.length > 0 ? 'unavailable' : undefined, { details })
      return { data: { database: 'ready', files: 'ready' } }
    },
    version: async () => ({
      data: { version, database: await readDatabaseVersion(deps.db), demo: deps.config.DEMO === true },
    }),
    outbox: async ({ query }) => {
      refuse(deps.config.NODE_ENV === 'production' ? 'not-found' : undefined)
      const rows = await listOutbox(deps.db, query.to, deps.now())
      return { data: await Promise.all(rows.map((row) => readable(deps, row))) }
    },
  }
}

type Row = Awaited<ReturnType<typeof listOutbox>>[number]
async function readable(deps: Deps, row: Row) {
  const encrypted = row.variables ?? undefined
  const variables = encrypted ? (JSON.parse(await deps.encryption.decrypt(encrypted)) as Record<string, string>) : {}
  return {
    channel: row.channel,
    to: row.recipient,
    template: row.template,
    text: encrypted ? renderMessage(row.template, row.language, variables).text : row.shown,
    variables,
    createdAt: row.createdAt.toISOString(),
  }
}
