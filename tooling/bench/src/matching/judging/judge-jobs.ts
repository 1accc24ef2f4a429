import { anyLocation, jobExperienceOptions } from '@pramaan/domain/options'
import type { Truth } from '../people/judged-person.ts'
import { ask } from '../world/request.ts'
import type { JudgedJob } from '../world/world.ts'
import { roleOfId } from './catalogue.ts'
import { roleGrade } from './grade.ts'
import { ndcg } from './ndcg.ts'

function yearsOf({ experience }: JudgedJob) {
  return jobExperienceOptions.find(({ text }) => text === experience)?.from ?? 0
}

function isElsewhere({ location, workModel }: JudgedJob, { locations }: Truth) {
  return workModel !== 'Remote' && !locations.has(location) && !locations.has(anyLocation)
}

/** Of who has worked, an expectation is known to be real. */
function paysAFraction({ ctcTo }: JudgedJob, { pay, years }: Truth) {
  return years >= 1 && ctcTo !== null && ctcTo / 100 < pay / 2
}

/**
 * How relevant a job is to a candidate, 0 to 3: the work first, one less where it asks for over a year more than they
 * have, and one more where for over three, one less where it is in another city, and one less where it pays less than
 * half of what they expect.
 */
function jobGradeOf(job: JudgedJob, truth: Truth): number {
  const role = roleOfId(job.roleId)
  const work = role ? roleGrade(role, { ...truth, left: undefined }) : 0
  if (work <= 0) return 0
  const missing = yearsOf(job) - truth.years
  const against = [missing > 1, missing > 3, isElsewhere(job, truth), paysAFraction(job, truth)]
  return Math.max(0, work - against.filter(Boolean).length)
}

/** A job of another role that comes near nothing a person does and asks for none of their skills, in whatever domain. */
function isIrrelevant(job: JudgedJob, truth: Truth): boolean {
  const role = roleOfId(job.roleId)
  const isNear = role !== undefined && roleGrade(role, { ...truth, left: undefined }) > 0
  return !isNear && !job.professionalSkills.some((skill) => truth.skills.has(skill))
}

/**
 * What came of a candidate's list of jobs. Of the irrelevant ones, which a list of all jobs ends with, `asTheirs` were
 * shown as jobs for their work, and of these `notChosen` are of no role that they chose.
 */
export type JudgedJobs = {
  truth: Truth
  ndcg: number
  irrelevant: number
  asTheirs: number
  notChosen: number
  ms: number
  shown: readonly JudgedJob[]
}

type Listed = { ID: number; Fit: { fits: boolean } | null }

/** Who answers; `near` asks for a list that begins with the candidate's own city, as the app does. */
type Asking = { url: string; tokenOf: (id: number) => Promise<string>; near?: boolean }

/** The first ten jobs of each candidate's list. */
export async function judgeJobs(people: readonly Truth[], jobs: readonly JudgedJob[], { url, tokenOf, near }: Asking) {
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const outcomes: JudgedJobs[] = []
  for (const truth of people) {
    const { body, ms } = await ask<{ data: Listed[] }>(
      url,
      `jobs?pageSize=10${near ? '&near=own' : ''}`,
      await tokenOf(truth.id),
    )
    const jobOf = ({ ID }: Listed) => byId.get(ID) ?? []
    const shown = body.data.flatMap(jobOf)
    const theirs = body.data.filter(({ Fit }) => Fit?.fits).flatMap(jobOf)
    const irrelevantOf = (some: readonly JudgedJob[]) => some.filter((job) => isIrrelevant(job, truth)).length
    const chosen = ({ roleId }: JudgedJob) => roleId !== null && truth.chosen.has(roleId)
    const grades = jobs.map((job) => jobGradeOf(job, truth))
    const found = ndcg(
      shown.map((job) => jobGradeOf(job, truth)),
      grades,
    )
    if (found === undefined) continue
    const wrong = {
      irrelevant: irrelevantOf(shown),
      asTheirs: irrelevantOf(theirs),
      notChosen: irrelevantOf(theirs.filter((job) => !chosen(job))),
    }
    outcomes.push({ truth, ndcg: found, ...wrong, ms, shown })
  }
  return outcomes
}
