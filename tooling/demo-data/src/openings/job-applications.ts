import { jobApplicationStatuses } from '@pramaan/domain/job-application'
import { streamOf } from '../random.ts'
import { daysAgo, known, type World } from '../world.ts'
import { candidatesByDomain } from './applications.ts'
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
      const applicants = [...knownApplicants(index), ...random.sample(fitting, random.int(0, 9))]
      return applicants.map((candidateId, at) => {
        const turn = jobApplicationStatuses[Math.floor(index / 20) % jobApplicationStatuses.length]
        const status = at === 0 && turn ? turn : random.pick(jobApplicationStatuses)
        const open = (world.now.getTime() - job.createdAt.getTime()) / 86_400_000
        const days = open * (0.1 + 0.85 * random.next())
        const times = { createdAt: daysAgo(world, days), updatedAt: daysAgo(world, days * random.next()) }
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
