import { storePurposes } from '@pramaan/domain/payment'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { belongsTo, idRef, instant, paise } from '../columns.ts'

/**
 * A payment request that staff raised for a person in the Store (D39). The device chooses the id, so that a repeat is
 * detected.
 */
export const storeOrders = pgTable(
  'store_orders',
  {
    id: uuid().primaryKey(),
    personId: belongsTo(() => accounts.id),
    purpose: text({ enum: storePurposes }).notNull(),
    /** The drive or course; 0 if the purpose is enough. */
    subjectId: idRef().notNull(),
    /** The server's price when the request was raised. */
    amount: paise().notNull(),
    /** The item's title at that time. */
    title: text().notNull(),
    requestedBy: idRef().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    /** When its link expires, and when it was withdrawn. */
    expiresAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (t) => [
    index('store_orders_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    index('store_orders_person').on(t.personId),
    check('store_orders_purpose', sql`${t.purpose} in ('VSP', 'PlacementDrive', 'Course')`),
    check('store_orders_subject', sql`(${t.purpose} = 'VSP') = (${t.subjectId} = 0)`),
    check('store_orders_amount', sql`${t.amount} >= 0`),
  ],
)
