import { report } from 'node:process'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { createOutageLog } from '../refusals/outage-log.ts'

/** The number of files that a running server has open besides its connections: modules, uploads, calls to providers. */
const others = 32

/** Below this limit of open files the server logs a warning when it starts: a browser uses up to six connections. */
const recommendedLimit = 1024

/** Warns about a low limit of open files before the database is opened: the embedded one may not even start. */
export function reportOpenFiles(config: Config, say: (text: string) => void) {
  const openFiles = openFilesLimit()
  if (openFiles === undefined || openFiles >= recommendedLimit) return
  say(
    `This system lets the server open only ${openFiles} files at once, so it takes at most ` +
      `${connectionsOf(openFiles, config)} connections. Raise the limit (ulimit -n 65536, or LimitNOFILE= in systemd).`,
  )
}

/**
 * Limits connections according to the system's limit of open files. Beyond that limit neither the database nor an
 * upload could open files, and the system would drop connections without a log entry.
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

/** The limit of this process; undefined if there is none or it is unknown. */
function openFilesLimit() {
  // Without this option the report makes a DNS lookup for each connection. The types lack it.
  Object.assign(report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const soft = Number(userLimits?.open_files?.soft)
  return Number.isSafeInteger(soft) ? soft : undefined
}
