import type { Queryable } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'

const key = 'files-folder'

/** The stored mark of this database's files folder; stores the given one if there is none. */
export async function recordFilesFolder(db: Queryable, mark: string, now: Date) {
  const written = await db.execute(sql`
    insert into settings (key, value, updated_at) values (${key}, ${JSON.stringify(mark)}::jsonb, ${now.toISOString()})
    on conflict (key) do nothing`)
  if (written.rowCount === 1) return { mark, isNew: true }
  const { rows } = await db.execute<{ value: string }>(sql`select value from settings where key = ${key}`)
  return { mark: rows[0]?.value ?? mark, isNew: false }
}

/** Removes the stored mark, so that the next start accepts its folder. */
export async function forgetFilesFolder(db: Queryable) {
  await db.execute(sql`delete from settings where key = ${key}`)
}
