import type { Queryable } from '@pramaan/database/client'
import {
  isShortlisted,
  type ShortlistStatus,
  shortlistStatuses,
  undoMinutes,
  whyNotMove,
  whyNotUndo,
} from '@pramaan/domain/shortlist'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { notify, undoNotice } from '../../services/notifications/notify.ts'
import { isFindable } from '../../services/search/limits/profile-views.queries.ts'
import {
  findLatestMove,
  isJobOfEmployer,
  lockShortlistStatus,
  type Pair,
  readCompany,
  storeMove,
} from './shortlist.queries.ts'

/** The API's number for undoing the latest move. */
const undo = 0

/** Details of a move: why a candidate is rejected, and for which of the employer's jobs they are shortlisted. */
type MoveAbout = { reason?: string | undefined; jobId?: number | undefined }

/**
 * Moves a candidate along allowed transitions, or undoes the employer's own latest move within its minutes (D28). A
 * move to the candidate's current stage changes nothing, so a double click counts once. Returns the current stage.
 */
export async function moveCandidate(
  deps: Deps,
  db: Queryable,
  pair: Pair,
  stage: number,
  { reason, jobId }: MoveAbout = {},
): Promise<ShortlistStatus> {
  const from = await lockShortlistStatus(db, pair)
  if (!(await isFindable(db, pair.candidateId))) throw new Refuse('not-found')
  if (stage === undo) return undoMove(deps, db, pair)
  const to = shortlistStatuses.find((status) => status === stage) ?? null
  const why = whyNotMove(from, to)
  if (why === 'already-there') return from
  if (why) throw new Refuse('wrong-state')
  if (jobId !== undefined && !(await isJobOfEmployer(db, pair.employerId, jobId))) throw new Refuse('not-found')
  // The job is that of the first shortlisting, so an undo has none to restore.
  const entersFor = from === null ? jobId : undefined
  await storeMove(db, { pair, from, to, movedBy: pair.employerId, movedAt: deps.now(), reason, jobId: entersFor })
  if (from === null && isShortlisted(to)) await announce(deps, db, pair)
  return to
}

const noticeOf = (employerId: number) => `shortlisted:${employerId}`

/** Notifies the candidate of an employer's interest once, and sends messages only when it can no longer be undone. */
async function announce(deps: Deps, db: Queryable, { employerId, candidateId }: Pair) {
  const company = await readCompany(db, employerId)
  const notBefore = new Date(deps.now().getTime() + undoMinutes * 60_000)
  const notice = { to: candidateId, kind: 'shortlisted', params: { company }, path: '/all-emp-applications' } as const
  await notify(deps, db, { ...notice, once: noticeOf(employerId), notBefore })
}

/** Undoes the employer's own latest move: restores the candidate's previous stage and its date (D28). */
export async function undoMove(deps: Deps, db: Queryable, pair: Pair): Promise<ShortlistStatus> {
  const status = await lockShortlistStatus(db, pair)
  if (!(await isFindable(db, pair.candidateId))) throw new Refuse('not-found')
  if (status === null) return null
  const move = await findLatestMove(db, pair)
  const now = deps.now()
  // An undo is not a transition, so it can't be undone itself.
  if (!move || whyNotMove(move.from, move.to) || whyNotUndo(move, status, pair.employerId, now))
    throw new Refuse('wrong-state')
  if (move.from === null) await undoNotice(deps, db, pair.candidateId, noticeOf(pair.employerId))
  const undone = { pair, from: status, to: move.from, movedBy: pair.employerId, movedAt: now }
  await storeMove(db, { ...undone, since: move.fromSince, decideBy: move.fromDecideBy })
  return move.from
}
