import type { CompanyStatus } from '@pramaan/domain/company'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { accounts, employers } from '../schema/index.ts'

/** An employer's name as others read it: the company's, or without one the person's. */
export function companyName(owner: { fullName: AnyColumn } = accounts): SQL<string> {
  return sql<string>`coalesce(nullif(${employers.companyName}, ''), ${owner.fullName})`
}

/** What is known of the company of an opening's employer, and its name; null without an employer. */
export type OpeningsEmployer = { status: CompanyStatus; name: string | null } | null

/** The employer of an opening, looked up by its key. */
export function employerOf(employerId: AnyColumn): SQL<OpeningsEmployer> {
  const known = sql`json_build_object('status', ${employers.companyStatus}, 'name', ${employers.companyName})`
  return sql<OpeningsEmployer>`(select ${known} from ${employers} where ${employers.accountId} = ${employerId})`
}
