import { type Column, ilike, or, type SQL } from 'drizzle-orm'

/** Whether any of these texts contains what was typed, in any case; no condition if nothing was typed. */
export function contains(typed: string, ...texts: readonly (Column | SQL)[]): SQL | undefined {
  // A typed wildcard of LIKE means itself.
  const pattern = `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
  return typed === '' ? undefined : or(...texts.map((text) => ilike(text, pattern)))
}
