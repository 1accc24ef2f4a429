import type { Queryable } from '@pramaan/database/client'
import type { accounts, employers } from '@pramaan/database/schema'
import { isRefusedCompany } from '@pramaan/domain/company'
import { contactEmailOf } from '@pramaan/domain/email'
import type { pageOfCompanies } from './companies.queries.ts'
import { accountsLike, refusedAmong } from './likes.queries.ts'

type Company = typeof employers.$inferSelect
type Account = typeof accounts.$inferSelect

/** The proof that an employer submitted, and the result; the reason is present only for a refusal. */
export function proofOf({ companyStatus, companyEmail, gstin, cin, companyReason }: Company) {
  return {
    Status: companyStatus,
    CompanyEmail: companyEmail,
    Gstin: gstin,
    Cin: cin,
    Reason: isRefusedCompany(companyStatus) ? companyReason : null,
  }
}

/** A company's name as staff see it. */
export function nameOnWire({ companyName }: Company): string {
  return companyName ?? ''
}

function namesakeOf({ account, company }: { account: Account; company: Company }) {
  const { Reason, ...given } = proofOf(company)
  return {
    EmployerID: account.id,
    FullName: account.fullName,
    CompanyName: nameOnWire(company),
    RegisteredOn: account.createdAt.toISOString(),
    ...given,
  }
}

const isOne = (one: string | null, other: string | null) => one !== null && one === other

function isLike(one: Company, other: Company) {
  return (
    isOne(one.companyNameKey, other.companyNameKey) ||
    isOne(one.companyEmailDomain, other.companyEmailDomain) ||
    isOne(one.gstin, other.gstin) ||
    isOne(one.cin, other.cin)
  )
}

/** Companies as staff see them, each with the accounts that have its name, the domain of its e-mail, or its number. */
export async function companiesOnWire(db: Queryable, rows: Awaited<ReturnType<typeof pageOfCompanies>>) {
  if (rows.length === 0) return []
  const companies = rows.map(({ company }) => company)
  const like = await accountsLike(db, companies)
  const refused = await refusedAmong(
    db,
    companies.map(({ companyNameKey }) => companyNameKey),
    companies.map(({ companyEmailDomain }) => companyEmailDomain),
  )
  return rows.map(({ account, company, decidedBy, jobs }) => ({
    ...namesakeOf({ account, company }),
    Reason: proofOf(company).Reason,
    WorkDomain: company.companyDomain,
    Location: company.location,
    Designation: company.designation,
    Phone: account.phone,
    Email: contactEmailOf(account),
    EmailConfirmed: account.email !== null && account.contactEmail === null,
    GivenOn: company.provedAt?.toISOString() ?? null,
    Jobs: jobs,
    DecidedBy: decidedBy,
    DecidedOn: company.companyDecidedAt?.toISOString() ?? null,
    RefusedBefore: refused.some(({ kind, value }) =>
      isOne(value, kind === 'name' ? company.companyNameKey : company.companyEmailDomain),
    ),
    Namesakes: like.filter((one) => one.account.id !== account.id && isLike(one.company, company)).map(namesakeOf),
  }))
}
