import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** An id that people see: bigint identity; explicit ids are allowed for generated data. */
export const visibleId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** A reference to a visible id. */
export const idRef = () => bigint({ mode: 'number' })

/** A UTC instant with milliseconds. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** Money a year in paise. */
export const paise = () => bigint({ mode: 'number' })
