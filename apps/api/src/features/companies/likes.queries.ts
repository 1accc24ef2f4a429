import type { Queryable } from '@pramaan/database/client'
import { accounts, employers, refusedCompanies } from '@pramaan/database/schema'
import { isRefusedCompany, isVerifiedCompany } from '@pramaan/domain/company'
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { registered } from './companies.queries.ts'

type Company = typeof employers.$inferSelect

/** What a code proves: the key of a company's name, and the domain that received the code. */
type Claim = { key: string; domain: string }

/**
 * Lets codes for one name or one domain wait for each other until the transaction ends: each then sees what the earlier
 * one confirmed.
 */
export async function lockClaim(db: Queryable, { key, domain }: Claim) {
  // In one order: two transactions can't wait for each other.
  for (const claimed of [`company-name ${key}`, `company-domain ${domain}`].sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${claimed}, 0))`)
}

/**
 * Whether another account has a name like this one or this domain, unless it is a colleague's of a confirmed company, or
 * staff refused one of them.
 */
export async function hasDoubtfulLike(db: Queryable, employerId: number, { key, domain }: Claim) {
  const isLike = or(eq(employers.companyNameKey, key), eq(employers.companyEmailDomain, domain))
  const others = await db
    .select({ status: employers.companyStatus, key: employers.companyNameKey, domain: employers.companyEmailDomain })
    .from(employers)
    .where(and(isLike, ne(employers.accountId, employerId), ne(employers.companyStatus, 'unconfirmed')))
  const isColleague = (one: (typeof others)[number]) =>
    isVerifiedCompany(one.status, one.key === key) && one.domain === domain
  if (!others.every(isColleague)) return true
  return (await refusedAmong(db, [key], [domain])).length > 0
}

const withoutNull = (values: readonly (string | null)[]) => values.filter((value) => value !== null)

function anyOf(column: Parameters<typeof inArray>[0], values: readonly (string | null)[]): SQL | undefined {
  const given = withoutNull(values)
  return given.length > 0 ? inArray(column, given) : undefined
}

/** The accounts that share the name, the e-mail's domain or the number of one of these, oldest first. */
export function accountsLike(db: Queryable, companies: readonly Company[]) {
  const shared = or(
    anyOf(
      employers.companyNameKey,
      companies.map(({ companyNameKey }) => companyNameKey),
    ),
    anyOf(
      employers.companyEmailDomain,
      companies.map(({ companyEmailDomain }) => companyEmailDomain),
    ),
    anyOf(
      employers.gstin,
      companies.map(({ gstin }) => gstin),
    ),
    anyOf(
      employers.cin,
      companies.map(({ cin }) => cin),
    ),
  )
  return db
    .select({ account: accounts, company: employers })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(and(shared, registered))
    .orderBy(asc(employers.accountId))
}

/** Which of these name keys and domains staff have refused. */
export function refusedAmong(db: Queryable, keys: readonly (string | null)[], domains: readonly (string | null)[]) {
  const ofKind = (kind: 'name' | 'domain', values: readonly (string | null)[]) =>
    and(eq(refusedCompanies.kind, kind), inArray(refusedCompanies.value, withoutNull(values)))
  return db
    .select()
    .from(refusedCompanies)
    .where(or(ofKind('name', keys), ofKind('domain', domains)))
}

/** Stores the name and domain of a company that is now refused, and deletes them for one that is not. */
export async function rememberRefusal(db: Queryable, company: Company, status: Company['companyStatus']) {
  const { accountId: employerId, companyNameKey, companyEmailDomain } = company
  const marks = [
    ...withoutNull([companyNameKey]).map((value) => ({ kind: 'name' as const, value, employerId })),
    ...withoutNull([companyEmailDomain]).map((value) => ({ kind: 'domain' as const, value, employerId })),
  ]
  if (marks.length === 0) return
  if (isRefusedCompany(status)) await db.insert(refusedCompanies).values(marks).onConflictDoNothing()
  else
    await db.delete(refusedCompanies).where(
      and(
        eq(refusedCompanies.employerId, employerId),
        inArray(
          refusedCompanies.value,
          marks.map(({ value }) => value),
        ),
      ),
    )
}
