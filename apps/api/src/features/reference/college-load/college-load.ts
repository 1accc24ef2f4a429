import type { Readable } from 'node:stream'
import type { Database, Queryable } from '@pramaan/database/client'
import { applyStage, countWords, createStage, stageColleges, tidyColleges } from './college-load.queries.ts'
import { type CollegeRow, collegeColumns, collegeOf } from './college-row.ts'
import { type CsvRecord, readCsv } from './csv-records.ts'

const batchSize = 500

/** Progress callbacks of a running load. */
export type LoadWatcher = {
  /** A row was read: the number so far and the total, without the header. */
  onRow?: (rows: number, of: number) => void
  /** A row was rejected; `line` is where it begins in the file, the header being line 1. */
  onRejected?: (line: number, reason: string) => void
}

/** The result of a load. */
export type LoadResult = { read: number; added: number; changed: number }

function headerOf(fields: readonly string[]) {
  const header = fields.map((field) =>
    field
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  const missing = collegeColumns.filter((column) => !header.includes(column))
  if (missing.length) throw new Error(`The file lacks the column ${missing.join(', ')}. Nothing was loaded.`)
  return header
}

function rowOf(header: readonly string[], { fields, why }: CsvRecord, seen: ReadonlyMap<string, number>) {
  if (why) return why
  if (fields.length > header.length) return `has ${fields.length} fields where the header has ${header.length}`
  if (fields.some((field) => field.includes('\ufffd') || field.includes('\u0000'))) return 'is not UTF-8 text'
  const row = collegeOf(Object.fromEntries(header.map((column, index) => [column, fields[index]])))
  if (typeof row === 'string') return row
  const earlier = seen.get(row.aicteId)
  return earlier === undefined ? row : `aicte_id ${row.aicteId} is already on line ${earlier}`
}

/** The rows of a file; throws when one is rejected, after each that is was named. */
function rowsOf(records: readonly CsvRecord[], { onRejected }: LoadWatcher): CollegeRow[] {
  const [first, ...rest] = records
  if (!first) throw new Error('The file is empty. Nothing was loaded.')
  const header = headerOf(first.fields)
  const seen = new Map<string, number>()
  const rows: CollegeRow[] = []
  for (const record of rest) {
    const row = rowOf(header, record, seen)
    if (typeof row === 'string') {
      onRejected?.(record.line, row)
      continue
    }
    seen.set(row.aicteId, record.line)
    rows.push(row)
  }
  const rejected = rest.length - rows.length
  if (rejected) throw new Error(`${rejected} of ${rest.length} rows were rejected. Nothing was loaded.`)
  return rows
}

/**
 * Loads colleges from a CSV stream in one transaction: new ones are added, changed ones (by `aicte_id`) are updated,
 * what the file does not name stays. One rejected row, or any failure, leaves everything as it was.
 */
export async function loadColleges(db: Database, source: Readable, watcher: LoadWatcher = {}): Promise<LoadResult> {
  const rows = rowsOf(await readCsv(source), watcher)
  const written = await db.transaction(async (step: Queryable) => {
    await createStage(step)
    for (let from = 0; from < rows.length; from += batchSize) {
      await stageColleges(step, rows.slice(from, from + batchSize))
      watcher.onRow?.(Math.min(rows.length, from + batchSize), rows.length)
    }
    const counts = await applyStage(step)
    if (counts.added + counts.changed > 0) await countWords(step)
    return counts
  })
  if (written.added + written.changed > 0) await tidyColleges(db)
  return { read: rows.length, ...written }
}
