import { existsSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { isCluster, publishFolder } from '../folder/data-folder.ts'
import { DurableFileSystem } from '../folder/durable-file-system.ts'
import { startupPacket, statusOf } from './wire.ts'

/** The extensions that migrations may create; intarray is left out because it disables ordinary array indexes. */
export const extensions = { pg_trgm, btree_gin, citext, unaccent }

/** `fdatasync`, the usual method, reaches no disk in PGlite; `-F` would switch fsync off altogether. */
const durableStart = [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync']

/**
 * Opens the cluster in a folder, creating it if missing, and proves that a commit reaches the disk; throws when
 * it does not. `onFailure` is called when an fsync fails later and must end the engine.
 */
export async function openDurable(folder: string, onFailure: (error: unknown) => void): Promise<PGlite> {
  if (!isCluster(folder)) await createCluster(folder, onFailure)
  const fs = new DurableFileSystem(folder, onFailure)
  const db = await PGlite.create({ fs, extensions, startParams: durableStart })
  await proveDurable(db, fs)
  return db
}

/**
 * Creates the cluster next to its final path and renames it when complete, so that an interrupted start leaves no
 * partial cluster.
 */
async function createCluster(folder: string, onFailure: (error: unknown) => void): Promise<void> {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  const db = await PGlite.create({ fs: new DurableFileSystem(unfinished, onFailure), startParams: durableStart })
  await db.close()
  if (existsSync(folder)) rmdirSync(folder)
  publishFolder(unfinished, folder)
}

/** Throws unless a small commit makes at least one fsync and PostgreSQL's own safety settings are on. */
export async function proveDurable(db: PGlite, counted: { syncs: number }): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting <> 'on'`,
  )
  const before = counted.syncs
  await db.query(`select pg_logical_emit_message(true, 'durability', 'probe')`)
  if (rows.length > 0) throw new Error(`The embedded database is not durable: ${rows.map(({ name }) => name)} off.`)
  if (counted.syncs === before) throw new Error('The embedded database is not durable: a commit made no fsync.')
}

/** Runs complete protocol messages and returns the database's raw response. */
export async function runMessages(db: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  await db.execProtocolRawStream(messages, { syncToFs: false, onRawData: (bytes) => chunks.push(bytes.slice()) })
  const answer = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    answer.set(chunk, at)
    at += chunk.length
  }
  return answer
}

/** The database's first response to a new session, recorded once and sent to every client. */
export async function greetingOf(db: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  const greeting = await runMessages(db, startupPacket())
  if (statusOf(greeting) !== 'I') throw new Error('The embedded database does not answer.')
  return greeting
}
