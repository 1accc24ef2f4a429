/**
 * Where a candidate has a concept, the best first: what orders candidates by fit and what their card gives as the reason.
 * `title-and-skills` is a broader title with the skills that make the asked one; `related` a narrower or a near concept;
 * `mention` any other text of the profile.
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

/** Where a candidate has a concept. */
export type Grade = (typeof grades)[number]
