import { isOpenJob } from '../job/job.ts'

/** The status of a job that the viewing candidate has applied to. */
export const appliedStatus = 'Applied' as const

/** The status of an application that its candidate withdrew. */
export const withdrawnStatus = 'Withdrawn' as const

/** The states of a job application: made, decided by the poster of the job, or withdrawn by the candidate. */
export const jobApplicationStatuses = ['Applied', 'Shortlisted', 'Rejected', 'Withdrawn'] as const

/** The state of a job application. */
export type JobApplicationStatus = (typeof jobApplicationStatuses)[number]

/** What the poster of a job can decide; a decision can be changed to the other one. */
export const jobDecisions = ['Shortlisted', 'Rejected'] as const satisfies readonly JobApplicationStatus[]

export type JobDecision = (typeof jobDecisions)[number]

/** Why a decision is not possible: the application is already in that state, or was withdrawn. */
export function whyNotDecide(
  status: JobApplicationStatus,
  decision: JobDecision,
): 'already-there' | 'withdrawn' | undefined {
  if (isWithdrawn(status)) return 'withdrawn'
  return status === decision ? 'already-there' : undefined
}

/** Whether a candidate withdrew an application; they may apply again. */
export function isWithdrawn(status: string): boolean {
  return status === withdrawnStatus
}

/** Why a candidate can't withdraw an application: it is already withdrawn or rejected. */
export function whyNotWithdraw(status: JobApplicationStatus): 'wrong-state' | undefined {
  return status === 'Applied' || status === 'Shortlisted' ? undefined : 'wrong-state'
}

/** Whether an application has no decision yet. */
export function isUndecided(status: JobApplicationStatus): boolean {
  return status === appliedStatus
}

/** Whether an application is shortlisted: the API's `Shortlist` flag (001, section 4). */
export function isShortlistedFor(status: JobApplicationStatus): boolean {
  return status === 'Shortlisted'
}

/** The response to a successful job or drive application (D21). */
export const applicationCreated = 'Job application created successfully!'

const misspeltCreated = 'Job appliation created successfully!'

/** Whether a response says that the application was created: the text above, or the misspelt text of the source. */
export function isApplicationCreated(message: string): boolean {
  return message === applicationCreated || message === misspeltCreated
}

/** Why a candidate can't apply to a job: there is an application already, or the job is closed. */
export function whyNotApply(job: {
  status?: string | null
  closedOn?: string | null
}): 'already-applied' | 'closed' | undefined {
  if (job.status === appliedStatus) return 'already-applied'
  return isOpenJob({ closedOn: job.closedOn ?? null }) ? undefined : 'closed'
}
