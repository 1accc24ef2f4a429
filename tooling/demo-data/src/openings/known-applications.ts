import { isUndecided, type JobApplicationStatus } from '@pramaan/domain/job-application'
import { theExperienced, theFresher } from '../people/known-candidates.ts'
import { streamOf } from '../random.ts'
import { knownAppliedAt, latest } from '../when/applied.ts'
import { known, type World } from '../world.ts'
import { type Applicant, applicantOf, fits, hasTooManyYears, isOfField, yearsAsked } from './applicants.ts'
import type { Job } from './jobs.ts'

const dayMs = 86_400_000

/** Nobody waits longer than this for a decision. */
export const longestWait = 9

/** So many jobs has each of the demo candidates applied to, and so many at one company. */
const most = { jobs: 8, ofCompany: 2 }

/** What became of applications in turn: of those to jobs of their own field and years some are shortlisted, of others none. */
const outcomes: Record<'fitting' | 'other', readonly JobApplicationStatus[]> = {
  fitting: ['Shortlisted', 'Withdrawn', 'Rejected'],
  other: ['Rejected', 'Withdrawn'],
}

/** What the demo candidates applied to: jobs near their work at several companies; the newest that is open still waits. */
export function knownJobApplications(world: World, jobs: readonly Job[]) {
  return [theFresher(world), theExperienced(world)].flatMap((person) => {
    const applicant = applicantOf(person)
    const chosen = chosenBy(applicant, jobs)
    const waiting = chosen.findLast(({ closedAt }) => closedAt === null)
    const turns = { fitting: 0, other: 0 }
    return chosen.map((job) => {
      const kind = fits(job, applicant) ? 'fitting' : 'other'
      const decided = outcomes[kind][turns[kind] % outcomes[kind].length] ?? 'Rejected'
      const status = job === waiting ? 'Applied' : decided
      if (job !== waiting) turns[kind] += 1
      return { job, candidateId: applicant.candidateId, createdAt: appliedAt(world, job, applicant, status), status }
    })
  })
}

function appliedAt(world: World, job: Job, { candidateId, registeredAt }: Applicant, status: JobApplicationStatus) {
  const random = streamOf(world.seed, 'known applied', candidateId, job.id)
  const opening = { since: latest(job.createdAt, registeredAt), until: job.closedAt ?? world.now }
  return knownAppliedAt(world, opening, isUndecided(status) ? longestWait : undefined, random)
}

/** The jobs nearest to a person's work, oldest first; one of the demo employer's is among them. */
function chosenBy(applicant: Applicant, jobs: readonly Job[]): Job[] {
  const nearest = jobs
    .map((job) => ({ job, nearness: nearnessOf(job, applicant) }))
    .filter(({ job, nearness }) => nearness > 0 && isInReach(job, applicant))
    .toSorted((one, other) => other.nearness - one.nearness || other.job.id - one.job.id)
    .map(({ job }) => job)
  const ofDemoEmployer = nearest.find(({ employerId }) => employerId === known.employer.id)
  const chosen: Job[] = ofDemoEmployer ? [ofDemoEmployer] : []
  for (const job of nearest) {
    const ofCompany = chosen.filter(({ companyName }) => companyName === job.companyName)
    if (chosen.length < most.jobs && ofCompany.length < most.ofCompany && !chosen.includes(job)) chosen.push(job)
  }
  return chosen.toSorted((one, other) => one.id - other.id)
}

/** How near a job is to a person's work: by its field, by each skill that they have, and by those that others of the field have. */
function nearnessOf(job: Job, applicant: Applicant): number {
  const shared = job.professionalSkills.filter((skill) => applicant.skills.includes(skill)).length
  const usual = job.professionalSkills.filter((skill) => applicant.usualSkills.includes(skill)).length
  return (isOfField(job, applicant) ? 3 : 0) + shared + usual / 2
}

/** Whether a person has about the years that a job asks for, and was there for some time while it was open. */
function isInReach(job: Job, applicant: Applicant): boolean {
  const { years, registeredAt } = applicant
  const wasOpen = job.closedAt === null || job.closedAt.getTime() - registeredAt.getTime() > longestWait * dayMs
  const isFor = years + 1 >= yearsAsked(job) && !hasTooManyYears(job, applicant)
  return job.driveId === null && wasOpen && isFor && (years === 0 || job.type !== 'Internship')
}
