import { type DriveDates, isFeeOverdue, isOpen } from '../drive/drive.ts'
import { isWithdrawn } from '../job-application/job-application.ts'
import {
  type DriveApplicationAction,
  type DriveApplicationStatus,
  madeDriveStatuses,
  whyNotMove,
} from './transitions.ts'

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
 * Why a candidate can't start to pay: not accepted, or the drive or the last day to pay is over. A completed payment is
 * never refused because of the date.
 */
export function whyNotStartPayment(
  { status, since }: { status: DriveApplicationStatus; since: Date },
  drive: DriveDates,
  now: Date,
) {
  return (
    whyNotWhileOpen('pay', status, drive, now) ??
    (isFeeOverdue(drive, since, now) ? ('fee-overdue' as const) : undefined)
  )
}

/** The candidate's button: the key of its label, and its action; without an action it is disabled. */
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
  Withdrawn: { label: 'request-again', action: 'requestAgain' },
}

/** The candidate's button for a state (001, section 4). */
export function candidateButton(status: DriveApplicationStatus): CandidateButton {
  return candidateButtons[status]
}

/** Whether a candidate has applied and not withdrawn. */
export function hasApplied(status: DriveApplicationStatus): boolean {
  return status !== 'NotApplied' && !isWithdrawn(status)
}

/** The badge on a drive's card: applied, or the outcome; none without an application. */
export function cardMark(
  status: DriveApplicationStatus,
): 'applied' | 'accepted' | 'notAccepted' | 'requestClosed' | undefined {
  if (!hasApplied(status)) return undefined
  if (isToPay(status)) return 'accepted'
  if (status === 'Rejected') return 'notAccepted'
  return status === 'noPayment' ? 'requestClosed' : 'applied'
}

/** Whether an application is accepted and its fee unpaid. */
export function isToPay(status: DriveApplicationStatus): boolean {
  return !whyNotMove(status, 'pay')
}

/** Whether a candidate takes part (applied and paid), so that the badge is shown beside the title. */
export function takesPart(status: DriveApplicationStatus): boolean {
  return status === 'Applied'
}

/** Whether a candidate has a seat, paid or still to be paid. */
export function hasSeat(status: DriveApplicationStatus): boolean {
  return takesPart(status) || isToPay(status)
}

/** A step of a drive application still to come: the reviewers' decision, the fee, the seat. */
type DriveStep = 'decision' | 'payment' | 'seat'

const stepsAhead: Readonly<Record<DriveApplicationStatus, readonly DriveStep[]>> = {
  NotApplied: [],
  Pending: ['decision', 'payment', 'seat'],
  Accepted: ['payment', 'seat'],
  Rejected: [],
  noPayment: [],
  Withdrawn: [],
  Applied: [],
}

/**
 * The steps still to come for an application in a state, next first; empty if the candidate must act first, or once the
 * drive is over.
 */
export function driveStepsAhead(status: DriveApplicationStatus, open: boolean): readonly DriveStep[] {
  return open ? stepsAhead[status] : []
}

/** Whether an application has its final state: taking part, or not accepted. Any other ends with the drive. */
export function isSettled(status: DriveApplicationStatus): boolean {
  return status === 'Applied' || status === 'Rejected'
}

/** The states of applications whose candidates count on the drive: they wait for a decision, or have a seat. */
export const expectantStatuses = madeDriveStatuses.filter((status) => status === 'Pending' || hasSeat(status))
