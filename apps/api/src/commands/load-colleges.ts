import { createReadStream, existsSync } from 'node:fs'
import progress from 'cli-progress'
import { loadColleges } from '../features/reference/college-load/college-load.ts'
import { runCommand, withDatabase } from '../start/command.ts'

/** `pnpm load-colleges FILE.csv`: fills the college list of the configured database. */
await runCommand(async () => {
  const file = process.argv[2]
  if (!file) throw new Error('Name the file: pnpm load-colleges FILE.csv')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const shown = showProgress()
  const result = await withDatabase((db) => loadColleges(db, createReadStream(file), shown).finally(shown.end))
  console.log(`${result.read} rows read: ${result.added} added, ${result.changed} changed.`)
})

/** A progress bar in a terminal, an occasional line otherwise. Each rejected row is always printed. */
function showProgress() {
  const onRejected = (line: number, reason: string) => console.error(`line ${line}: ${reason}`)
  if (!process.stdout.isTTY) {
    const onRow = (rows: number) => rows % 1000 === 0 && console.log(`${rows} rows`)
    return { onRow, onRejected, end: () => undefined }
  }
  const bar = new progress.SingleBar({ format: '{bar} {percentage}% {value} rows', clearOnComplete: true })
  bar.start(0, 0)
  return {
    onRow: (rows: number, of: number) => {
      bar.setTotal(of)
      bar.update(rows)
    },
    onRejected,
    end: () => bar.stop(),
  }
}
