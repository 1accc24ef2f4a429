import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { accounts, employers } from '../schema/index.ts'

/** An employer's name as others read it: the company's, or without one the person's. */
export function companyName(owner: { fullName: AnyColumn } = accounts): SQL<string> {
  return sql<string>`coalesce(nullif(${employers.companyName}, ''), ${owner.fullName})`
}
