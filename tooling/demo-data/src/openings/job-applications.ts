import { endOfDay } from '@pramaan/domain/india-day'
import { isShortlistedFor, isUndecided, type JobApplicationStatus } from '@pramaan/domain/job-application'
import { type Random, streamOf } from '../random.ts'
import { appliedAt, decidedAt, earliest, latest, type StatusesByAge, statusAt } from '../when/applied.ts'
import { numberedByTime } from '../when/numbered.ts'
import type { World } from '../world.ts'
import { type Applicant, applicantsOf, drawn, fits } from './applicants.ts'
import type { Drive } from './drives.ts'
import type { Job } from './jobs.ts'
import { knownJobApplications, longestWait } from './known-applications.ts'
import { jobSeenAt } from './moves.ts'

const dayMs = 86_400_000

/** A job is applied to for so many days after it was posted, or after the candidate came. */
const longestInterest = 50

const statusesByAge: StatusesByAge<JobApplicationStatus> = [
  {
    upTo: 1.5,
    chances: [
      ['Applied', 84],
      ['Shortlisted', 8],
      ['Rejected', 5],
      ['Withdrawn', 3],
    ],
  },
  {
    upTo: 4,
    chances: [
      ['Applied', 52],
      ['Shortlisted', 22],
      ['Rejected', 21],
      ['Withdrawn', 5],
    ],
  },
  {
    upTo: longestWait,
    chances: [
      ['Applied', 20],
      ['Shortlisted', 32],
      ['Rejected', 42],
      ['Withdrawn', 6],
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    chances: [
      ['Shortlisted', 36],
      ['Rejected', 57],
      ['Withdrawn', 7],
    ],
  },
]

/**
 * Applications to the jobs, ids from 1 on in the order of time: up to eleven a job, of its field where there are as
 * many; the demo candidates have some in every status.
 */
export function jobApplicationsOf(world: World, jobs: readonly Job[], drives: readonly Drive[]) {
  const pool = applicantsOf(world)
  const all = jobs.flatMap((job, index) => {
    const random = streamOf(world.seed, 'job-applications', index)
    // One application covers a drive, so that few apply to its jobs besides.
    const count = random.int(0, job.driveId === null ? 11 : 4)
    const until = endOf(job, drives)
    return drawn(pool, job.domainId, count, (one) => fits(job, one), random).flatMap(({ applicant, fit }) =>
      applicationOf(world, { job, until, fit }, applicant, random),
    )
  })
  const theirs = knownJobApplications(world, jobs).map(({ job, ...made }) =>
    rowOf(world, job, made, streamOf(world.seed, 'known application', made.candidateId, job.id)),
  )
  return numberedByTime([...theirs, ...all])
}

/** When a job was closed, or the drive ends that it belongs to; undefined where it goes on. */
function endOf({ closedAt, driveId }: Job, drives: readonly Drive[]): Date | undefined {
  const drive = drives.find(({ id }) => id === driveId)
  return closedAt ?? (drive && endOfDay(drive.toDate))
}

type Wanted = { job: Job; until: Date | undefined; fit: boolean }

/** An application as its age says; none of a candidate who comes after the job was closed, or is still to come. */
function applicationOf(
  world: World,
  { job, until, fit }: Wanted,
  { candidateId, registeredAt }: Applicant,
  random: Random,
) {
  const since = latest(job.createdAt, registeredAt)
  const longest = new Date(since.getTime() + longestInterest * dayMs)
  const createdAt = appliedAt(world, { since, until: earliest(until ?? longest, longest) }, random)
  if (!createdAt) return []
  const byAge = statusAt(world, statusesByAge, createdAt, random)
  // Closing a job answers anyone who still waits, and only those it fits are shortlisted.
  const isTurnedDown = (job.closedAt && isUndecided(byAge)) || (!fit && isShortlistedFor(byAge))
  return [rowOf(world, job, { candidateId, createdAt, status: isTurnedDown ? 'Rejected' : byAge }, random)]
}

type Made = { candidateId: number; createdAt: Date; status: JobApplicationStatus }

function rowOf(world: World, job: Job, { candidateId, createdAt, status }: Made, random: Random) {
  const updatedAt = isUndecided(status) ? createdAt : decidedAt(world, createdAt, random)
  const times = { createdAt, updatedAt }
  return { jobId: job.id, candidateId, status, url: null, ...times, seenAt: jobSeenAt({ status, ...times }) }
}
