import { slugOf } from '../campaign-link/campaign-link.ts'
import { dayOf } from '../india-day/india-day.ts'
import { jobState } from '../job/job.ts'

/** The path under which each job has its public page. */
export const publicJobsPath = '/jobs'

/** The path of a job's public page: the number identifies the job; the words are for people and may change. */
export function publicJobPath(job: { id: number; title: string; location: string }): string {
  const words = slugOf(`${job.title} ${job.location}`)
  return `${publicJobsPath}/${job.id}${words ? `-${words}` : ''}`
}

/** The job's number in the last segment of such a path; undefined if there is none. */
export function jobIdOf(name: string): number | undefined {
  const digits = /^([1-9]\d{0,8})(?:-|$)/.exec(name)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * What decides a job's public state; `shown`: neither the job nor its drive is deleted, and its employer is neither
 * suspended nor hidden.
 */
type PublicJob = { shown: boolean; closedAt: Date | null; drive: { lastDay: string } | null }

/**
 * A job's public state. `advertised`: search engines list it. A drive's job is only for people with its link, because
 * taking part in a drive costs a fee, and job search engines list no jobs that cost money.
 */
export function publicState({ shown, closedAt, drive }: PublicJob, now: Date) {
  if (!shown) return 'missing'
  const isDriveOver = drive !== null && drive.lastDay < dayOf(now)
  if (isDriveOver || jobState({ closedOn: closedAt }) === 'closed') return 'closed'
  return drive === null ? 'advertised' : 'open'
}

/** Whether a visitor can apply for a job. */
export function isOffered(job: PublicJob, now: Date): boolean {
  return ['advertised', 'open'].includes(publicState(job, now))
}
