import type { Queryable } from '@pramaan/database/client'
import type { employers } from '@pramaan/database/schema'
import {
  type CompanyMove,
  companyNameKey,
  companyStatusAfter,
  isSameCompanyName,
  isVerifiedCompany,
  saysCompanyName,
  whyNotCompanyEmail,
} from '@pramaan/domain/company'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found } from '../../http/refusals/refuse.ts'
import { lockCompany, updateCompany } from './companies.queries.ts'
import { hasDoubtfulLike, lockClaim } from './likes.queries.ts'
import { isPublicMail, siteOf } from './public-mail.ts'

type Company = typeof employers.$inferSelect

/** A parsed GSTIN or CIN. */
type CompanyNumber = { kind: 'gstin' | 'cin'; number: string }

/**
 * Records that the employer entered a code sent to this address. If the domain is the company's name, this confirms the
 * company. The proof of a confirmed company stays.
 */
export async function proveByEmail(deps: Deps, db: Queryable, employerId: number, email: string) {
  if (whyNotCompanyEmail(email, isPublicMail)) return
  const company = found(await lockCompany(db, employerId))
  if (isVerifiedCompany(company.companyStatus, true)) return
  const proofColumns = { companyEmail: email, companyEmailDomain: siteOf(email).domain }
  await prove(deps, db, company, await moveOfCode(db, company, email), proofColumns, email)
}

/** Records a GSTIN or CIN, which staff must check. */
export async function proveByNumber(deps: Deps, db: Queryable, employerId: number, { kind, number }: CompanyNumber) {
  const company = found(await lockCompany(db, employerId))
  if (company[kind] !== number) await prove(deps, db, company, 'number', { [kind]: number }, number)
}

/** The columns of a new company name; a changed name revokes access until staff decide. */
export function columnsOfName(deps: Deps, company: Company, name: string) {
  const nameColumns = { companyName: name, companyNameKey: companyNameKey(name) }
  if (company.companyName !== null && isSameCompanyName(name, company.companyName)) return nameColumns
  const status = companyStatusAfter(company.companyStatus, 'rename')
  const moved = status ? { companyStatus: status, provedAt: deps.now() } : {}
  return { ...nameColumns, companyStatusBefore: null, ...moved }
}

/** The move of a code sent to this address; undefined before the company has a name. */
async function moveOfCode(db: Queryable, { accountId, companyName, companyNameKey: key }: Company, email: string) {
  if (!companyName || key === null) return undefined
  const { domain, says } = siteOf(email)
  await lockClaim(db, { key, domain })
  const isDoubted = !saysCompanyName(says, companyName) || (await hasDoubtfulLike(db, accountId, { key, domain }))
  return isDoubted ? 'doubted-code' : 'code'
}

async function prove(
  deps: Deps,
  db: Queryable,
  { accountId, companyStatus }: Company,
  move: CompanyMove | undefined,
  proofColumns: Partial<Company>,
  text: string,
) {
  const at = deps.now()
  const status = move && companyStatusAfter(companyStatus, move)
  await updateCompany(db, accountId, {
    ...proofColumns,
    provedAt: at,
    companyStatusBefore: null,
    ...(status && { companyStatus: status }),
  })
  const entry = { actorId: accountId, action: 'company-proved', subjectId: accountId, detail: { text }, at }
  await writeAudit(db, entry)
}
