/**
 * Where a candidate's profile has a concept, best first: used to order candidates by fit and to give the reason on
 * their card.
 * - `close-title`: a narrower title, or a broader one plus the skills that define the searched one
 * - `related`: a narrower skill, or a similar concept
 * - `mention`: the text that candidates write about themselves
 */
export const grades = [
  'title',
  'skill',
  'close-title',
  'earlier-title',
  'role',
  'related',
  'mention',
  'cv-text',
] as const

/** Where a candidate's profile has a concept. */
export type Grade = (typeof grades)[number]

/** What a grade weighs in the order: 8 for the best, 1 for the last. */
export function weightOf(grade: Grade): number {
  return grades.length - grades.indexOf(grade)
}

/** The grade of a weight; undefined for 0, which is nobody's. */
export function gradeOf(weight: number): Grade | undefined {
  return grades[grades.length - weight]
}
