import { type CompanyStatus, companyNameKey, gstinCheckSign } from '@pramaan/domain/company'

/** What is known of a company: all gave an e-mail of their own domain, and every third its GSTIN. */
export type CompanyProof = {
  companyNameKey: string
  companyStatus: CompanyStatus
  companyEmail: string | null
  companyEmailDomain: string | null
  gstin: string | null
  provedAt: Date | null
}

/** The last of the forty was here before companies were confirmed: staff have to decide, and it goes on meanwhile. */
const keptAt = 39

/** What is known of the employer's company at a place among the forty. */
export function proofOf(name: string, index: number, createdAt: Date): CompanyProof {
  const domain = `${name.toLowerCase().replace(/[\W_]+/g, '')}.example`
  const isKept = index === keptAt
  return {
    companyNameKey: companyNameKey(name),
    companyStatus: isKept ? 'kept' : 'confirmed',
    companyEmail: isKept ? null : `hr@${domain}`,
    companyEmailDomain: isKept ? null : domain,
    gstin: index % 3 === 0 ? gstinAt(index) : null,
    provedAt: createdAt,
  }
}

/** An invented GSTIN of Maharashtra whose check sign is right. */
export function gstinAt(index: number) {
  const first = `27AAACP${1000 + index}Q1Z`
  return `${first}${gstinCheckSign(first)}`
}
