import type { DriveApplicationStatus } from '../drive-application/drive-application.ts'
import { isShortlistedFor, type JobApplicationStatus } from '../job-application/job-application.ts'
import { type FunnelLine, funnelOf } from './funnel.ts'

/** The steps of an application to a drive. */
export const driveFunnelSteps = ['requested', 'accepted', 'paid'] as const

type DriveFunnelStep = (typeof driveFunnelSteps)[number]

/** The steps of an application to a job. */
export const jobFunnelSteps = ['applied', 'shortlisted'] as const

type JobFunnelStep = (typeof jobFunnelSteps)[number]

const driveSteps: Readonly<Record<DriveApplicationStatus, DriveFunnelStep>> = {
  NotApplied: 'requested',
  Pending: 'requested',
  Rejected: 'requested',
  noPayment: 'requested',
  Withdrawn: 'requested',
  Accepted: 'accepted',
  Applied: 'paid',
}

/** The number of applications with a status. */
type StatusCount = { status: DriveApplicationStatus; people: number }

/** The funnel of drive applications by current status. */
export function driveFunnel(counts: readonly StatusCount[]): FunnelLine<DriveFunnelStep>[] {
  return funnelOf(
    driveFunnelSteps,
    counts.map(({ status, people }) => ({ step: driveSteps[status], people })),
  )
}

/** The numbers of a drive's applications: all, accepted, refused and paid. */
export function driveResults(counts: readonly StatusCount[]) {
  const [requested, accepted, paid] = driveFunnel(counts).map(({ people }) => people)
  const rejected = counts.filter(({ status }) => status === 'Rejected').reduce((sum, { people }) => sum + people, 0)
  return { requested: requested ?? 0, accepted: accepted ?? 0, paid: paid ?? 0, rejected }
}

/** The funnel of job applications by current state. */
export function jobFunnel(
  counts: readonly { status: JobApplicationStatus; people: number }[],
): FunnelLine<JobFunnelStep>[] {
  return funnelOf(
    jobFunnelSteps,
    counts.map(({ status, people }) => ({ step: isShortlistedFor(status) ? 'shortlisted' : 'applied', people })),
  )
}
