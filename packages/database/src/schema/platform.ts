import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { idRef, instant, visibleId } from './columns.ts'

/** A counter of attempts in a window; the key names what is limited (quality, rule 10). */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  windowStart: instant().notNull(),
  count: integer().notNull(),
})

/** The first response to a keyed request, stored for 24 hours (quality, rule 8). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: smallint().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
)

/** The audit log: who did or viewed what, readable by Admins (D35). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: visibleId(),
    actorId: idRef(),
    action: text().notNull(),
    subjectId: bigint({ mode: 'number' }),
    detail: jsonb().$type<Record<string, unknown>>(),
    at: instant().notNull(),
  },
  (t) => [
    index('audit_log_subject').on(t.subjectId, t.id.desc().nullsFirst()),
    index('audit_log_actor').on(t.actorId, t.id.desc().nullsFirst()),
    index('audit_log_action').on(t.action, t.id.desc().nullsFirst()),
    index('audit_log_at').on(t.at),
    // The people a viewed list showed.
    index('audit_log_listed').using('gin', sql`(${t.detail} -> 'ids') jsonb_path_ops`),
  ],
)

/** A setting that an Admin may change, such as a plan's limits (D27, D36). */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull(),
})
