import { isOpenJob } from '../job/job.ts'

/** The status of a job that the viewing candidate has applied to. */
export const appliedStatus = 'Applied' as const

/** The status of an application that its candidate withdrew. */
export const withdrawnStatus = 'Withdrawn' as const

/** The states of an application to a job: made, what the job's side decided, and withdrawn by its candidate. */
export const jobApplicationStatuses = ['Applied', 'Shortlisted', 'Rejected', 'Withdrawn'] as const

/** The state of a job application. */
export type JobApplicationStatus = (typeof jobApplicationStatuses)[number]

/** What the job's side may decide; a decision may be changed to the other one. */
export const jobDecisions = ['Shortlisted', 'Rejected'] as const satisfies readonly JobApplicationStatus[]

/** A decision of the job's side. */
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

/** Why a candidate can't withdraw an application: it is withdrawn already, or the job's side rejected it. */
export function whyNotWithdraw(status: JobApplicationStatus): 'wrong-state' | undefined {
  return status === 'Applied' || status === 'Shortlisted' ? undefined : 'wrong-state'
}

/** Whether the job's side has not decided on an application yet. */
export function isUndecided(status: JobApplicationStatus): boolean {
  return status === appliedStatus
}

/** Whether an application shows its candidate as shortlisted: the `Shortlist` flag of the wire (001, section 4). */
export function isShortlistedFor(status: JobApplicationStatus): boolean {
  return status === 'Shortlisted'
}

/** The response to a successful job or drive application (D21). */
export const applicationCreated = 'Job application created successfully!'

const misspeltCreated = 'Job appliation created successfully!'

/** Whether a response means that the application was made: the text above or the source's misspelt one. */
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
