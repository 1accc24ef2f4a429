import type { SearchProfile } from './search-profile.ts'

/** The ends of school, lowest first. A trade is learned after either. */
const schools: readonly (string | null)[] = ['10th Pass', '12th Pass']

const afterSchool = schools.length

/** How high a level of education is, as far as school is concerned: a trade is as high as the last years of it. */
function heightOf(qualification: string | null) {
  const at = schools.indexOf(qualification)
  if (at >= 0) return at
  return qualification === 'ITI' ? afterSchool - 1 : qualification === null ? -1 : afterSchool
}

/** Whether a level of education is school. */
export function isSchool(qualification: string | null): boolean {
  return schools.includes(qualification)
}

/**
 * What a candidate has learned, as texts: degrees, with the highest end of school if they learned nothing after it, and
 * the ends of school that are only on the way to these.
 */
export function heldDegrees({ candidate, educations }: Pick<SearchProfile, 'candidate' | 'educations'>) {
  const all = [
    { degree: candidate.degree, qualification: candidate.education },
    ...educations.map(({ degree, qualification }) => ({ degree, qualification })),
  ]
  const highest = Math.max(...all.map(({ qualification }) => heightOf(qualification)))
  const isPassed = ({ qualification }: (typeof all)[number]) =>
    isSchool(qualification) && heightOf(qualification) < highest
  const textsOf = (learned: typeof all) => learned.flatMap(({ degree, qualification }) => [degree, qualification])
  return { degrees: textsOf(all.filter((one) => !isPassed(one))), passed: textsOf(all.filter(isPassed)) }
}
