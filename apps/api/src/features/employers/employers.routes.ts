import { contactEmailOf } from '@pramaan/domain/email'
import { planAt } from '@pramaan/domain/employer'
import type { Gender } from '@pramaan/domain/gender'
import type { Deps } from '../../deps.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { imageAddress } from '../../services/files/file-address.ts'
import { proofOf } from '../companies/company-answer.ts'
import { updateAccount } from '../session/account/account.queries.ts'
import { tokenOf } from '../session/token.ts'
import { changeEmail, refuseUnconfirmed } from './change-email.ts'
import { saveCompany } from './company.ts'
import { dashboardOf } from './dashboard.ts'
import { findEmployer } from './employers.queries.ts'
import { plansOf } from './plans.ts'
import { countCandidates } from './statistics.queries.ts'
import { statisticsOf } from './statistics.ts'

/** An employer's own figures and profile (document 002 §2.3). */
export function employerRoutes(deps: Deps): Routes<'employers'> {
  return {
    dashboard: async ({ db, params: { id } }) => ({ data: await dashboardOf(deps, db, id) }),
    statistics: async ({ db, actor }) => ({ data: await statisticsOf(deps, db, actor.id) }),
    verifiedCount: async ({ db }) => {
      const { total, verified } = await countCandidates(db)
      return { data: { total, verified } }
    },
    plans: async ({ db, actor }) => ({ data: await plansOf(deps, db, actor.id) }),
    profile: async ({ db, params: { id } }) => {
      const { employer, phone, ...emails } = found(await findEmployer(db, id))
      return {
        data: {
          ID: id,
          empFirstName: employer.firstName,
          empLastName: employer.lastName,
          empCompanyName: employer.companyName,
          empCompanyDomain: employer.companyDomain,
          empLocation: employer.location,
          empDesignation: employer.designation,
          email: contactEmailOf(emails),
          emailConfirmed: emails.email !== null && emails.contactEmail === null,
          mobileNumber: phone,
          gender: employer.gender as Gender | null,
          image: imageAddress(employer.image),
          companyLogo: imageAddress(employer.companyLogo),
          plan: planAt(employer, deps.now()),
          company: proofOf(employer),
        },
      }
    },
    update: async ({ db, actor, body }) => {
      await refuseUnconfirmed(db, actor.id, body.email)
      const account = { ...(await saveCompany(deps, db, actor.id, body)), updatedAt: deps.now() }
      return { data: await tokenOf(deps, await updateAccount(db, actor.id, account), actor.sessionId) }
    },
    changeEmail: withOwnTransaction(async ({ actor, body, address }) => ({
      data: await changeEmail(deps, actor, body, address),
    })),
  }
}
