import { type ImportField, importFields, importLimits } from '@pramaan/domain/job-import'
import { z } from 'zod'
import { answers } from '../endpoint.ts'
import { id, instant } from '../wire.ts'

const cell = z.string().trim().max(importLimits.cell, `At most ${importLimits.cell} characters.`)
/** A row's cells by field, as read from the file or typed. */
export const cells = z.strictObject(
  Object.fromEntries(importFields.map((field) => [field, cell.optional()])) as Record<
    ImportField,
    z.ZodOptional<typeof cell>
  >,
)

/** A row of an import, with its values and what is wrong with it. */
export const row = z.object({
  ID: id,
  /** Its position in the file or page, from 1. */
  Place: z.number().int(),
  Values: z.partialRecord(z.enum(importFields), z.string()),
  /** Null: of the row as a whole. */
  Problems: z.array(z.object({ field: z.enum(importFields).nullable(), message: z.string() })),
  /** An existing job with the same title, company and location. */
  LooksLike: id.nullable(),
  State: z.enum(['ready', 'broken', 'taken']),
  JobID: id.nullable(),
})

/** An import: its source, the number of rows, and how many became jobs. */
export const jobImport = z.object({
  ID: id,
  Source: z.enum(['csv', 'page']),
  /** The file's name, or the page's address. */
  Name: z.string(),
  /** Columns of the file that are no field of a job. */
  Unknown: z.array(z.string()),
  Rows: z.number().int(),
  Taken: z.number().int(),
  CreatedBy: z.string(),
  CreatedOn: instant,
})

/** An import with its rows. */
export const fullImport = answers(jobImport.extend({ Items: z.array(row) }))
