import type { Queryable } from '@pramaan/database/client'
import { strengthGaps } from '@pramaan/domain/candidate'
import { pageCountOf } from '@pramaan/domain/pages'
import { isRegistered, isRegistrationStep } from '@pramaan/domain/registration'
import { reviewUndoMinutes, storedVspStatus, vspAfter, whyNotRestore } from '@pramaan/domain/verification'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { doneOf, forEachId } from '../../http/calls/for-each.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { imageAddress } from '../../services/files/file-address.ts'
import { notify, undoNotice } from '../../services/notifications/notify.ts'
import { writeSearchRow, writeSearchRows } from '../../services/search/projection/search-row.queries.ts'
import { finishWrite } from '../candidates/after-write.ts'
import { factsOf } from '../candidates/progress.queries.ts'
import { isDomain } from '../reference/lookups.queries.ts'
import {
  countWaiting,
  findApplication,
  findReviewer,
  listReviewers,
  listWaiting,
  lockCandidate,
  restoreVerification,
  setReviewer,
  storeRevocation,
} from './verification.queries.ts'

type Review = Pick<
  Routes<'verification'>,
  'setStatus' | 'setStatusOfMany' | 'correct' | 'queue' | 'assign' | 'reviewers'
>

/**
 * A reviewer's actions besides the HR comments: the status, the queue and its assignments, and the head of the profile.
 */
export function reviewRoutes(deps: Deps): Review {
  return {
    setStatus: async ({ db, actor, params: { candidateId }, body: { VspStatus } }) => {
      await setStatus(deps, db, actor.id, candidateId, VspStatus)
      await writeSearchRow(deps, db, candidateId)
      return { data: { VspStatus } }
    },
    setStatusOfMany: async ({ db, actor, body: { candidateIds, VspStatus } }) => {
      const outcome = await forEachId(db, candidateIds, (step, candidateId) =>
        setStatus(deps, step, actor.id, candidateId, VspStatus),
      )
      await writeSearchRows(deps, db, doneOf(outcome))
      return outcome
    },
    correct: async ({ db, actor, params: { candidateId }, body: { FullName, domain, Location } }) => {
      const { step } = found(await lockCandidate(db, candidateId))
      if (!isRegistrationStep(step) || !isRegistered(step)) throw new Refuse('wrong-state')
      if (domain !== null && !(await isDomain(db, domain))) throw new Refuse('not-found')
      const columns = { account: { fullName: FullName }, candidate: { domainId: domain, location: Location } }
      await finishWrite(deps, db, candidateId, columns)
      const detail = { text: [FullName, Location].join(', ') }
      const entry = { actorId: actor.id, action: 'verification-corrected', subjectId: candidateId, detail }
      await writeAudit(db, { ...entry, at: deps.now() })
      return { data: null }
    },
    queue: async ({ db, actor, query: { pageSize, pageIndex, mine } }) => {
      const reviewerId = mine ? actor.id : undefined
      const rows = await listWaiting(db, reviewerId, pageSize, pageIndex * pageSize)
      const totalCount = await countWaiting(db, reviewerId)
      const data = rows.map(({ application, account, candidate, reviewer }) => ({
        UserId: account.id,
        FullName: account.fullName,
        Image: imageAddress(candidate.image),
        CreatedOn: application.createdAt.toISOString(),
        AssignedTo: reviewer,
        missing: strengthGaps(factsOf({ account, candidate })).map(({ item }) => item),
      }))
      return { data, totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
    assign: async ({ db, actor, params: { candidateId }, body: { AssignedTo } }) => {
      found(await lockCandidate(db, candidateId))
      found(await findApplication(db, candidateId))
      const reviewer = await reviewerOf(db, AssignedTo)
      await setReviewer(db, candidateId, AssignedTo, deps.now())
      const detail = reviewer && { text: reviewer.FullName }
      const entry = { actorId: actor.id, action: 'verification-assigned', subjectId: candidateId, detail }
      await writeAudit(db, { ...entry, at: deps.now() })
      return { data: { AssignedTo: reviewer } }
    },
    reviewers: async ({ db }) => ({ data: await listReviewers(db) }),
  }
}

/**
 * Revokes a verification, or undoes the revocation. Nobody becomes verified here: `true` only restores what the same
 * reviewer revoked a moment ago; anything else is refused with a link to the questions (D55). The caller writes the
 * search row.
 */
async function setStatus(deps: Deps, db: Queryable, reviewerId: number, candidateId: number, verified: boolean) {
  found(await lockCandidate(db, candidateId))
  const oldApplication = found(await findApplication(db, candidateId))
  const at = deps.now()
  const review = { db, reviewerId, candidateId, at }
  if (verified) await restore(deps, review, oldApplication)
  else await revoke(deps, review, oldApplication)
  const action = verified ? 'verification-verified' : 'verification-pending'
  await writeAudit(db, { actorId: reviewerId, action, subjectId: candidateId, at })
}

type Reviewing = { db: Queryable; reviewerId: number; candidateId: number; at: Date }
type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>

const noticeKey = (takenBackAt: Date) => `verification-reopened:${takenBackAt.toISOString()}`

/** Revokes a verification. The candidate is notified once it can no longer be undone (D56). */
async function revoke(deps: Deps, { db, reviewerId, candidateId, at }: Reviewing, oldApplication: Application) {
  const status = storedVspStatus({ application: oldApplication.verified, answered: oldApplication.answered })
  if (vspAfter(status, 'revoke') === undefined) throw new Refuse('wrong-state')
  await storeRevocation(db, candidateId, reviewerId, at)
  const notice = { kind: 'verification-reopened', params: {}, path: '/candidate-profile' } as const
  const notBefore = new Date(at.getTime() + reviewUndoMinutes * 60_000)
  await notify(deps, db, { ...notice, to: candidateId, once: noticeKey(at), notBefore })
}

async function restore(deps: Deps, { db, reviewerId, candidateId, at }: Reviewing, oldApplication: Application) {
  const { verified, answered, takenBackBy: by, takenBackAt } = oldApplication
  if (verified || !answered || !takenBackAt || whyNotRestore({ by, at: takenBackAt }, reviewerId, at))
    throw new Refuse('wrong-state', { message: 'Answer the questions of the HR comments to verify.' })
  await undoNotice(deps, db, candidateId, noticeKey(takenBackAt))
  await restoreVerification(db, candidateId)
}

/** The member of hr with this id; null for nobody. */
async function reviewerOf(db: Queryable, id: number | null) {
  return id === null ? null : found(await findReviewer(db, id))
}
