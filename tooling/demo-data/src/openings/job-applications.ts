import { isUndecided, jobApplicationStatuses } from '@pramaan/domain/job-application'
import { streamOf } from '../random.ts'
import { applicationTimes, latest } from '../when/applied.ts'
import { known, type World } from '../world.ts'
import { candidatesByDomain, longKnown } from './applications.ts'
import type { jobsOf } from './jobs.ts'
import { jobSeenAt } from './moves.ts'

type Job = ReturnType<typeof jobsOf>[number]

/** Applications to the jobs, ids from 1 on: up to nine a job of its domain; the demo candidates have some in every status. */
export function jobApplicationsOf(world: World, jobs: readonly Job[]) {
  const byDomain = candidatesByDomain(world)
  return jobs
    .flatMap((job, index) => {
      const random = streamOf(world.seed, 'job-applications', job.id)
      const fitting = byDomain.get(job.domainId) ?? []
      const applicants = [...knownApplicants(index).map(longKnown), ...random.sample(fitting, random.int(0, 9))]
      return applicants.map(({ candidateId, registeredAt }, at) => {
        const turn = jobApplicationStatuses[Math.floor(index / 20) % jobApplicationStatuses.length]
        const status = at === 0 && turn ? turn : random.pick(jobApplicationStatuses)
        const since = latest(job.createdAt, registeredAt)
        const times = applicationTimes(world, { since, isWaiting: isUndecided(status) }, random)
        return { jobId: job.id, candidateId, status, url: null, ...times, seenAt: jobSeenAt({ status, ...times }) }
      })
    })
    .map((application, index) => ({ id: index + 1, ...application }))
}

/** The Fresher applied to the demo employer's jobs, which are every tenth; the Experienced to every twentieth and one. */
function knownApplicants(index: number): number[] {
  const fresher = index >= 60 && index % 20 === 0 ? [known.fresher.id] : []
  return [...fresher, ...(index >= 60 && index % 20 === 10 ? [known.experienced.id] : [])]
}
