import type { Queryable } from '@pramaan/database/client'
import { hasText } from '@pramaan/database/conditions/folded'
import { accounts, employers, jobs } from '@pramaan/database/schema'
import { type CompanyStatus, statusesToDecide } from '@pramaan/domain/company'
import { isRegistered, registrationSteps } from '@pramaan/domain/registration'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** An employer's row, locked until the transaction ends. */
export async function lockCompany(db: Queryable, employerId: number) {
  const [row] = await db.select().from(employers).where(eq(employers.accountId, employerId)).for('no key update')
  return row
}

/** An employer's row. */
export async function findCompany(db: Queryable, employerId: number) {
  const [row] = await db.select().from(employers).where(eq(employers.accountId, employerId))
  return row
}

/** Changes an employer's company data. */
export async function updateCompany(db: Queryable, employerId: number, change: Partial<typeof employers.$inferInsert>) {
  await db.update(employers).set(change).where(eq(employers.accountId, employerId))
}

/** Accounts that completed registration and still exist. */
export const registered = and(
  inArray(accounts.registrationStep, registrationSteps.filter(isRegistered)),
  isNull(accounts.erasedAt),
)
const decider = alias(accounts, 'decider')

type Filter = { status: CompanyStatus | undefined; term: string }

function ofFilter({ status, term }: Filter): SQL | undefined {
  // The same condition as in the index of companies to decide.
  const which = status
    ? eq(employers.companyStatus, status)
    : sql`${employers.companyStatus} in ${sql.raw(`(${statusesToDecide.map((one) => `'${one}'`).join(', ')})`)}`
  return and(which, registered, hasText(term, employers.companyName))
}

/** A page of companies with the last decider; those to decide are sorted by waiting time. */
export function pageOfCompanies(db: Queryable, filter: Filter, limit: number, offset: number) {
  const order = filter.status ? [desc(employers.accountId)] : [asc(employers.provedAt), asc(employers.accountId)]
  return db
    .select({
      account: accounts,
      company: employers,
      decidedBy: decider.fullName,
      jobs: sql<number>`(select count(*)::int from ${jobs} where ${jobs.employerId} = ${employers.accountId})`,
    })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .leftJoin(decider, eq(decider.id, employers.companyDecidedBy))
    .where(ofFilter(filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/** The number of companies in a list. */
export async function countCompanies(db: Queryable, filter: Filter) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(ofFilter(filter))
  return row?.total ?? 0
}

/** How many companies wait for a decision of staff. */
export function countToDecide(db: Queryable) {
  return countCompanies(db, { status: undefined, term: '' })
}
