/**
 * Where a candidate's profile has a concept, best first: used to order candidates by fit and to give the reason on
 * their card. `title-and-skills` is a broader title plus the skills that define the searched one; `related` a narrower
 * or similar concept; `mention` any other text of the profile.
 */
export const grades = [
  'title',
  'skill',
  'title-and-skills',
  'earlier-title',
  'role',
  'related',
  'mention',
  'cv-text',
] as const

/** Where a candidate's profile has a concept. */
export type Grade = (typeof grades)[number]
