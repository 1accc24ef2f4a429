import { hasName, hasText, type ProfileFacts } from './facts.ts'

/** The strength from which a candidate may apply for verification (000, section 4). */
export const verificationStrength = 60

const weights = { basics: 60, description: 20, contact: 20 } as const

type Part = { item: string; share: number; has: (facts: ProfileFacts) => boolean }

const parts = [
  { item: 'name', share: weights.basics / 5, has: hasName },
  { item: 'degree', share: weights.basics / 5, has: (facts) => hasText(facts.degree) },
  { item: 'cv', share: weights.basics / 5, has: (facts) => hasText(facts.cv) },
  { item: 'image', share: weights.basics / 5, has: (facts) => hasText(facts.image) },
  { item: 'professionalSkill', share: weights.basics / 5, has: (facts) => facts.professionalSkills.some(hasText) },
  { item: 'description', share: weights.description, has: (facts) => hasText(facts.description) },
  { item: 'email', share: weights.contact / 3, has: (facts) => hasText(facts.email) },
  { item: 'phone', share: weights.contact / 3, has: (facts) => hasText(facts.phone) },
  { item: 'dob', share: weights.contact / 3, has: (facts) => hasText(facts.dob) },
] as const satisfies Part[]

/** An item that the profile strength counts. */
export type StrengthItem = (typeof parts)[number]['item']

/** The items of the profile strength, in the order of the spec. */
export const strengthItems = parts.map(({ item }): StrengthItem => item)

function points(counted: readonly Part[]): number {
  return Math.min(100, Math.round(counted.reduce((sum, { share }) => sum + share, 0)))
}

/** The profile strength, 0 to 100: 60 points over five items, 20 for a description, 20 over three contacts (D14). */
export function profileStrength(facts: ProfileFacts): number {
  return points(parts.filter(({ has }) => has(facts)))
}

/** What is missing from the profile strength, with the points that adding it alone brings; the best first. */
export function strengthGaps(facts: ProfileFacts): { item: StrengthItem; gain: number }[] {
  const counted = parts.filter(({ has }) => has(facts))
  return parts
    .filter(({ has }) => !has(facts))
    .map((part) => ({ item: part.item, gain: points([...counted, part]) - points(counted) }))
    .sort((a, b) => b.gain - a.gain)
}

/** Whether a strength is enough to apply for verification: 60 is, 59 is not. */
export function mayApplyForVerification(strength: number): boolean {
  return strength >= verificationStrength
}
