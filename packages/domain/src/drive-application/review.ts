import { type DriveDates, isFeeOverdue } from '../drive/drive.ts'
import {
  actionTo,
  type DriveApplicationStatus,
  driveApplicationMoves,
  driveApplicationStatuses,
  whyNotMove,
} from './transitions.ts'

/** What a reviewer does to an application. */
export type ReviewAction = 'reject' | 'accept' | 'noPayment'

/**
 * Why a reviewer can't take an action in the application's state; `overdue` means that the last day to pay has passed.
 */
export function whyNotReview(
  status: DriveApplicationStatus,
  action: ReviewAction,
  overdue: boolean,
): 'wrong-state' | undefined {
  return reviewerView(status, overdue).actions.includes(action) ? undefined : 'wrong-state'
}

/**
 * Why a reviewer can't move an application to a state: the transition is not allowed, or the fee may still arrive
 * (D57).
 */
export function whyNotDecide(
  { status, since }: { status: DriveApplicationStatus; since: Date },
  to: DriveApplicationStatus,
  drive: DriveDates,
  now: Date,
): 'wrong-state' | undefined {
  const action = actionTo('reviewer', status, to)
  const tooEarly = action === 'closeUnpaid' && !isFeeOverdue(drive, since, now)
  return action === undefined || tooEarly ? 'wrong-state' : undefined
}

/** What a candidate is notified of when a reviewer moves their application (D57). */
export function decisionNotice(from: DriveApplicationStatus, to: 'Accepted' | 'Rejected' | 'noPayment') {
  if (to === 'Accepted') return 'drive-accepted' as const
  if (to === 'Rejected') return 'drive-rejected' as const
  return whyNotMove(from, 'closeUnpaid') ? ('drive-closed' as const) : ('drive-fee-missing' as const)
}

/** The state that a reviewer's action leads to, in the wire's spelling. */
export function reviewedTo(action: ReviewAction): (typeof driveApplicationMoves)[ReviewAction]['to'] {
  return driveApplicationMoves[action].to
}

/** Minutes in which a reviewer may undo their own latest decision. */
export const reviewUndoMinutes = 5

/** A decision in the history. */
type Decided = { from: string | null; to: string; movedBy: number | null; movedAt: Date }

/**
 * The state that an application returns to when a reviewer undoes its latest move. Undefined if they can't: it was not
 * a decision, another person made it, the state has changed since, or the time is over. Undo is not a transition: it
 * reverts a mistake, and the history records both.
 */
export function undoneReview(move: Decided, status: DriveApplicationStatus, reviewerId: number, now: Date) {
  const from = driveApplicationStatuses.find((known) => known === move.from)
  const decided = from && actionTo('reviewer', from, status) !== undefined && move.to === status
  const inTime = now.getTime() - move.movedAt.getTime() < reviewUndoMinutes * 60_000
  return decided && from !== 'NotApplied' && move.movedBy === reviewerId && inTime ? from : undefined
}

/** What a reviewer sees: the actions on offer, or the key of a disabled label. */
type ReviewerView = {
  actions: readonly ReviewAction[]
  label?: 'rejected' | 'pending-payment' | 'applied' | 'withdrawn'
}

const reviewerViews: Readonly<Record<DriveApplicationStatus, ReviewerView>> = {
  NotApplied: { actions: [] },
  Pending: { actions: ['reject', 'accept', 'noPayment'] },
  Accepted: { actions: [], label: 'pending-payment' },
  Rejected: { actions: [], label: 'rejected' },
  noPayment: { actions: ['reject', 'accept'] },
  Applied: { actions: [], label: 'applied' },
  Withdrawn: { actions: [], label: 'withdrawn' },
}

const unpaid: ReviewerView = { actions: ['noPayment'] }

/** What a reviewer sees for a state (002, section 4); `overdue` means that the fee's last day has passed (D57). */
export function reviewerView(status: DriveApplicationStatus, overdue: boolean): ReviewerView {
  return overdue && !whyNotMove(status, 'closeUnpaid') ? unpaid : reviewerViews[status]
}
