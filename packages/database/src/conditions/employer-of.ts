import type { CompanyStatus } from '@pramaan/domain/company'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { employers } from '../schema/index.ts'

/** What is known of the company of an opening's employer, and its name as it is compared; null without an employer. */
export type OpeningsEmployer = { status: CompanyStatus; nameKey: string | null } | null

/** The employer of an opening, looked up by its key. */
export function employerOf(employerId: AnyColumn): SQL<OpeningsEmployer> {
  const known = sql`json_build_object('status', ${employers.companyStatus}, 'nameKey', ${employers.companyNameKey})`
  return sql<OpeningsEmployer>`(select ${known} from ${employers} where ${employers.accountId} = ${employerId})`
}
