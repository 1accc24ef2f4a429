import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Queryable } from '@pramaan/database/client'
import { waitForTurn } from '@pramaan/database/migrate'
import type { Files } from '../providers/files/open-files.ts'
import { forgetFilesFolder } from '../start/files-folder.queries.ts'
import { restoreFiles } from './files.ts'
import { type Manifest, manifest, migrationsHere } from './manifest.ts'
import {
  analyze,
  dropReferences,
  emptyTables,
  fingerprintOf,
  isUsed,
  listSequences,
  listStoredFiles,
  listTables,
  makeReferences,
  setSequences,
  type Table,
  writePlainly,
  writeRows,
} from './tables.queries.ts'

const rowsAtOnce = 500

/** The result of an import: the manifest, and files that could not be copied. */
type Imported = { manifest: Manifest; lost: string[] }

/**
 * Imports an export into an unused database, in one transaction, and before committing compares every table (by the
 * hashes of its rows) and every sequence with the export. The files are stored before the commit too: if they can't be,
 * the database stays unused and the import can be repeated.
 */
export async function importFrom(db: Database, files: Files, folder: string): Promise<Imported> {
  const exported = readManifest(folder)
  const lost = await db.transaction(async (step) => {
    await waitForTurn(step)
    await writePlainly(step)
    const tables = await listTables(step)
    const why = (await isUsed(step)) ? 'people or files are in it already' : whyNotFit(exported, tables)
    if (why) throw new Error(`The database cannot take this export: ${why}. Nothing was changed.`)
    const references = await dropReferences(step)
    await emptyTables(
      step,
      tables.map(({ name }) => name),
    )
    for (const table of tables) await importTable(step, table, folder)
    await setSequences(step, exported.sequences)
    await makeReferences(step, references)
    await compare(step, exported)
    await analyze(step)
    // The files are now in another folder, which the next start marks.
    await forgetFilesFolder(step)
    return restoreFiles(files, await listStoredFiles(step), join(folder, 'files'))
  })
  return { manifest: exported, lost }
}

function readManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) throw new Error(`${folder} holds no export: ${path} is not there.`)
  return manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
}

function whyNotFit(exported: Manifest, tables: readonly Table[]) {
  if (exported.migrations.join() !== migrationsHere().join())
    return 'it was made by another version; export again with this one'
  const shape = (all: readonly Table[]) => JSON.stringify(all.map(({ name, columns }) => [name, columns]))
  return shape(exported.tables) === shape(tables) ? undefined : 'its tables are others than those of the export'
}

async function importTable(db: Queryable, table: Table, folder: string) {
  let rows: string[] = []
  for await (const line of linesOf(join(folder, 'tables', `${table.name}.jsonl`))) {
    rows.push(JSON.parse(line) as string)
    if (rows.length < rowsAtOnce) continue
    await writeRows(db, table, rows)
    rows = []
  }
  if (rows.length) await writeRows(db, table, rows)
}

/** The lines of a file. Only a line feed ends one: texts of rows have other characters that count as line ends. */
async function* linesOf(path: string) {
  let rest = ''
  for await (const part of createReadStream(path, 'utf8')) {
    const lines = `${rest}${part}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

async function compare(db: Queryable, exported: Manifest) {
  const different: string[] = []
  for (const { name, rows, first, second } of exported.tables) {
    const now = await fingerprintOf(db, name)
    if (now?.rows !== rows || now.first !== first || now.second !== second) different.push(name)
  }
  const sequences = JSON.stringify(await listSequences(db))
  if (sequences !== JSON.stringify(exported.sequences)) different.push('the sequences')
  if (different.length) throw new Error(`Not as they were exported: ${different.join(', ')}. Nothing was changed.`)
}
