/** The status of a job that the viewing candidate has applied to. */
export const appliedStatus = 'Applied'

/** The answer to a job or drive application that was made (D21). */
export const applicationCreated = 'Job application created successfully!'

const misspeltCreated = 'Job appliation created successfully!'

/** Whether an answer means that the application was made: the text above or the source's misspelt one, nothing else. */
export function isApplicationCreated(message: string): boolean {
  return message === applicationCreated || message === misspeltCreated
}

/** Why a candidate can't apply to a job: there is an application already. */
export function whyNotApply(job: { status?: string | null }): 'already-applied' | undefined {
  return job.status === appliedStatus ? 'already-applied' : undefined
}
