import { isUndecided, type JobApplicationStatus } from '@pramaan/domain/job-application'
import { type Random, streamOf } from '../random.ts'
import {
  appliedAt,
  decidedAt,
  earliest,
  knownAppliedAt,
  latest,
  type StatusesByAge,
  statusAt,
} from '../when/applied.ts'
import { numberedByTime } from '../when/numbered.ts'
import { known, type World } from '../world.ts'
import { type Applicant, candidatesByDomain } from './applications.ts'
import type { jobsOf } from './jobs.ts'
import { jobSeenAt } from './moves.ts'

type Job = ReturnType<typeof jobsOf>[number]

const dayMs = 86_400_000

/** Nobody waits longer than this for a decision. */
const longestWait = 9

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

/** Applications to the jobs, ids from 1 on in the order of time: up to eleven a job of its domain; the demo candidates have some in every status. */
export function jobApplicationsOf(world: World, jobs: readonly Job[]) {
  const byDomain = candidatesByDomain(world)
  const all = jobs.flatMap((job, index) => {
    const random = streamOf(world.seed, 'job-applications', index)
    const fitting = byDomain.get(job.domainId) ?? []
    // One application covers a drive, so that few apply to its jobs besides.
    const count = random.int(0, job.driveId === null ? 11 : 4)
    return [
      ...knownApplicants(index).map((id) => knownApplication(world, job, index, id, random)),
      ...random.sample(fitting, count).flatMap((applicant) => applicationOf(world, job, applicant, random)),
    ]
  })
  return numberedByTime(all)
}

/** An application as its age says; none of a candidate who comes after the job was closed, or is still to come. */
function applicationOf(world: World, job: Job, { candidateId, registeredAt }: Applicant, random: Random) {
  const since = latest(job.createdAt, registeredAt)
  const longest = new Date(since.getTime() + longestInterest * dayMs)
  const createdAt = appliedAt(world, { since, until: earliest(job.closedAt ?? longest, longest) }, random)
  if (!createdAt) return []
  const byAge = statusAt(world, statusesByAge, createdAt, random)
  // Closing a job answers anyone who still waits.
  const status = job.closedAt && isUndecided(byAge) ? 'Rejected' : byAge
  return [rowOf(world, job, { candidateId, createdAt, status }, random)]
}

/** What a known candidate applied to: the application is in the status of the job's turn. */
function knownApplication(world: World, job: Job, index: number, candidateId: number, random: Random) {
  const status = statusOf(index)
  const opening = { since: job.createdAt, until: job.closedAt ?? world.now }
  const createdAt = knownAppliedAt(world, opening, isUndecided(status) ? longestWait : undefined, random)
  return rowOf(world, job, { candidateId, createdAt, status }, random)
}

type Made = { candidateId: number; createdAt: Date; status: JobApplicationStatus }

function rowOf(world: World, job: Job, { candidateId, createdAt, status }: Made, random: Random) {
  const updatedAt = isUndecided(status) ? createdAt : decidedAt(world, createdAt, random)
  const times = { createdAt, updatedAt }
  return { jobId: job.id, candidateId, status, url: null, ...times, seenAt: jobSeenAt({ status, ...times }) }
}

/** The Fresher applied to the demo employer's jobs, which are every tenth; the Experienced to every twentieth and one. */
function knownApplicants(index: number): number[] {
  const fresher = index >= 60 && index % 20 === 0 ? [known.fresher.id] : []
  return [...fresher, ...(index >= 60 && index % 20 === 10 ? [known.experienced.id] : [])]
}

/** What became of the known candidates' applications; only that to a job of the last weeks still waits. */
const knownStatuses: readonly JobApplicationStatus[] = ['Withdrawn', 'Rejected', 'Shortlisted', 'Rejected', 'Withdrawn']

function statusOf(index: number): JobApplicationStatus {
  const turn = Math.floor((index - 60) / 20)
  return knownStatuses[turn] ?? (turn % 2 === 1 ? 'Applied' : 'Shortlisted')
}
