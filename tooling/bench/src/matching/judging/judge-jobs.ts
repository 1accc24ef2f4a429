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

/**
 * How relevant a job is to a candidate, 0 to 3: the work first, one less where it asks for over a year more than they
 * have, and one less where it is in another city.
 */
function jobGradeOf(job: JudgedJob, truth: Truth): number {
  const role = roleOfId(job.roleId)
  const work = role ? roleGrade(role, { ...truth, left: undefined }) : 0
  if (work <= 0) return 0
  const asksMore = yearsOf(job) > truth.years + 1
  return Math.max(0, work - (asksMore ? 1 : 0) - (isElsewhere(job, truth) ? 1 : 0))
}

/** A job of another domain that asks for none of a person's skills. */
function isIrrelevant(job: JudgedJob, truth: Truth): boolean {
  return job.domainId !== truth.role.domainId && !job.professionalSkills.some((skill) => truth.skills.has(skill))
}

/** What came of a candidate's list of jobs. */
export type JudgedJobs = { truth: Truth; ndcg: number; irrelevant: number; ms: number; shown: readonly JudgedJob[] }

/** Who answers; `near` asks for a list that begins with the candidate's own city, as the app does. */
type Asking = { url: string; tokenOf: (id: number) => Promise<string>; near?: boolean }

/** The first ten jobs of each candidate's list. */
export async function judgeJobs(people: readonly Truth[], jobs: readonly JudgedJob[], { url, tokenOf, near }: Asking) {
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const outcomes: JudgedJobs[] = []
  for (const truth of people) {
    const { body, ms } = await ask<{ data: { ID: number }[] }>(
      url,
      `jobs?pageSize=10${near ? '&near=own' : ''}`,
      await tokenOf(truth.id),
    )
    const shown = body.data.flatMap(({ ID }) => byId.get(ID) ?? [])
    const grades = jobs.map((job) => jobGradeOf(job, truth))
    const found = ndcg(
      shown.map((job) => jobGradeOf(job, truth)),
      grades,
    )
    if (found === undefined) continue
    outcomes.push({ truth, ndcg: found, irrelevant: shown.filter((job) => isIrrelevant(job, truth)).length, ms, shown })
  }
  return outcomes
}
