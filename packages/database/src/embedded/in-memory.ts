import { PGlite } from '@electric-sql/pglite'
import type { PoolConfig } from 'pg'
import { extensions, greetingOf, runMessages } from './engine/database.ts'
import { startSocketServer } from './sessions/socket-server.ts'
import { Turns } from './sessions/turns.ts'

export interface InMemory {
  /** For `new pg.Pool`. */
  connection: PoolConfig
  close(): Promise<void>
  /**
   * The whole database as an uncompressed tar, from which `startInMemory` creates another; end open transactions first.
   */
  dumpImage(): Promise<Uint8Array>
}

/**
 * A database in this process's memory for tests, behind the same socket server; much faster from an image.
 * Its socket is in `folder`, and remains there if the process ends without closing it.
 */
export async function startInMemory(image?: Uint8Array<ArrayBuffer>, folder?: string): Promise<InMemory> {
  const db = await PGlite.create({ extensions, ...(image && { loadDataDir: new Blob([image]) }) })
  const engine = { losses: 0, run: (messages: Uint8Array) => runMessages(db, messages) }
  const server = await startSocketServer(new Turns(engine, 0), await greetingOf(db), folder)
  return {
    connection: server.connection,
    async close() {
      await server.close()
      await db.close()
    },
    async dumpImage() {
      await db.exec('checkpoint')
      const image = await db.dumpDataDir('none')
      return new Uint8Array(await image.arrayBuffer())
    },
  }
}
