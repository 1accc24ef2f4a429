import type { Readable } from 'node:stream'
import type { Database, Queryable } from '@pramaan/database/client'
import { type CsvRecord, readCsv } from '../../reference/college-load/csv-records.ts'
import { applyStage, createStage, stageTerms } from './term-load.queries.ts'
import { type TermRow, termColumns, termOf } from './term-row.ts'

const batchSize = 500

/** Reports each rejected row of a load with the line that it begins on; the header is line 1. */
export type TermWatcher = { onRejected?: (line: number, reason: string) => void }

/** The result of a load: rows read, entries added, and names added, the entries' own among them. */
export type TermLoad = { read: number; entries: number; names: number }

function headerOf(fields: readonly string[]) {
  const header = fields.map((field) =>
    field
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  const missing = termColumns.filter((column) => !header.includes(column))
  if (missing.length) throw new Error(`The file lacks the column ${missing.join(', ')}. Nothing was loaded.`)
  return header
}

function rowOf(header: readonly string[], { fields, why }: CsvRecord, seen: ReadonlyMap<string, number>) {
  if (why) return why
  if (fields.length > header.length) return `has ${fields.length} fields where the header has ${header.length}`
  if (fields.some((field) => field.includes('\ufffd') || field.includes('\u0000'))) return 'is not UTF-8 text'
  const row = termOf(Object.fromEntries(header.map((column, index) => [column, fields[index]])))
  if (typeof row === 'string') return row
  const earlier = seen.get(row.uri)
  return earlier === undefined ? row : `uri ${row.uri} is already on line ${earlier}`
}

/** The entries of a file; throws if any was rejected, after reporting each. */
function rowsOf([first, ...rest]: readonly CsvRecord[], { onRejected }: TermWatcher) {
  if (!first) throw new Error('The file is empty. Nothing was loaded.')
  const header = headerOf(first.fields)
  const seen = new Map<string, number>()
  const rows: (TermRow & { line: number })[] = []
  for (const record of rest) {
    const row = rowOf(header, record, seen)
    if (typeof row === 'string') onRejected?.(record.line, row)
    else {
      seen.set(row.uri, record.line)
      rows.push({ ...row, line: record.line })
    }
  }
  const rejected = rest.length - rows.length
  if (rejected) throw new Error(`${rejected} of ${rest.length} rows were rejected. Nothing was loaded.`)
  return rows
}

/**
 * Loads a taxonomy from a CSV stream in one transaction, beside our own entries, which win. One rejected row, or any
 * failure, leaves everything as it was; the same file again changes nothing.
 */
export async function loadTerms(db: Database, source: Readable, watcher: TermWatcher = {}): Promise<TermLoad> {
  const rows = rowsOf(await readCsv(source), watcher)
  const written = await db.transaction(async (step: Queryable) => {
    await createStage(step)
    for (let from = 0; from < rows.length; from += batchSize) await stageTerms(step, rows.slice(from, from + batchSize))
    return applyStage(step)
  })
  return { read: rows.length, ...written }
}
