import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, oneFor } from '../columns.ts'
import { candidates } from './candidates.ts'

/** A candidate's public page: its link, since when it is on (null: off), and what it shows (D39). */
export const publicProfiles = pgTable(
  'public_profiles',
  {
    candidateId: oneFor(() => candidates.accountId),
    slug: text().notNull().unique(),
    onSince: instant(),
    sections: text().array().notNull(),
    searchEngines: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [check('public_profiles_slug', sql`${t.slug} ~ '^[a-z0-9-]{5,40}$'`)],
)
