import type { Queryable } from '@pramaan/database/client'
import type { hrComments } from '@pramaan/database/schema'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { notify } from '../../services/notifications/notify.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { findApplication, markVerified, storeComments } from './verification.queries.ts'

/**
 * Stores hr's answers, which makes a candidate verified; nothing else does (D55). The candidate is notified of each
 * verification once: an amendment of the answers sends nothing.
 */
export async function submitComments(deps: Deps, db: Queryable, comments: typeof hrComments.$inferInsert) {
  const { candidateId, reviewedBy: actorId, updatedAt: at } = comments
  const oldApplication = await findApplication(db, candidateId)
  await storeComments(db, comments)
  await markVerified(db, candidateId, at)
  await writeAudit(db, { actorId, action: 'verification-submitted', subjectId: candidateId, at })
  await writeSearchRow(deps, db, candidateId)
  if (oldApplication?.verified) return
  const noticeKey = `verification-verified:${at.toISOString()}`
  const notice = { kind: 'verification-verified', params: {}, path: '/candidate-profile', once: noticeKey } as const
  await notify(deps, db, { ...notice, to: candidateId })
}
