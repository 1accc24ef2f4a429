import { report } from 'node:process'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { createOutageLog } from '../refusals/outage-log.ts'

/** Files that a server at work has open beside its connections: its own modules, uploads, calls to providers. */
const others = 32

/** With fewer open files than this it is said at the start: a browser holds up to six connections. */
const enough = 1024

/** Says that the system lets few files be open, before the database is opened: the embedded one may not even start. */
export function reportOpenFiles(config: Config, say: (text: string) => void) {
  const openFiles = openFilesLimit()
  if (openFiles === undefined || openFiles >= enough) return
  say(
    `This system lets the server open only ${openFiles} files at once, so it takes at most ` +
      `${connectionsOf(openFiles, config)} connections. Raise the limit (ulimit -n 65536, or LimitNOFILE= in systemd).`,
  )
}

/**
 * Takes no more connections than the system's limit of open files leaves room for. Past the limit neither the database
 * nor an upload could open anything, and the system would hang up on people without a word in the log.
 */
export function limitConnections(app: FastifyInstance, config: Config) {
  const openFiles = openFilesLimit()
  if (openFiles === undefined) return
  const most = connectionsOf(openFiles, config)
  app.server.maxConnections = most
  const logOutage = createOutageLog()
  app.server.on('drop', () =>
    logOutage(app.log, {
      code: 'overloaded',
      reason: `All ${most} connections that ${openFiles} open files allow are taken`,
    }),
  )
}

function connectionsOf(openFiles: number, { POOL_SIZE }: Config) {
  return Math.max(4, openFiles - others - POOL_SIZE)
}

/** The limit of this process; undefined where the system has none or does not say. */
function openFilesLimit() {
  // Without this it asks the name server about each connection. The types do not know it yet.
  Object.assign(report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const soft = Number(userLimits?.open_files?.soft)
  return Number.isSafeInteger(soft) ? soft : undefined
}
