import { type DriveDates, isFeeOverdue, isOpen } from '../drive/drive.ts'

/** The states of a candidate's application to a drive, as the wire spells them (D22). */
export const driveApplicationStatuses = [
  'NotApplied',
  'Pending',
  'Accepted',
  'Rejected',
  'noPayment',
  'Applied',
] as const

/** The state of a candidate's drive application; NotApplied without one. */
export type DriveApplicationStatus = (typeof driveApplicationStatuses)[number]

/** Who moves an application. */
export type DriveApplicationMover = 'candidate' | 'reviewer' | 'payment'

type Move = {
  by: DriveApplicationMover
  from: readonly DriveApplicationStatus[]
  to: Exclude<DriveApplicationStatus, 'NotApplied'>
}

/** The allowed transitions: who may move an application between which states. There are no others (D22). */
export const driveApplicationMoves = {
  apply: { by: 'candidate', from: ['NotApplied'], to: 'Pending' },
  requestAgain: { by: 'candidate', from: ['noPayment'], to: 'Pending' },
  reject: { by: 'reviewer', from: ['Pending', 'noPayment'], to: 'Rejected' },
  accept: { by: 'reviewer', from: ['Pending', 'noPayment'], to: 'Accepted' },
  noPayment: { by: 'reviewer', from: ['Pending'], to: 'noPayment' },
  /** The fee did not come by its last day (D57). */
  closeUnpaid: { by: 'reviewer', from: ['Accepted'], to: 'noPayment' },
  pay: { by: 'payment', from: ['Accepted'], to: 'Applied' },
  /** The full fee was refunded: the candidate may request again, a reviewer may accept again (decision 006). */
  refund: { by: 'payment', from: ['Applied'], to: 'noPayment' },
} as const satisfies Record<string, Move>

/** What is done to an application. */
export type DriveApplicationAction = keyof typeof driveApplicationMoves

/** What a reviewer does to an application. */
export type ReviewAction = 'reject' | 'accept' | 'noPayment'

const table: Readonly<Record<DriveApplicationAction, Move>> = driveApplicationMoves
const actions = Object.keys(table) as DriveApplicationAction[]

/** Why an action is refused in a state. */
export function whyNotMove(status: DriveApplicationStatus, action: DriveApplicationAction): 'wrong-state' | undefined {
  return table[action].from.includes(status) ? undefined : 'wrong-state'
}

/** The state after an action, or undefined when `whyNotMove` refuses it. */
export function statusAfter(status: DriveApplicationStatus, action: DriveApplicationAction): Move['to'] | undefined {
  return whyNotMove(status, action) ? undefined : table[action].to
}

/** The action that moves an application to a state, for calls that name the state they want. */
export function actionTo(
  by: DriveApplicationMover,
  status: DriveApplicationStatus,
  wanted: DriveApplicationStatus,
): DriveApplicationAction | undefined {
  return actions.find((action) => table[action].by === by && table[action].to === wanted && !whyNotMove(status, action))
}

function whyNotWhileOpen(action: DriveApplicationAction, status: DriveApplicationStatus, drive: DriveDates, now: Date) {
  return whyNotMove(status, action) ?? (isOpen(drive, now) ? undefined : ('drive-over' as const))
}

/** Why a candidate can't apply: an application exists, or the drive is over. */
export function whyNotApply(status: DriveApplicationStatus, drive: DriveDates, now: Date) {
  return whyNotWhileOpen('apply', status, drive, now)
}

/** Why a candidate can't request again: the state does not allow it, or the drive is over. */
export function whyNotRequestAgain(status: DriveApplicationStatus, drive: DriveDates, now: Date) {
  return whyNotWhileOpen('requestAgain', status, drive, now)
}

/**
 * Why a candidate can't start to pay: not accepted, or the drive is over. A payment made is never refused by the date.
 */
export function whyNotStartPayment(status: DriveApplicationStatus, drive: DriveDates, now: Date) {
  return whyNotWhileOpen('pay', status, drive, now)
}

