import { hasName, hasText, isLongerThan, type ProfileFacts } from './facts.ts'

export type { ProfileFacts } from './facts.ts'

type Part = { item: string; has: (facts: ProfileFacts) => boolean }

const parts = [
  { item: 'name', has: hasName },
  { item: 'domain', has: (facts) => facts.domain !== null && facts.domain !== undefined },
  { item: 'description', has: (facts) => isLongerThan(facts.description, 10) },
  { item: 'generalSkill', has: (facts) => facts.generalSkills.some(hasText) },
  { item: 'professionalSkill', has: (facts) => facts.professionalSkills.some(hasText) },
  { item: 'cv', has: (facts) => hasText(facts.cv) },
  { item: 'image', has: (facts) => hasText(facts.image) },
] as const satisfies Part[]

/** An item that the profile completeness counts. */
export type CompletenessItem = (typeof parts)[number]['item']

/** The items of the completeness that a profile lacks, in the order of the spec. */
export function missingItems(facts: ProfileFacts): CompletenessItem[] {
  return parts.filter(({ has }) => !has(facts)).map(({ item }) => item)
}

/** The profile completeness in percent, count/7*100 unrounded; below 100 the Complete Profile bar shows (D14). */
export function completeness(facts: ProfileFacts): number {
  return ((parts.length - missingItems(facts).length) / parts.length) * 100
}
