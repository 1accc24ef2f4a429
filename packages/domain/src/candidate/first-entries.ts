import { monthOf, yearOf } from '../india-day/india-day.ts'
import { type Month, months } from '../options/person-options.ts'

/** What onboarding asks about a candidate's current work. */
type WorkAnswers = { currentJob: string | null; years: number | null }

/** What onboarding asks about education. */
type StudyAnswers = { education: string; degree: string; college: string | null }

/**
 * The experience entry from the onboarding answers: a current position that started the given number of years ago.
 * Onboarding does not ask for the company, so it is empty until the entry is edited.
 */
export function firstPosition({ currentJob, years }: WorkAnswers, now: Date) {
  if (!currentJob || !years) return undefined
  const startMonth: Month = months[monthOf(now)] ?? 'jan'
  return { title: currentJob, companyName: '', working: true, startMonth, startYear: yearOf(now) - years }
}

/** The education entry from the onboarding answers, which do not include years. */
export function firstSchooling({ education, degree, college }: StudyAnswers) {
  return { school: college ?? '', degree, qualification: education, startYear: null }
}
