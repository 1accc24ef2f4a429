import { readDatabaseConfig, readFileConfig } from '../config.ts'
import { openFiles } from '../providers/files/open-files.ts'
import { runCommand, withDatabase } from '../start/command.ts'
import { exportTo } from '../transfer/export.ts'

/** `pnpm data:export FOLDER`: writes the whole database and its files into a new folder. */
await runCommand(async () => {
  const folder = process.argv[2]
  if (!folder) throw new Error('Name a new folder: pnpm data:export FOLDER')
  const isEmbedded = !readDatabaseConfig(process.env).DATABASE_URL
  const { store } = openFiles(readFileConfig(process.env), () => crypto.randomUUID())
  const { manifest, lost } = await withDatabase((db) => exportTo({ db, store, isEmbedded }, folder))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${manifest.tables.length} tables and ${manifest.files} files are in ${folder}.`)
  if (lost.length) throw new Error(`Files that are missing or damaged in the store: ${lost.join(', ')}`)
})
