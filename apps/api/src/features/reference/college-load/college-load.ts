import type { Readable } from 'node:stream'
import type { Database, Queryable } from '@pramaan/database/client'
import { checkedRows, type OnRejected, type RowFormat } from './checked-rows.ts'
import { applyStage, countWords, createStage, stageColleges, tidyColleges } from './college-load.queries.ts'
import { type CollegeRow, collegeColumns, collegeOf } from './college-row.ts'
import { readCsv } from './csv-records.ts'

const batchSize = 500

/** Progress callbacks of a running load. */
export type LoadWatcher = {
  /** A row was read: the number so far and the total, without the header. */
  onRow?: (rows: number, of: number) => void
  onRejected?: OnRejected
}

/** The result of a load. */
export type LoadResult = { read: number; added: number; changed: number }

const format: RowFormat<CollegeRow> = {
  columns: collegeColumns,
  rowOf: collegeOf,
  key: 'aicte_id',
  keyOf: ({ aicteId }) => aicteId,
}

/**
 * Loads colleges from a CSV stream in one transaction: new ones are added, changed ones (by `aicte_id`) are updated,
 * colleges that are not in the file stay. If a row is rejected, or anything fails, nothing changes.
 */
export async function loadColleges(db: Database, source: Readable, watcher: LoadWatcher = {}): Promise<LoadResult> {
  const rows = checkedRows(await readCsv(source), format, watcher.onRejected).map(({ row }) => row)
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
