import { createReadStream, statSync } from 'node:fs'
import progress from 'cli-progress'
import { readConfig } from './config.ts'
import { migrateDatabase } from './db/migrate.ts'
import { openFromConfig } from './db/open.ts'
import { loadColleges } from './features/reference/college-load.ts'

/** `pnpm load-colleges FILE.csv`: fills the college list of the database that the environment names. */
async function main(file: string | undefined) {
  if (!file) throw new Error('Name the file: pnpm load-colleges FILE.csv')
  const bytes = statSync(file).size
  const { db, stop } = await openFromConfig(readConfig(process.env), console.error)
  try {
    await migrateDatabase(db)
    const source = createReadStream(file)
    const shown = showProgress(bytes, () => source.bytesRead)
    const result = await loadColleges(db, source, shown).finally(shown.end)
    const { read, added, changed, rejected } = result
    console.log(`${read} rows read: ${added} added, ${changed} changed, ${rejected} rejected.`)
  } finally {
    await stop()
  }
}

/** A bar where somebody watches, a line per 1,000 rows where nobody does; refused rows always get a line of their own. */
function showProgress(bytes: number, bytesRead: () => number) {
  const onRejected = (line: number, reason: string) => console.error(`line ${line}: ${reason}`)
  if (!process.stdout.isTTY) {
    const onRow = (rows: number) => rows % 1000 === 0 && console.log(`${rows} rows`)
    return { onRow, onRejected, end: () => undefined }
  }
  const bar = new progress.SingleBar({ format: '{bar} {percentage}% {rows} rows', clearOnComplete: true })
  bar.start(bytes, 0, { rows: 0 })
  return {
    onRow: (rows: number) => bar.update(bytesRead(), { rows }),
    onRejected: (line: number, reason: string) => {
      process.stdout.write('\r\x1b[K')
      onRejected(line, reason)
    },
    end: () => bar.stop(),
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
