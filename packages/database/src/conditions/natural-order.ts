import { type Column, type SQL, sql } from 'drizzle-orm'

/** Digits that a number in a text is filled up to. */
const width = 12

/**
 * A text to sort by as people read it, in any case: "Level 9" before "Level 10". Each number in it is filled up with
 * zeros, because the database compares texts character by character.
 */
export function naturalOrder(text: Column | SQL): SQL {
  const filled = sql`regexp_replace(lower(${text}), '(\\d+)', ${sql.raw(`'${'0'.repeat(width)}\\1'`)}, 'g')`
  const cut = sql`regexp_replace(${filled}, ${sql.raw(`'\\d*(\\d{${width}})(?!\\d)'`)}, '\\1', 'g')`
  return sql`case when ${text} ~ '\\d' then ${cut} else lower(${text}) end`
}
