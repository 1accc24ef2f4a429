/** What onboarding asks about a candidate's current work. */
type WorkAnswers = { currentJob: string | null; years: number | null }

/** What onboarding asks about education. */
type StudyAnswers = { education: string; degree: string; college: string | null }

/**
 * The experience entry from the onboarding answers: the current position and the years of work as stated. Onboarding asks
 * for no company and no dates, so there are none until the entry is edited.
 */
export function firstPosition({ currentJob, years }: WorkAnswers) {
  if (!currentJob || !years) return undefined
  return { title: currentJob, companyName: '', working: true, startMonth: null, startYear: null, statedYears: years }
}

/** The education entry from the onboarding answers, which do not include years. */
export function firstSchooling({ education, degree, college }: StudyAnswers) {
  return { school: college ?? '', degree, qualification: education, startYear: null }
}