/**
 * Why a reviewer can't take an action: the application's state does not allow it. `overdue` means that the fee's last
 * day is over.
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
  status: DriveApplicationStatus,
  to: DriveApplicationStatus,
  drive: Pick<DriveDates, 'fromDate'>,
  now: Date,
): 'wrong-state' | undefined {
  const action = actionTo('reviewer', status, to)
  return action === undefined || (action === 'closeUnpaid' && !isFeeOverdue(drive, now)) ? 'wrong-state' : undefined
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
 * The state that an application goes back to when a reviewer undoes its latest move; undefined where they can't: it was
 * no decision, another person's, a changed state, or the minutes are over. Undo is not a transition: it reverts a slip
 * as if it had not happened, and the history records both.
 */
export function undoneReview(move: Decided, status: DriveApplicationStatus, reviewerId: number, now: Date) {
  const from = driveApplicationStatuses.find((known) => known === move.from)
  const decided = from && actionTo('reviewer', from, status) !== undefined && move.to === status
  const inTime = now.getTime() - move.movedAt.getTime() < reviewUndoMinutes * 60_000
  return decided && from !== 'NotApplied' && move.movedBy === reviewerId && inTime ? from : undefined
}

/** The candidate's button: the key of its label, and what pressing it does (nothing: it is disabled). */
type CandidateButton = {
  label: 'apply' | 'pending' | 'pay-to-proceed' | 'rejected' | 'request-again' | 'already-applied'
  action?: 'apply' | 'requestAgain' | 'pay'
}

const candidateButtons: Readonly<Record<DriveApplicationStatus, CandidateButton>> = {
  NotApplied: { label: 'apply', action: 'apply' },
  Pending: { label: 'pending' },
  Accepted: { label: 'pay-to-proceed', action: 'pay' },
  Rejected: { label: 'rejected' },
  noPayment: { label: 'request-again', action: 'requestAgain' },
  Applied: { label: 'already-applied' },
}

/** The candidate's button for a state (001, section 4). */
export function candidateButton(status: DriveApplicationStatus): CandidateButton {
  return candidateButtons[status]
}

/** What a reviewer sees: the actions on offer, or the key of a disabled label. */
type ReviewerView = { actions: readonly ReviewAction[]; label?: 'rejected' | 'pending-payment' | 'applied' }

const reviewerViews: Readonly<Record<DriveApplicationStatus, ReviewerView>> = {
  NotApplied: { actions: [] },
  Pending: { actions: ['reject', 'accept', 'noPayment'] },
  Accepted: { actions: [], label: 'pending-payment' },
  Rejected: { actions: [], label: 'rejected' },
  noPayment: { actions: ['reject', 'accept'] },
  Applied: { actions: [], label: 'applied' },
}

const unpaid: ReviewerView = { actions: ['noPayment'] }

/** What a reviewer sees for a state (002, section 4); `overdue` means that the fee's last day has passed (D57). */
export function reviewerView(status: DriveApplicationStatus, overdue: boolean): ReviewerView {
  return overdue && !whyNotMove(status, 'closeUnpaid') ? unpaid : reviewerViews[status]
}

/** Whether a candidate has requested to take part, which shows the card's Applied switch. */
export function hasApplied(status: DriveApplicationStatus): boolean {
  return status !== 'NotApplied'
}

/** Whether a candidate takes part: applied and paid, which shows the badge beside the title. */
export function takesPart(status: DriveApplicationStatus): boolean {
  return status === 'Applied'
}

/** A step of a drive application still to come: the reviewers' decision, the fee, the seat. */
type DriveStep = 'decision' | 'payment' | 'place'

const stepsAhead: Readonly<Record<DriveApplicationStatus, readonly DriveStep[]>> = {
  NotApplied: [],
  Pending: ['decision', 'payment', 'place'],
  Accepted: ['payment', 'place'],
  Rejected: [],
  noPayment: [],
  Applied: [],
}

/**
 * The steps still to come for an application in a state, next first; empty if the candidate must act first, or once the
 * drive is over.
 */
export function driveStepsAhead(status: DriveApplicationStatus, open: boolean): readonly DriveStep[] {
  return open ? stepsAhead[status] : []
}

/** Whether an application has its last word: taking part, or not accepted. Anything else ends with the drive. */
export function isSettled(status: DriveApplicationStatus): boolean {
  return status === 'Applied' || status === 'Rejected'
}
