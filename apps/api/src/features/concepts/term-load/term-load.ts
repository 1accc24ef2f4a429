import type { Readable } from 'node:stream'
import type { Database, Queryable } from '@pramaan/database/client'
import { checkedRows, type OnRejected, type RowFormat } from '../../reference/college-load/checked-rows.ts'
import { readCsv } from '../../reference/college-load/csv-records.ts'
import { applyStage, createStage, stageTerms } from './term-load.queries.ts'
import { type TermRow, termColumns, termOf } from './term-row.ts'

const batchSize = 500

/** Reports each rejected row of a load with the line that it begins on; the header is line 1. */
export type TermWatcher = { onRejected?: OnRejected }

/** The result of a load: rows read, entries added, and names added, the entries' own among them. */
export type TermLoad = { read: number; entries: number; names: number }

const format: RowFormat<TermRow> = { columns: termColumns, rowOf: termOf, key: 'uri', keyOf: ({ uri }) => uri }

/**
 * Loads a taxonomy from a CSV stream in one transaction; our own entries win. One rejected row, or any failure, changes
 * nothing; loading the same file again changes nothing either.
 */
export async function loadTerms(db: Database, source: Readable, watcher: TermWatcher = {}): Promise<TermLoad> {
  const checked = checkedRows(await readCsv(source), format, watcher.onRejected)
  const rows = checked.map(({ row, line }) => ({ ...row, line }))
  const written = await db.transaction(async (step: Queryable) => {
    await createStage(step)
    for (let from = 0; from < rows.length; from += batchSize) await stageTerms(step, rows.slice(from, from + batchSize))
    return applyStage(step)
  })
  return { read: rows.length, ...written }
}
