import type { Queryable } from '@pramaan/database/client'
import type { employers } from '@pramaan/database/schema'
import {
  type CompanyMove,
  companyNameKey,
  companyStatusAfter,
  domainOf,
  whyNotCompanyEmail,
} from '@pramaan/domain/company'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found } from '../../http/refusals/refuse.ts'
import { emailsOfNamesakes, lockCompany, updateCompany } from './companies.queries.ts'
import { isPublicMail } from './public-mail.ts'

type Company = typeof employers.$inferSelect

/** A GSTIN or CIN that was read. */
type CompanyNumber = { kind: 'gstin' | 'cin'; number: string }

/** A code came to this address: at the company's own domain, it confirms the company. */
export async function proveByEmail(deps: Deps, db: Queryable, employerId: number, email: string) {
  if (whyNotCompanyEmail(email, isPublicMail)) return
  const company = found(await lockCompany(db, employerId))
  const move = (await isDoubted(db, company, email)) ? 'doubted-code' : 'code'
  await prove(deps, db, company, move, { companyEmail: email }, email)
}

/** A GSTIN or CIN was given, which staff look at. */
export async function proveByNumber(deps: Deps, db: Queryable, employerId: number, { kind, number }: CompanyNumber) {
  const company = found(await lockCompany(db, employerId))
  if (company[kind] !== number) await prove(deps, db, company, 'number', { [kind]: number }, number)
}

/** The columns of a new company name; another name than the known one closes what is open until staff decide. */
export function columnsOfName(deps: Deps, company: Company, name: string) {
  const key = companyNameKey(name)
  if (key === company.companyNameKey) return { companyName: name }
  const status = companyStatusAfter(company.companyStatus, 'rename')
  const moved = status ? { companyStatus: status, provedAt: deps.now() } : {}
  return { companyName: name, companyNameKey: key, companyStatusBefore: null, ...moved }
}

/** Whether a confirmed company of this name has its e-mail at another domain. */
async function isDoubted(db: Queryable, { accountId, companyNameKey: key }: Company, email: string) {
  if (key === null) return false
  const others = await emailsOfNamesakes(db, accountId, key)
  return others.some((other) => other === null || domainOf(other) !== domainOf(email))
}

async function prove(
  deps: Deps,
  db: Queryable,
  { accountId, companyStatus }: Company,
  move: CompanyMove,
  given: Partial<Company>,
  text: string,
) {
  const at = deps.now()
  const status = companyStatusAfter(companyStatus, move)
  await updateCompany(db, accountId, {
    ...given,
    provedAt: at,
    companyStatusBefore: null,
    ...(status && { companyStatus: status }),
  })
  const entry = { actorId: accountId, action: 'company-proved', subjectId: accountId, detail: { text }, at }
  await writeAudit(db, entry)
}
