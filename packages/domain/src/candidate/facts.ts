/** The profile fields behind the two figures; a missing item is null, undefined or empty. */
export type ProfileFacts = {
  fullName?: string | null
  degree?: string | null
  domain?: number | null
  cv?: string | null
  image?: string | null
  description?: string | null
  email?: string | null
  phone?: string | null
  dob?: string | null
  generalSkills: readonly string[]
  professionalSkills: readonly string[]
}

function characters(text: string | null | undefined): number {
  return [...(text ?? '').trim()].length
}

/** Whether a text has anything but spaces. */
export function hasText(text: string | null | undefined): boolean {
  return characters(text) > 0
}

/** Whether a text has more than so many characters after trimming. */
export function isLongerThan(text: string | null | undefined, count: number): boolean {
  return characters(text) > count
}

/** Whether the full name counts: more than 3 characters. */
export function hasName(facts: ProfileFacts): boolean {
  return isLongerThan(facts.fullName, 3)
}
