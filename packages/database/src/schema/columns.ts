import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** An id that people see: bigint identity; explicit ids are allowed for generated data. */
export const visibleId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** A reference to a visible id. */
export const idRef = () => bigint({ mode: 'number' })

type Column = Parameters<ReturnType<typeof idRef>['references']>[0]

/** A reference to the row that this one belongs to, and is deleted with. */
export const belongsTo = (column: Column) => idRef().notNull().references(column, { onDelete: 'cascade' })

/** The reference is also the primary key, so at most one row belongs to each. */
export const oneFor = (column: Column) => idRef().primaryKey().references(column, { onDelete: 'cascade' })

/** A UTC instant with milliseconds. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** Money a year in paise. */
export const paise = () => bigint({ mode: 'number' })
