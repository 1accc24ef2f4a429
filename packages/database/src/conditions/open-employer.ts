import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { accounts } from '../schema/index.ts'

/**
 * Whether the employer that a job's or a drive's column names is neither suspended (D9, D27) nor hidden, by a withdrawn
 * consent or a request for erasure; a job or drive without one is the platform's own.
 */
export function ofOpenEmployer(employerId: AnyColumn): SQL<boolean> {
  return sql<boolean>`not exists (
    select 1 from ${accounts} as shut where shut.id = ${employerId}
      and (shut.status = 'suspended' or shut.hidden_at is not null))`
}
