import { type EducationItem, type ExperienceItem, educationPeriod } from '../duration/duration.ts'
import type { ExperienceLevel } from '../experience-level/experience-level.ts'
import { latestOf } from './latest.ts'
import { shownPositions } from './positions.ts'

/** The line under a candidate's name: a job, else an education, else the experience level. */
type Headline =
  | { kind: 'job'; title: string; company: string }
  | { kind: 'education'; degree: string; school: string }
  | { kind: 'level'; level: ExperienceLevel }

/** A position in the profile. */
export type Position = ExperienceItem & { title: string; companyName: string }

/** An education entry in the profile. */
export type Schooling = EducationItem & { degree: string; school: string }

/**
 * The headline: the position that ends last (a present one first), else the latest education. A position with invalid
 * dates is skipped; an education entry without years counts when there is no other.
 */
export function headline(
  profile: { level: ExperienceLevel; experience: readonly Position[]; education: readonly Schooling[] },
  now: Date,
): Headline {
  const job = shownPositions(profile.experience, now)[0]?.position
  if (job) return { kind: 'job', title: job.title, company: job.companyName }
  const schooling = latestOf(profile.education, (item) => educationPeriod(item, now))
  if (schooling) return { kind: 'education', degree: schooling.degree, school: schooling.school }
  return { kind: 'level', level: profile.level }
}

/** A title and its company or college, such as 'Tester, Demo Works'; without the second part there is no comma. */
export function titleAt(title: string, employer: string | null | undefined, separator = ', '): string {
  return [title, employer].filter(Boolean).join(separator)
}

/** A job's or an education's headline in words; a level's word depends on the language. */
export function headlineWords(line: Exclude<Headline, { kind: 'level' }>): string {
  return line.kind === 'job' ? titleAt(line.title, line.company) : titleAt(line.degree, line.school)
}
