import type { Readable } from 'node:stream'
import Papa from 'papaparse'
import type { Database, Queryable } from '../../db/client.ts'
import { applyStage, countWords, createStage, stageColleges, tidyColleges } from './college-load.queries.ts'
import { type CollegeRow, collegeColumns, collegeOf } from './college-row.ts'

const batchSize = 500

/** What a load is told about while it runs. */
export type LoadWatcher = {
  /** A row was read; `rows` counts them without the header. */
  onRow?: (rows: number) => void
  /** A row was refused; `line` is where it begins in the file, the header being line 1. */
  onRejected?: (line: number, reason: string) => void
}

/** What came of a load. */
export type LoadResult = { read: number; added: number; changed: number; rejected: number }

type Line = { line: number; fields: readonly string[] }

/** The records of a CSV with the line each begins on; blank lines are passed over. */
async function* recordsOf(source: Readable): AsyncGenerator<Line> {
  let line = 1
  const parser = source.pipe(Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: ',' }))
  source.once('error', (error) => parser.destroy(error))
  for await (const fields of parser as AsyncIterable<string[]>) {
    if (fields.some((field) => field.trim() !== '')) yield { line, fields }
    line += 1 + fields.reduce((breaks, field) => breaks + (field.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
  }
}

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

function rowOf(header: readonly string[], fields: readonly string[], seen: ReadonlyMap<string, number>) {
  if (fields.length > header.length) return `has ${fields.length} fields where the header has ${header.length}`
  if (fields.some((field) => field.includes('\ufffd') || field.includes('\u0000'))) return 'is not UTF-8 text'
  const row = collegeOf(Object.fromEntries(header.map((column, index) => [column, fields[index]])))
  if (typeof row === 'string') return row
  const earlier = seen.get(row.aicteId)
  return earlier === undefined ? row : `aicte_id ${row.aicteId} is already on line ${earlier}`
}

async function stageAll(db: Queryable, source: Readable, { onRow, onRejected }: LoadWatcher) {
  const seen = new Map<string, number>()
  let header: readonly string[] | undefined
  let batch: CollegeRow[] = []
  let read = 0
  let rejected = 0
  for await (const { line, fields } of recordsOf(source)) {
    if (!header) {
      header = headerOf(fields)
      continue
    }
    read++
    onRow?.(read)
    const row = rowOf(header, fields, seen)
    if (typeof row === 'string') {
      rejected++
      onRejected?.(line, row)
      continue
    }
    seen.set(row.aicteId, line)
    batch.push(row)
    if (batch.length < batchSize) continue
    await stageColleges(db, batch)
    batch = []
  }
  if (!header) throw new Error('The file is empty. Nothing was loaded.')
  if (batch.length) await stageColleges(db, batch)
  return { read, rejected }
}

/**
 * Loads colleges from a CSV stream in one transaction: new ones are added, changed ones (by `aicte_id`) are updated, what
 * the file does not name stays, and a failure leaves everything as it was. Throws for a file without the columns.
 */
export async function loadColleges(db: Database, source: Readable, watcher: LoadWatcher = {}): Promise<LoadResult> {
  const result = await db.transaction(async (step: Queryable) => {
    await createStage(step)
    const counted = await stageAll(step, source, watcher)
    const written = await applyStage(step)
    if (written.added + written.changed > 0) await countWords(step)
    return { ...counted, ...written }
  })
  if (result.added + result.changed > 0) await tidyColleges(db)
  return result
}
