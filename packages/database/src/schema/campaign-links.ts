import type { Landing } from '@pramaan/domain/landing'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts/accounts.ts'
import { belongsTo, idRef, instant, oneFor, visibleId } from './columns.ts'

/** A campaign link (D32). `slug` follows `/l/`; `src` identifies its sign-ups. */
export const campaignLinks = pgTable(
  'campaign_links',
  {
    id: visibleId(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    src: text().notNull().unique(),
    values: jsonb().$type<Landing>().notNull(),
    createdBy: idRef().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    disabledAt: instant(),
  },
  (t) => [check('campaign_links_slug', sql`${t.slug} ~ '^[a-z0-9-]{3,40}$'`)],
)

/** How often a link was opened on a day in India; who opened it is not saved. */
export const campaignOpens = pgTable(
  'campaign_opens',
  {
    linkId: belongsTo(() => campaignLinks.id),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.linkId, t.day] })],
)

/** Which account registered by which link, one row per account. */
export const campaignSignUps = pgTable(
  'campaign_sign_ups',
  {
    accountId: oneFor(() => accounts.id),
    linkId: belongsTo(() => campaignLinks.id),
    at: instant().notNull(),
  },
  (t) => [index('campaign_sign_ups_link').on(t.linkId, t.at)],
)
