import type { Queryable } from '@pramaan/database/client'
import type { accounts, employers } from '@pramaan/database/schema'
import { isRefusedCompany } from '@pramaan/domain/company'
import { contactEmailOf } from '@pramaan/domain/email'
import { accountsOfNames, type pageOfCompanies } from './companies.queries.ts'

type Company = typeof employers.$inferSelect
type Account = typeof accounts.$inferSelect

/** What an employer gave, and what came of it; why it is no stands only where it is. */
export function proofOf({ companyStatus, companyEmail, gstin, cin, companyReason }: Company) {
  return {
    Status: companyStatus,
    CompanyEmail: companyEmail,
    Gstin: gstin,
    Cin: cin,
    Reason: isRefusedCompany(companyStatus) ? companyReason : null,
  }
}

function namesakeOf({ account, company }: { account: Account; company: Company }) {
  const { Reason, ...given } = proofOf(company)
  return {
    EmployerID: account.id,
    FullName: account.fullName,
    CompanyName: company.companyName ?? '',
    RegisteredOn: account.createdAt.toISOString(),
    ...given,
  }
}

/** Companies as staff see them, each with the other accounts of its name. */
export async function companiesOnWire(db: Queryable, rows: Awaited<ReturnType<typeof pageOfCompanies>>) {
  const keys = rows.flatMap(({ company }) => company.companyNameKey || [])
  const named = keys.length > 0 ? await accountsOfNames(db, keys) : []
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
    Namesakes: named
      .filter((one) => one.account.id !== account.id && one.company.companyNameKey === company.companyNameKey)
      .map(namesakeOf),
  }))
}
