import { couponKinds } from '@pramaan/domain/coupon'
import type { IndiaDay } from '@pramaan/domain/india-day'
import type { OrderPurpose } from '@pramaan/domain/payment'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { idRef, instant, visibleId } from '../columns.ts'

/** A coupon: percent or paise off, with its limits. `used` counts the orders that reserved or used it. */
export const coupons = pgTable(
  'coupons',
  {
    id: visibleId(),
    code: text().notNull().unique(),
    kind: text({ enum: couponKinds }).notNull(),
    value: integer().notNull(),
    products: text().array().$type<OrderPurpose[]>().notNull(),
    fromDate: date().$type<IndiaDay>(),
    toDate: date().$type<IndiaDay>(),
    limitTotal: integer(),
    limitPerPerson: integer(),
    used: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    createdBy: idRef()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check('coupons_kind', sql`${t.kind} in ('percent', 'amount')`),
    check('coupons_value', sql`${t.value} >= 1 and (${t.kind} <> 'percent' or ${t.value} <= 100)`),
    check('coupons_used', sql`${t.used} >= 0 and (${t.limitTotal} is null or ${t.used} <= ${t.limitTotal})`),
  ],
)
