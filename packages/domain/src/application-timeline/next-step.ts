import { candidateButton, type DriveApplicationStatus, isToPay } from '../drive-application/drive-application.ts'
import {
  appliedStatus,
  isShortlistedFor,
  isWithdrawn,
  type JobApplicationStatus,
} from '../job-application/job-application.ts'
import type { TimelineEvent } from './timeline-event.ts'

/** The parts of a candidate's application that decide what comes next. */
export type MyApplicationState =
  | { kind: 'job'; status: JobApplicationStatus; seen: boolean }
  /** `overdue`: the last day to pay the fee has passed. */
  | { kind: 'drive'; status: DriveApplicationStatus; open: boolean; overdue?: boolean }
  /** `priced`: it is bought after the application (D26). */
  | { kind: 'course'; enrolled: boolean; withdrawn?: boolean; priced?: boolean }

/** What comes next for a candidate, as the keys of the texts shown. */
export type NextStep =
  | 'job-unseen'
  | 'job-seen'
  | 'job-shortlisted'
  | 'job-rejected'
  | 'job-withdrawn'
  | 'drive-review'
  | 'drive-pay'
  | 'drive-fee-overdue'
  | 'drive-again'
  | 'drive-rejected'
  | 'drive-takes-part'
  | 'drive-withdrawn'
  | 'drive-over-paid'
  | 'drive-over-unpaid'
  | 'drive-over-undecided'
  | 'drive-over-closed'
  | 'drive-over-withdrawn'
  | 'course-enrolled'
  | 'course-pay'
  | 'course-applied'
  | 'course-withdrawn'

const driveSteps = {
  apply: 'drive-review',
  pending: 'drive-review',
  'pay-to-proceed': 'drive-pay',
  rejected: 'drive-rejected',
  'request-again': 'drive-again',
  'already-applied': 'drive-takes-part',
} as const satisfies Record<ReturnType<typeof candidateButton>['label'], NextStep>

/** After the drive there is no next step, so the outcome of the application is shown instead. */
const overSteps = {
  NotApplied: 'drive-over-closed',
  Pending: 'drive-over-undecided',
  Accepted: 'drive-over-unpaid',
  Rejected: 'drive-rejected',
  noPayment: 'drive-over-closed',
  Applied: 'drive-over-paid',
  Withdrawn: 'drive-over-withdrawn',
} as const satisfies Record<DriveApplicationStatus, NextStep>

function ofDrive(status: DriveApplicationStatus, open: boolean, overdue = false): NextStep {
  if (!open) return overSteps[status]
  if (overdue && isToPay(status)) return 'drive-fee-overdue'
  return isWithdrawn(status) ? 'drive-withdrawn' : driveSteps[candidateButton(status).label]
}

type CourseApplication = Extract<MyApplicationState, { kind: 'course' }>

function ofCourse({ enrolled, withdrawn, priced }: CourseApplication): NextStep {
  if (enrolled) return 'course-enrolled'
  if (withdrawn) return 'course-withdrawn'
  return priced ? 'course-pay' : 'course-applied'
}

/** What comes next after an application, as shown to the candidate (001, section 4). */
export function nextStep(state: MyApplicationState): NextStep {
  if (state.kind === 'course') return ofCourse(state)
  if (state.kind === 'drive') return ofDrive(state.status, state.open, state.overdue)
  if (isShortlistedFor(state.status)) return 'job-shortlisted'
  if (isWithdrawn(state.status)) return 'job-withdrawn'
  if (state.status !== appliedStatus) return 'job-rejected'
  return state.seen ? 'job-seen' : 'job-unseen'
}

/** Whether the next step is up to the candidate, which highlights it. */
export function isCandidatesTurn(step: NextStep): boolean {
  return step === 'drive-pay' || step === 'drive-again' || step === 'course-pay'
}

/** The steps of a timeline still to come, as far as they are known; none after a final decision. */
export function eventsToCome(state: MyApplicationState, happened: readonly TimelineEvent[]): TimelineEvent[] {
  const unseen: TimelineEvent[] = happened.includes('seen') ? [] : ['seen']
  const step = nextStep(state)
  if (step === 'job-unseen' || step === 'job-seen') return [...unseen, 'decided']
  if (step === 'drive-review') return [...unseen, 'decided', 'paid']
  return step === 'drive-pay' || step === 'course-pay' ? ['paid'] : []
}
