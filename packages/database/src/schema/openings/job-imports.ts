import { rowFaults } from '@pramaan/domain/csv-rows'
import type { ImportValues } from '@pramaan/domain/job-import'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { belongsTo, idRef, instant, visibleId } from '../columns.ts'
import { jobs } from './openings.ts'

/** A file or web page from which jobs were imported (D32). */
export const jobImports = pgTable('job_imports', {
  id: visibleId(),
  source: text({ enum: ['csv', 'page'] }).notNull(),
  name: text().notNull(),
  /** Columns of the file that are no field of a job. */
  unknown: text().array().notNull(),
  createdBy: idRef().references(() => accounts.id, { onDelete: 'set null' }),
  createdAt: instant().notNull(),
})

/** A draft job of an import; with a job once imported. */
export const jobImportRows = pgTable(
  'job_import_rows',
  {
    id: visibleId(),
    importId: belongsTo(() => jobImports.id),
    position: integer('place').notNull(),
    values: jsonb().$type<ImportValues>().notNull(),
    /** What is wrong with the row as a whole, until an Admin has looked at it. */
    fault: text({ enum: rowFaults }),
    jobId: idRef()
      .unique()
      .references(() => jobs.id),
  },
  (t) => [index('job_import_rows_import').on(t.importId, t.position)],
)
