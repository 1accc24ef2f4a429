import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/**
 * An uploaded file; its bytes are in the file store under its id. The row is there before the bytes (`storedAt` null),
 * so that anything left by an interruption is found and removed. Samples of a demo have no owner; any other file
 * without one belonged to an erased account, and is removed.
 */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    ownerId: idRef().references(() => accounts.id, { onDelete: 'set null' }),
    /** The kind of the upload: the form's field that it came from. */
    kind: text('place').notNull(),
    type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Of the stored bytes, as hex. */
    sha256: text().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    storedAt: instant(),
    /** Since when a record uses it; a file that was never used is removed after a day. */
    usedAt: instant(),
    /** When it became unused: it can no longer be read, and is removed after a day. */
    deletedAt: instant(),
    sample: boolean().notNull().default(false),
  },
  (t) => [
    index('files_owner').on(t.ownerId),
    index('files_unused').on(t.createdAt).where(sql`${t.usedAt} is null`),
    index('files_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
)
