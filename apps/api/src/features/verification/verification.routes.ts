import { isRegistered, isRegistrationStep } from '@pramaan/domain/registration'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listFileLink } from '../../http/exports/list-file.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { applicantsFile, listedBy } from './applicants-file.ts'
import { commentsRow } from './comments-row.ts'
import { reviewRoutes } from './review.ts'
import { submitComments } from './submit.ts'
import { countApplicants, listApplicants, lockCandidate } from './verification.queries.ts'

/** Verification by hr (document 002 §2.8, §7). */
export function verificationRoutes(deps: Deps): Routes<'verification'> {
  return {
    submit: async ({ db, actor, params: { candidateId }, body }) => {
      const { step } = found(await lockCandidate(db, candidateId))
      if (!isRegistrationStep(step) || !isRegistered(step)) throw new Refuse('wrong-state')
      await submitComments(deps, db, commentsRow(candidateId, actor.id, body.hrComments, deps.now()))
      return { data: { candidateId, VspStatus: true } }
    },
    ...reviewRoutes(deps),
    applicants: async ({ db, actor, query }) => {
      const listed = listedBy(query)
      const { pageSize, pageIndex } = query
      const [rows, totalCount] = await Promise.all([
        listApplicants(db, listed, pageSize, pageIndex * pageSize),
        countApplicants(db, listed),
      ])
      const ids = rows.map(({ application }) => application.candidateId)
      if (ids.length > 0)
        await writeAudit(db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
      return {
        data: rows.map(({ application, fullName, phone }) => ({
          ID: application.id,
          UserId: application.candidateId,
          CreatedOn: application.createdAt.toISOString(),
          FullName: fullName,
          Phone: phone,
          VspStatus: application.verified,
        })),
        totalCount,
        pageCount: Math.ceil(totalCount / pageSize),
      }
    },
    applicantsFile: async ({ actor, query }) => {
      listedBy(query)
      return listFileLink(deps, actor, applicantsFile(deps), query)
    },
  }
}
