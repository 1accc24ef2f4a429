import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database, Queryable } from '@pramaan/database/client'
import type { FileStore } from '../providers/files/store.ts'
import { copyFiles } from './files.ts'
import { type Manifest, migrationsHere } from './manifest.ts'
import {
  listSequences,
  listStoredFiles,
  listTables,
  readOneMoment,
  readRows,
  type Table,
  writePlainly,
} from './tables.queries.ts'

const rowsAtOnce = 500

/** The result of an export: the manifest, and files whose bytes were missing or changed. */
type Exported = { manifest: Manifest; lost: string[] }

/**
 * The source of an export: a database, its files, and whether it is the embedded one, where transactions are isolated
 * anyway.
 */
export type Source = { db: Database; store: FileStore; isEmbedded: boolean }

/**
 * Writes a complete database and its files into a new folder, as of one moment: rows, sequences, files. The folder gets
 * its name when it is complete. It has personal data, so only its owner can read it.
 */
export async function exportTo({ db, store, isEmbedded }: Source, path: string): Promise<Exported> {
  // Without the slash that may end it: the unfinished folder stands beside it, not inside.
  const folder = resolve(path)
  if (existsSync(folder) && readdirSync(folder).length) throw new Error(`${folder} is not empty: name a new folder.`)
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  for (const part of ['tables', 'files']) mkdirSync(join(unfinished, part), { recursive: true, mode: 0o700 })
  const { stored, ...rest } = await db.transaction(async (step) => {
    if (!isEmbedded) await readOneMoment(step)
    await writePlainly(step)
    const tables = []
    for (const table of await listTables(step)) tables.push(await exportTable(step, table, unfinished))
    return { tables, sequences: await listSequences(step), stored: await listStoredFiles(step) }
  })
  const lost = await copyFiles(store, stored, join(unfinished, 'files'))
  const manifest = { format: 1 as const, migrations: migrationsHere(), ...rest, files: stored.length - lost.length }
  writeFileSync(join(unfinished, 'manifest.json'), JSON.stringify(manifest, undefined, 2), { mode: 0o600, flush: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return { manifest, lost }
}

/** Writes the rows of a table, one JSON text per line, and sums up their hashes. */
async function exportTable(db: Queryable, table: Table, folder: string) {
  const file = await open(join(folder, 'tables', `${table.name}.jsonl`), 'w', 0o600)
  const sums = { rows: 0, first: 0n, second: 0n }
  try {
    for await (const rows of readRows(db, table.name, rowsAtOnce)) {
      await file.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
      for (const row of rows) add(sums, row)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { ...table, rows: sums.rows, first: String(sums.first), second: String(sums.second) }
}

function add(sums: { rows: number; first: bigint; second: bigint }, row: string) {
  const hash = createHash('md5').update(row).digest()
  sums.rows += 1
  sums.first += hash.readBigInt64BE(0)
  sums.second += hash.readBigInt64BE(8)
}
