import { planAt } from '@pramaan/domain/employer'
import { isHired, isShortlisted, type ShortlistStatus } from '@pramaan/domain/shortlist'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/call.ts'
import { found } from '../../http/refuse.ts'
import { pastSearch } from '../search/past-search.ts'
import { listLogs } from '../search/search-log.queries.ts'
import { countSearches, countStages, countViewed, findEmployer } from './employers.queries.ts'
import { plansOf } from './plans.ts'

/** Past searches that come with the dashboard; it shows five, its history panel the rest. */
const pastSearches = 20

/** An employer's own figures and profile (document 002 §2.3). */
export function employerRoutes(deps: Deps): Routes<'employers'> {
  return {
    dashboard: async ({ db, params: { id } }) => {
      await deps.buffers.flush()
      const [logs, searchCount, candidatesViewed, stages] = await Promise.all([
        listLogs(db, id, pastSearches),
        countSearches(db, id),
        countViewed(db, id),
        countStages(db, id),
      ])
      const countOf = (counts: (status: ShortlistStatus) => boolean) =>
        stages.reduce((sum, { status, total }) => (counts(status as ShortlistStatus) ? sum + total : sum), 0)
      const hiringProcessStatusCounts = { shortlisted: countOf(isShortlisted), hired: countOf(isHired) }
      return { data: { searchLogs: logs.map(pastSearch), searchCount, candidatesViewed, hiringProcessStatusCounts } }
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
          plan: planAt(employer, deps.now()),
        },
      }
    },
  }
}
