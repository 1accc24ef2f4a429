import { strengthGaps } from '@pramaan/domain/candidate'
import { pageCountOf } from '@pramaan/domain/pages'
import { isRegistered, isRegistrationStep } from '@pramaan/domain/registration'
import { reviewUndoMinutes, vspAfter } from '@pramaan/domain/verification'
import type { Queryable } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/call.ts'
import { forEachId } from '../../http/for-each.ts'
import { found, Refuse, refuse } from '../../http/refuse.ts'
import { finishWrite } from '../candidates/after-write.ts'
import { factsOf } from '../candidates/progress.queries.ts'
import { imageAddress } from '../files/file-address.ts'
import { takeBack } from '../notifications/notify.queries.ts'
import { notify } from '../notifications/notify.ts'
import { writeSearchRow } from '../search/search-row.queries.ts'
import {
  countWaiting,
  findApplication,
  isDomain,
  listReviewers,
  listWaiting,
  lockCandidate,
  setReviewer,
  setVerified,
} from './verification.queries.ts'

/** Told once: a verification may be taken back and given again. */
export const verifiedNotice = {
  kind: 'verification-verified',
  params: {},
  path: '/candidate-profile',
  once: 'verification-verified',
} as const

type Review = Pick<
  Routes<'verification'>,
  'setStatus' | 'setStatusOfMany' | 'correct' | 'queue' | 'assign' | 'reviewers'
>

/** What a reviewer does beside the HR comments: the status, the queue and who has it, and the head of the profile. */
export function reviewRoutes(deps: Deps): Review {
  return {
    setStatus: async ({ db, actor, params: { candidateId }, body: { VspStatus } }) => {
      await setStatus(deps, db, actor.id, candidateId, VspStatus)
      return { data: { VspStatus } }
    },
    setStatusOfMany: ({ db, actor, body: { candidateIds, VspStatus } }) =>
      forEachId(candidateIds, (candidateId) => setStatus(deps, db, actor.id, candidateId, VspStatus)),
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
        ...{ UserId: account.id, FullName: account.fullName, Image: imageAddress(candidate.image) },
        ...{ CreatedOn: application.createdAt.toISOString(), AssignedTo: reviewer },
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

/** Verifies an applicant or takes the verification back; a slip undone at once is told to nobody. */
async function setStatus(deps: Deps, db: Queryable, reviewerId: number, candidateId: number, verified: boolean) {
  found(await lockCandidate(db, candidateId))
  const before = found(await findApplication(db, candidateId))
  const after = vspAfter(before.verified, verified ? 'verify' : 'takeBack')
  refuse(after === undefined ? 'wrong-state' : undefined)
  const now = deps.now()
  const undoable = reviewUndoMinutes * 60_000
  await setVerified(db, candidateId, verified, now)
  const action = verified ? 'verification-verified' : 'verification-pending'
  await writeAudit(db, { actorId: reviewerId, action, subjectId: candidateId, at: now })
  await writeSearchRow(deps, db, candidateId)
  const notBefore = new Date(now.getTime() + undoable)
  if (verified) await notify(deps, db, { ...verifiedNotice, to: candidateId, notBefore })
  else if (before.verifiedAt && now.getTime() - before.verifiedAt.getTime() <= undoable)
    await takeBack(db, candidateId, verifiedNotice.once)
}

/** The member of hr of this number; null gives the review up. */
async function reviewerOf(db: Queryable, id: number | null) {
  return id === null ? null : found((await listReviewers(db)).find(({ ID }) => ID === id))
}
