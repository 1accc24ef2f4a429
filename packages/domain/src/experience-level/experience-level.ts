/** The two experience levels of a candidate, as the wire spells them. */
export const experienceLevels = ['Fresher', 'Experienced'] as const

/** Whether a candidate has worked before. */
export type ExperienceLevel = (typeof experienceLevels)[number]

/** The years of experience that the onboarding asks of Experienced candidates (D50). */
export const experienceYears = { from: 1, to: 20 } as const

/** Whether a text is an experience level, spelt exactly. */
export function isExperienceLevel(text: string): text is ExperienceLevel {
  return experienceLevels.some((level) => level === text)
}

/** Whether work experience is shown and requested: only Experienced candidates have any (001, section 6). */
export function showsExperience(level: ExperienceLevel): boolean {
  return level === 'Experienced'
}

/** Whether salary expectations show: Fresher hides them (001, section 5). */
export function showsSalaryExpectations(level: ExperienceLevel): boolean {
  return level === 'Experienced'
}

/** The fields that the onboarding's education step asks for. */
export type OnboardingField =
  | 'education'
  | 'degree'
  | 'domain'
  | 'experience'
  | 'currentJob'
  | 'currentDomain'
  | 'college'

/** The required fields of the onboarding's education step, by level; a Fresher may add a college (D50). */
export function requiredOnboardingFields(level: ExperienceLevel): OnboardingField[] {
  const everyone: OnboardingField[] = ['education', 'degree', 'domain']
  if (level === 'Fresher') return everyone
  return [...everyone, 'experience', 'currentJob', 'currentDomain', 'college']
}
