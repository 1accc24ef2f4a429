import { listMigrations } from '@pramaan/database/migrate'
import { z } from 'zod'

/** The content of an export, with the values for comparison. */
export const manifest = z.object({
  format: z.literal(1),
  /** The migrations of its database; an import needs the same ones. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      first: z.string(),
      second: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.number().int().nullable() })),
  files: z.number().int(),
})

/** The content of an export. */
export type Manifest = z.output<typeof manifest>

/** The migrations of this version. */
export const migrationsHere = () => listMigrations().map(({ hash }) => hash)
