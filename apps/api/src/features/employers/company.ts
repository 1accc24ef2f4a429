import type { companyProfile } from '@pramaan/contract/session/company-forms'
import type { Queryable } from '@pramaan/database/client'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { found } from '../../http/refusals/refuse.ts'
import { assignFiles } from '../../services/files/assign-files.ts'
import { columnsOfName } from '../companies/proof.ts'
import { contactEmailColumn } from '../session/account/contact-email.ts'
import { lockEmployer, updateEmployer } from './employers.queries.ts'

type Company = Partial<z.output<typeof companyProfile>>
type PictureKind = 'avatar' | 'companyLogo'

/**
 * Saves an employer's own and company details (missing fields stay) and returns the account's: full name and contact
 * e-mail. Pictures must be own uploads; any other URL is 404 `not-found`.
 */
export async function saveCompany(deps: Deps, db: Queryable, employerId: number, form: Company) {
  const oldCompany = found(await lockEmployer(db, employerId))
  const picture = async (kind: PictureKind, address: string | null | undefined, saved: string | null) => {
    if (address === undefined) return undefined
    const addresses = address ? [address] : []
    const [id] = await assignFiles(deps, db, { ownerId: employerId, kinds: [kind], before: [saved], addresses })
    return id ?? null
  }
  const image = await picture('avatar', form.image, oldCompany.image)
  const companyLogo = await picture('companyLogo', form.companyLogo, oldCompany.companyLogo)
  await updateEmployer(db, employerId, {
    firstName: form.empFirstName,
    lastName: form.empLastName,
    ...(form.empCompanyName && columnsOfName(deps, oldCompany, form.empCompanyName)),
    companyDomain: form.empCompanyDomain,
    location: form.empLocation,
    designation: form.empDesignation,
    gender: form.gender,
    image,
    companyLogo,
  })
  const changesName = form.empFirstName !== undefined || form.empLastName !== undefined
  const fullName =
    `${form.empFirstName ?? oldCompany.firstName ?? ''} ${form.empLastName ?? oldCompany.lastName ?? ''}`.trim()
  const email = await contactEmailColumn(db, employerId, form.email || undefined)
  return { ...(changesName && { fullName }), ...email }
}
