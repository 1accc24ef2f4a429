import type { Queryable } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'

const key = 'files-folder'

/** The mark of the folder with this database's files: the one that it has, otherwise this one, which is new to it. */
export async function recordFilesFolder(db: Queryable, mark: string, now: Date) {
  const written = await db.execute(sql`
    insert into settings (key, value, updated_at) values (${key}, ${JSON.stringify(mark)}::jsonb, ${now.toISOString()})
    on conflict (key) do nothing`)
  if (written.rowCount === 1) return { mark, isNew: true }
  const { rows } = await db.execute<{ value: string }>(sql`select value from settings where key = ${key}`)
  return { mark: rows[0]?.value ?? mark, isNew: false }
}

/** Lets the next folder that a server starts with be the one. */
export async function forgetFilesFolder(db: Queryable) {
  await db.execute(sql`delete from settings where key = ${key}`)
}
