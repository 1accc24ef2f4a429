import { skillKey } from '../candidate/candidate.ts'
import type { Skills } from '../job-role/job-role.ts'
import { jobExperienceFilters, jobExperienceOptions, overlaps } from '../options/options.ts'

/** How a candidate's skills match a job: the numbers of matched and of all skills, and the missing ones. */
type SkillMatch = { matched: number; total: number; missing: string[] }

function keysOf({ general, professional }: Skills): Set<string> {
  return new Set([...general, ...professional].map(skillKey))
}

/** Each distinct skill of a job or candidate, in the normalised spelling used for comparison. */
export function skillKeys(skills: Skills): string[] {
  return [...keysOf(skills)]
}

/** A name of the job listing's experience filter. */
type JobExperienceFilter = (typeof jobExperienceFilters)[number]['text']

/** The job experiences that a listing filter matches: those with overlapping years (D19). */
export function experiencesOf(filter: JobExperienceFilter): string[] {
  const range = jobExperienceFilters.find(({ text }) => text === filter)
  return range ? jobExperienceOptions.filter((option) => overlaps(range, option)).map(({ text }) => text) : []
}

/** The states of a job: open, or closed by its poster, who may reopen it. */
export const jobStates = ['open', 'closed'] as const

/** The state of a job. */
export type JobState = (typeof jobStates)[number]

/** A job's state from the time it was closed; null is open. */
export function jobState({ closedOn }: { closedOn: Date | string | null }): JobState {
  return closedOn === null ? 'open' : 'closed'
}

/** Whether a job takes applications. */
export function isOpenJob(job: Parameters<typeof jobState>[0]): boolean {
  return jobState(job) === 'open'
}

/** The orders of the job listing: best match first, newest first, best paid first. */
export const jobSorts = ['top', 'newest', 'pay'] as const

/** An order of the job listing. */
export type JobSort = (typeof jobSorts)[number]

/** Whether an order starts with the best matches, as the default one does. */
export function isByFit(sort: JobSort | undefined): boolean {
  return sort === undefined || sort === 'top'
}

/** The values of the filter by where jobs are offered. */
export const offeredAt = ['drive'] as const

/** One of these values. */
export type OfferedAt = (typeof offeredAt)[number]

/** How long ago a job may have been posted, in days. */
export const postedDays = ['1', '7', '30'] as const

/** A number of days of the filter by posting. */
export type PostedDays = (typeof postedDays)[number]

/** The earliest posting time of jobs that were posted within so many days: one day is 24 hours. */
export function postedSince(days: PostedDays, now: Date): Date {
  return new Date(now.getTime() - Number(days) * 86_400_000)
}

/** The state of a job that a candidate saved: `gone` can't be opened any more. */
export const savedJobStates = ['open', 'closed', 'gone'] as const

/** The state of a saved job. */
type SavedJobState = (typeof savedJobStates)[number]

/** Whether a saved job takes applications. */
export function isSavedJobOpen(state: SavedJobState): boolean {
  return state === 'open'
}

/** Whether a saved job can still be read. */
export function canReadSavedJob(state: SavedJobState): boolean {
  return state !== 'gone'
}

/** How many jobs a candidate can save. */
export const mostSavedJobs = 500

/**
 * The current state of a saved job: `gone` if it is deleted or its employer suspended, `closed` if it or its drive is
 * over, or `open`.
 */
export function savedJobState(
  job: { closedOn: Date | null; deleted: boolean; employerOpen: boolean; driveLastDay: string | null },
  today: string,
): SavedJobState {
  if (job.deleted || !job.employerOpen) return 'gone'
  const isOver = job.driveLastDay !== null && job.driveLastDay < today
  return isOpenJob(job) && !isOver ? 'open' : 'closed'
}

/** The maximum number of tags offered as filter chips; other tags are found with the search box. */
export const mostTags = 30

/**
 * Counts the candidate's skills among a job's distinct skills, and lists the missing ones in the job's order and
 * spelling, professional ones first.
 */
export function skillMatch(required: Skills, candidate: Skills): SkillMatch {
  const candidateKeys = keysOf(candidate)
  const requiredSkills = new Map(
    [...required.professional, ...required.general].map((skill) => [skillKey(skill), skill]),
  )
  const missing = [...requiredSkills].filter(([key]) => !candidateKeys.has(key)).map(([, skill]) => skill)
  return { matched: requiredSkills.size - missing.length, total: requiredSkills.size, missing }
}

/** Whether a job suggests candidates: it names at least one general and one professional skill (001, section 5). */
export function suggestsPeople({ general, professional }: Skills): boolean {
  return general.length > 0 && professional.length > 0
}
