import { listMigrations } from '@pramaan/database/migrate'
import { z } from 'zod'

/** What an export holds, and by what it is compared. */
export const manifest = z.object({
  format: z.literal(1),
  /** The migrations that its database has: an import needs the same. */
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

/** What an export holds. */
export type Manifest = z.output<typeof manifest>

/** The migrations of this version. */
export const migrationsHere = () => listMigrations().map(({ hash }) => hash)
