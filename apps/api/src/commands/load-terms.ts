import { createReadStream, existsSync } from 'node:fs'
import { loadTerms } from '../features/concepts/term-load/term-load.ts'
import { runCommand, withDatabase } from '../start/command.ts'

/** `pnpm load-terms FILE.csv`: adds a taxonomy in ESCO's format to the search terms of the configured database. */
await runCommand(async () => {
  const file = process.argv[2]
  if (!file) throw new Error('Name the file: pnpm load-terms FILE.csv')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const onRejected = (line: number, reason: string) => console.error(`line ${line}: ${reason}`)
  const { read, entries, names } = await withDatabase((db) => loadTerms(db, createReadStream(file), { onRejected }))
  console.log(`${read} rows read: ${entries} entries and ${names} names added.`)
})
