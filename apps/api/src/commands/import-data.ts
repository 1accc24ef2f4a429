import { readFileConfig } from '../config.ts'
import { openFiles } from '../providers/files/open-files.ts'
import { runCommand, withDatabase } from '../start/command.ts'
import { importFrom } from '../transfer/import.ts'

/** `pnpm data:import FOLDER`: loads an export into an unused database and its file store. */
await runCommand(async () => {
  const folder = process.argv[2]
  if (!folder) throw new Error('Name the folder of an export: pnpm data:import FOLDER')
  const files = openFiles(readFileConfig(process.env), () => crypto.randomUUID())
  const { manifest, lost } = await withDatabase((db) => importFrom(db, files, folder))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${manifest.tables.length} tables imported; each table matches the export.`)
  if (lost.length) throw new Error(`Files that could not be imported: ${lost.join(', ')}`)
})
