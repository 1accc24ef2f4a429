import { resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import { EngineThread } from './engine/engine-thread.ts'
import { setAsideBroken } from './folder/data-folder.ts'
import { lockFolder } from './folder/folder-lock.ts'
import { maintain } from './maintenance.ts'
import { startSocketServer } from './sessions/socket-server.ts'
import { Turns } from './sessions/turns.ts'

const closeDeadlineMs = 10_000

export interface EmbeddedOptions {
  /** The cluster's own folder, created if missing. */
  folder: string
  /** How long a statement may run, and a client may leave a transaction open and idle; milliseconds, 0 for no limit. */
  statementTimeoutMs: number
  onLog?: (text: string) => void
}

export interface Embedded {
  /** For `new pg.Pool`. */
  connection: PoolConfig
  /** Checkpoints, closes and releases the folder, within ten seconds. */
  close(): Promise<void>
  /** How long the statements of a connection, by its number, have run. */
  ranMs(processId: number): number
  /** Vacuums, analyses and checkpoints when idle; the owner calls it on its timer, every few minutes. */
  maintain(): Promise<void>
}

/**
 * Starts PostgreSQL inside this process (PGlite in a worker thread) on a folder, durable and locked, and serves it to
 * `pg` on a Unix socket. Throws if the folder is in use or a commit would not reach the disk. A folder with an
 * incomplete cluster is moved aside, never overwritten.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { statementTimeoutMs, onLog = () => undefined } = options
  const folder = resolve(options.folder)
  const unlock = lockFolder(folder)
  const engine = new EngineThread(folder, onLog)
  try {
    const aside = setAsideBroken(folder)
    if (aside) onLog(`${folder} held no whole database and was moved to ${aside}.`)
    const greeting = await engine.start()
    const turns = new Turns(engine, statementTimeoutMs)
    const server = await startSocketServer(turns, greeting)
    async function close() {
      await server.close()
      await engine.close(closeDeadlineMs)
      unlock()
    }
    return {
      connection: server.connection,
      close,
      ranMs: (processId) => turns.ranMs(processId),
      maintain: () => maintain(turns),
    }
  } catch (error) {
    await engine.close(closeDeadlineMs)
    unlock()
    throw error
  }
}
