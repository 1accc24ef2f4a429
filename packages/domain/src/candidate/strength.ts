import { hasName, hasText, type ProfileFacts } from './facts.ts'

/** The strength from which a candidate may apply for verification (000, section 4). */
export const verificationStrength = 60

const weights = { basics: 60, headline: 20, contact: 20 } as const

/** A part of the profile strength. Profiles call the description the headline. */
type StrengthPart = keyof typeof weights

type Part = { item: string; part: StrengthPart; share: number; has: (facts: ProfileFacts) => boolean }

const parts = [
  { item: 'name', part: 'basics', share: weights.basics / 5, has: hasName },
  { item: 'degree', part: 'basics', share: weights.basics / 5, has: (facts) => hasText(facts.degree) },
  { item: 'cv', part: 'basics', share: weights.basics / 5, has: (facts) => hasText(facts.cv) },
  { item: 'image', part: 'basics', share: weights.basics / 5, has: (facts) => hasText(facts.image) },
  {
    item: 'professionalSkill',
    part: 'basics',
    share: weights.basics / 5,
    has: (facts) => facts.professionalSkills.some(hasText),
  },
  { item: 'description', part: 'headline', share: weights.headline, has: (facts) => hasText(facts.description) },
  { item: 'email', part: 'contact', share: weights.contact / 3, has: (facts) => hasText(facts.email) },
  { item: 'phone', part: 'contact', share: weights.contact / 3, has: (facts) => hasText(facts.phone) },
  { item: 'dob', part: 'contact', share: weights.contact / 3, has: (facts) => hasText(facts.dob) },
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

/**
 * The strength used for sorting people. It leaves out name, photo and date of birth, which identify people and must not
 * affect their order.
 */
export function comparedStrength(facts: Omit<ProfileFacts, 'fullName' | 'image' | 'dob'>): number {
  return profileStrength({ ...facts, fullName: null, image: null, dob: null })
}

/** The points of each part of the profile strength, with its maximum; their sum is the strength. */
export function strengthParts(facts: ProfileFacts): { part: StrengthPart; points: number; most: number }[] {
  return (['basics', 'headline', 'contact'] as const).map((part) => ({
    part,
    points: points(parts.filter((one) => one.part === part && one.has(facts))),
    most: weights[part],
  }))
}

/** The items missing from the profile strength, with the points each adds; most points first. */
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
