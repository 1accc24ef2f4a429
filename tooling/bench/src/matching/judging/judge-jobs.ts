import { ndcg } from '@pramaan/api/testing/matching/ndcg'
import type { Role } from '@pramaan/demo-data/trades/roles'
import { anyLocation, jobExperienceOptions } from '@pramaan/domain/options'
import type { JudgedPerson, Truth } from '../people/judged-person.ts'
import { isVague } from '../people/written-texts.ts'
import { ask } from '../world/request.ts'
import type { JudgedJob } from '../world/world.ts'
import { roleOfId } from './catalogue.ts'
import { roleGrade } from './grade.ts'
import { readAs } from './read-as.ts'

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

/** A job for a fresher is little to who has worked for over two years. */
function isForFreshers({ experience, type }: JudgedJob, { years }: Truth) {
  return years > 2 && (experience === 'Fresher' || type === 'Internship')
}

function isDeclined({ type, workModel }: JudgedJob, { declined: { types, workModels } }: Truth) {
  return types.includes(type) || workModels.includes(workModel)
}

/**
 * How relevant a job is to a candidate, 0 to 3: the work first, one less where it asks for over a year more than they
 * have, and one more where for over three, one less where it is in another city, where it pays less than half of what
 * they expect and where it is for freshers; no more than 1 where it is a kind of work that they did not choose.
 */
function jobGradeOf(job: JudgedJob, truth: Truth): number {
  const role = roleOfId(job.roleId)
  const work = role ? roleGrade(role, { ...truth, left: undefined }) : 0
  if (work <= 0) return 0
  const missing = yearsOf(job) - truth.years
  const against = [
    missing > 1,
    missing > 3,
    isElsewhere(job, truth),
    paysAFraction(job, truth),
    isForFreshers(job, truth),
  ]
  const grade = Math.max(0, work - against.filter(Boolean).length)
  return isDeclined(job, truth) ? Math.min(1, grade) : grade
}

/**
 * The skills of a person: who has worked in a role can do what it takes, whether or not it is among those they list; and
 * what a recruiter reads each of these as.
 */
function skillsOf({ worked, left, role, skills }: Truth): ReadonlySet<string> {
  const known = worked && !left ? [...skills, ...role.professionalSkills] : [...skills]
  return new Set(known.flatMap((skill) => [skill, ...(readAs[skill] ?? [])]))
}

/**
 * A role that a person chose: they asked for it, and nothing keeps them from applying where a beginner is taken, or where
 * their years of work in its subdomain suffice.
 */
function isOpenWish(job: JudgedJob, { chosen, role: own, worked, left, years }: Truth): boolean {
  const role = roleOfId(job.roleId)
  if (!role || !chosen.has(role.id)) return false
  const isAlike = role.domainId === own.domainId && role.subdomain === own.subdomain
  return yearsOf(job) <= (worked && !left && isAlike ? years : 0) + 1
}

const wordsOf = ({ title }: Role) => title.toLowerCase().replace(/s\b/g, '').split(' ')

/** Whether a role is another narrowed by the words before it: an Inside Sales Executive is a Sales Executive. */
function isKindOf(role: Role, other: Role): boolean {
  const ending = wordsOf(other)
  return ending.length > 1 && wordsOf(role).slice(-ending.length).join(' ') === ending.join(' ')
}

/** What a recruiter holds together though the catalogue parts it: a kind of the role, or a role of the domain that takes one of their skills. */
function isBesides(role: Role, { role: own }: Truth, skills: ReadonlySet<string>): boolean {
  const shares = role.domainId === own.domainId && role.professionalSkills.some((skill) => skills.has(skill))
  return shares || isKindOf(own, role)
}

/**
 * A job of another role that comes near nothing a person does and asks for none of their skills, in whatever domain.
 * `wished` are those of a role that they chose and could begin in, which are not irrelevant.
 */
function bareness(job: JudgedJob, truth: Truth): 'irrelevant' | 'wished' | undefined {
  const role = roleOfId(job.roleId)
  const skills = skillsOf(truth)
  const isNear = role !== undefined && roleGrade(role, { ...truth, skills, left: undefined }) > 0
  if (isNear || job.professionalSkills.some((skill) => skills.has(skill))) return undefined
  if (role && isBesides(role, truth, skills)) return undefined
  return isOpenWish(job, truth) ? 'wished' : 'irrelevant'
}

/**
 * Whether the profile itself leads to a job: it lists a skill that the job asks for and the person lacks, or the job is of
 * a role that they chose and nothing else in the profile says which of these is their work.
 */
function isMisled({ professionalSkills, roleId }: JudgedJob, { truth, person, claimed }: JudgedPerson): boolean {
  const listed = claimed.flatMap((skill) => [skill, ...(readAs[skill] ?? [])])
  if (professionalSkills.some((skill) => listed.includes(skill))) return true
  const isChosen = roleId !== null && truth.chosen.has(roleId)
  return isChosen && truth.skills.size === 0 && person.experiences.every(({ title }) => isVague(title))
}

/** A job of a candidate's first ten: `isTheirs` where it was shown as a job for their work. */
export type ShownJob = {
  job: JudgedJob
  bareness: ReturnType<typeof bareness>
  isTheirs: boolean
  isChosen: boolean
  isMisled: boolean
  /** Whether it is of another domain than the candidate's. */
  isOfOtherDomain: boolean
}

/** What came of a candidate's list of jobs; `notShown` counts those beyond the first ten that are not irrelevant. */
export type JudgedJobs = { truth: Truth; ndcg: number; notShown: number; ms: number; shown: readonly ShownJob[] }

type Listed = { ID: number; Fit: { fits: boolean } | null }

/** Who answers; `near` asks for a list that begins with the candidate's own city, as the app does. */
type Asking = { url: string; tokenOf: (id: number) => Promise<string>; near?: boolean }

/** The first ten jobs of each candidate's list. */
export async function judgeJobs(
  people: readonly JudgedPerson[],
  jobs: readonly JudgedJob[],
  { url, tokenOf, near }: Asking,
) {
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const outcomes: JudgedJobs[] = []
  for (const judged of people) {
    const { truth } = judged
    const { body, ms } = await ask<{ data: Listed[] }>(
      url,
      `jobs?pageSize=10${near ? '&near=own' : ''}`,
      await tokenOf(truth.id),
    )
    const shown = body.data.flatMap(({ ID, Fit }) => {
      const job = byId.get(ID)
      return job ? [shownJob(job, judged, Fit?.fits ?? false)] : []
    })
    const found = ndcg(
      shown.map(({ job }) => jobGradeOf(job, truth)),
      jobs.map((job) => jobGradeOf(job, truth)),
    )
    if (found === undefined) continue
    const ids = new Set(shown.map(({ job }) => job.id))
    const notShown = jobs.filter((job) => !ids.has(job.id) && bareness(job, truth) !== 'irrelevant').length
    outcomes.push({ truth, ndcg: found, notShown, ms, shown })
  }
  return outcomes
}

function shownJob(job: JudgedJob, judged: JudgedPerson, isTheirs: boolean): ShownJob {
  const { truth } = judged
  const isChosen = job.roleId !== null && truth.chosen.has(job.roleId)
  const isOfOtherDomain = job.domainId !== truth.role.domainId
  return { job, bareness: bareness(job, truth), isTheirs, isChosen, isMisled: isMisled(job, judged), isOfOtherDomain }
}
