import {
  type EducationItem,
  type ExperienceItem,
  educationSpan,
  experienceSpan,
  type Span,
} from '../duration/duration.ts'
import type { ExperienceLevel } from '../experience-level/experience-level.ts'

/** The line under a candidate's name: a job, else an education, else the experience level. */
export type Headline =
  | { kind: 'job'; title: string; company: string }
  | { kind: 'education'; degree: string; school: string }
  | { kind: 'level'; level: ExperienceLevel }

/** A position as the profile holds it. */
export type Position = ExperienceItem & { title: string; companyName: string }

/** An education entry as the profile holds it. */
export type Schooling = EducationItem & { degree: string; school: string }

function latest<T>(items: readonly T[], spanOf: (item: T) => Span | undefined): T | undefined {
  const dated = items.flatMap((item) => {
    const span = spanOf(item)
    return span ? [{ item, span }] : []
  })
  return dated.sort((a, b) => b.span.to - a.span.to || b.span.from - a.span.from)[0]?.item
}

/** The headline: the position that ends last (a present one first), else the latest education; undated items are skipped. */
export function headline(
  profile: { level: ExperienceLevel; experience: readonly Position[]; education: readonly Schooling[] },
  now: Date,
): Headline {
  const job = latest(profile.experience, (item) => experienceSpan(item, now))
  if (job) return { kind: 'job', title: job.title, company: job.companyName }
  const schooling = latest(profile.education, (item) => educationSpan(item, now))
  if (schooling) return { kind: 'education', degree: schooling.degree, school: schooling.school }
  return { kind: 'level', level: profile.level }
}
