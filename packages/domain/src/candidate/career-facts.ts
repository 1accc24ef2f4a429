import { type EducationItem, type ExperienceItem, educationPeriod, totalExperience } from '../duration/duration.ts'
import { latestOf } from './latest.ts'
import { positionsInOrder } from './positions.ts'

type Job = ExperienceItem & { title: string }
type Study = EducationItem & { degree: string; school: string; qualification: string }

/** A profile's summary of work: the current job title, and the total in full years. */
export function workFacts(jobs: readonly Job[], now: Date) {
  const [present] = positionsInOrder(
    jobs.filter(({ working }) => working),
    now,
  )
  return {
    currentJob: present?.title ?? null,
    experienceYears: jobs.length > 0 ? totalExperience(jobs, now).years : null,
  }
}

/** A profile's summary of education: level, degree and college of the latest entry. */
export function studyFacts(studies: readonly Study[], now: Date) {
  const latest = latestOf(studies, (study) => educationPeriod(study, now))
  return latest && { education: latest.qualification, degree: latest.degree, college: latest.school || null }
}

/**
 * The facts to store after the entries changed: a fact that was empty or matched the old entries follows the new ones;
 * a fact that the person wrote differently stays.
 */
export function followedFacts<F extends Record<string, string | number | null>>(
  stored: { readonly [K in keyof F]: F[K] | null },
  before: F | undefined,
  after: F | undefined,
): Partial<F> {
  if (!after) return {}
  const follows = (key: keyof F) => stored[key] === null || stored[key] === before?.[key]
  return Object.fromEntries(Object.entries(after).filter(([key]) => follows(key))) as Partial<F>
}
