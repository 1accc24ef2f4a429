import type { Parsed } from '@pramaan/contract/endpoint'
import type { verification } from '@pramaan/contract/verification'
import { endOfDay, parseDay, startOfDay } from '@pramaan/domain/india-day'
import { isRegistered, isRegistrationStep } from '@pramaan/domain/registration'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/call.ts'
import { found, Refuse } from '../../http/refuse.ts'
import { notify } from '../notifications/notify.ts'
import { writeSearchRow } from '../search/search-row.queries.ts'
import { commentsRow } from './comments-row.ts'
import { reviewRoutes, verifiedNotice } from './review.ts'
import {
  countApplicants,
  type Listed,
  listApplicants,
  lockCandidate,
  markVerified,
  storeComments,
} from './verification.queries.ts'

/** Verification by hr (document 002 §2.8, §7). */
export function verificationRoutes(deps: Deps): Routes<'verification'> {
  return {
    submit: async ({ db, actor, params: { candidateId }, body }) => {
      const { step } = found(await lockCandidate(db, candidateId))
      if (!isRegistrationStep(step) || !isRegistered(step)) throw new Refuse('wrong-state')
      const at = deps.now()
      await storeComments(db, commentsRow(candidateId, actor.id, body.hrComments, at))
      await markVerified(db, candidateId, at)
      await writeAudit(db, { actorId: actor.id, action: 'verification-submitted', subjectId: candidateId, at })
      await writeSearchRow(deps, db, candidateId)
      await notify(deps, db, { ...verifiedNotice, to: candidateId })
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
  }
}

/** Days in India as instants (D23). */
type Asked = Parsed<typeof verification.applicants>['query']

function listedBy({ list, fromDate, toDate }: Asked): Listed {
  const [from, to] = [parseDay(fromDate ?? ''), parseDay(toDate ?? '')]
  if (from && to && to < from)
    throw new Refuse('invalid', { details: [{ field: 'toDate', message: 'The end is before the start.' }] })
  return { from: from && startOfDay(from), before: to && endOfDay(to), ofEmployers: list === 'employers' }
}
