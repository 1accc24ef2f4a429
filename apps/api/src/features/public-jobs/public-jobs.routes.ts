import { isOffered } from '@pramaan/domain/public-job'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { findPublicJob } from './public-jobs.queries.ts'

/** What a job is called, for anyone; its public page is HTML and not among these. */
export function publicJobRoutes(deps: Deps): Routes<'publicJobs'> {
  return {
    read: async ({ db, params }) => {
      const { job, shown, drive } = found(await findPublicJob(db, params.id))
      const { title, companyName } = found(isOffered({ ...job, shown, drive }, deps.now()) ? job : undefined)
      return { data: { Title: title, CompanyName: companyName } }
    },
  }
}
