import { employerWindows } from '@pramaan/domain/dashboard'
import { planAt } from '@pramaan/domain/employer'
import type { Gender } from '@pramaan/domain/gender'
import { windowStart } from '@pramaan/domain/india-day'
import { isHired, isShortlisted, type ShortlistStatus } from '@pramaan/domain/shortlist'
import type { Deps } from '../../deps.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { imageAddress } from '../files/file-address.ts'
import { pastSearch } from '../search/history/past-search.ts'
import { listLogs } from '../search/history/search-log.queries.ts'
import { updateAccount } from '../session/account/account.queries.ts'
import { tokenOf } from '../session/token.ts'
import { changeEmail, refuseUnproven } from './change-email.ts'
import { saveCompany } from './company.ts'
import { countSearches, countStages, countViewed, findEmployer } from './employers.queries.ts'
import { plansOf } from './plans.ts'
import { countCandidates } from './statistics.queries.ts'
import { statisticsOf } from './statistics.ts'

/** Past searches that come with the dashboard; it shows five, its history panel the rest. */
const pastSearches = 20

/** An employer's own figures and profile (document 002 §2.3). */
export function employerRoutes(deps: Deps): Routes<'employers'> {
  return {
    dashboard: async ({ db, params: { id } }) => {
      await deps.buffers.flush()
      const week = windowStart(employerWindows.figures, deps.now())
      const [logs, searchCount, candidatesViewed, stages, searches, viewed] = await Promise.all([
        listLogs(db, id, pastSearches),
        countSearches(db, id),
        countViewed(db, id),
        countStages(db, id, week),
        countSearches(db, id, week),
        countViewed(db, id, week),
      ])
      const countOf = (counts: (status: ShortlistStatus) => boolean, what: 'total' | 'added' | 'moved' = 'total') =>
        stages.reduce((sum, row) => (counts(row.status as ShortlistStatus) ? sum + row[what] : sum), 0)
      const hiringProcessStatusCounts = { shortlisted: countOf(isShortlisted), hired: countOf(isHired) }
      const pastWeek = {
        searches,
        viewed,
        shortlisted: countOf(isShortlisted, 'added'),
        hired: countOf(isHired, 'moved'),
      }
      const figures = { searchCount, candidatesViewed, hiringProcessStatusCounts, pastWeek }
      return { data: { searchLogs: logs.map(pastSearch), ...figures } }
    },
    statistics: async ({ db, actor }) => ({ data: await statisticsOf(deps, db, actor.id) }),
    verifiedCount: async ({ db }) => {
      const { total, verified } = await countCandidates(db)
      return { data: { total, verified } }
    },
    plans: async ({ db, actor }) => ({ data: await plansOf(deps, db, actor.id) }),
    profile: async ({ db, params: { id } }) => {
      const { employer, email, phone } = found(await findEmployer(db, id))
      return {
        data: {
          ID: id,
          empFirstName: employer.firstName,
          empLastName: employer.lastName,
          empCompanyName: employer.companyName,
          empCompanyDomain: employer.companyDomain,
          empLocation: employer.location,
          empDesignation: employer.designation,
          email,
          mobileNumber: phone,
          gender: employer.gender as Gender | null,
          image: imageAddress(employer.image),
          companyLogo: imageAddress(employer.companyLogo),
          plan: planAt(employer, deps.now()),
        },
      }
    },
    update: async ({ db, actor, body }) => {
      await refuseUnproven(db, actor.id, body.email)
      const account = { ...(await saveCompany(deps, db, actor.id, body)), updatedAt: deps.now() }
      return { data: await tokenOf(deps, await updateAccount(db, actor.id, account), actor.sessionId) }
    },
    changeEmail: withOwnTransaction(async ({ actor, body, address }) => ({
      data: await changeEmail(deps, actor, body, address),
    })),
  }
}
