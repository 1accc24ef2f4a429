/**
 * Where a candidate's profile has a concept, best first. The grade's weight orders candidates, and the grade is the reason
 * on their card. Two weights differ as much as the abilities of candidates with these two grades.
 * - `title`: their work now, or the latest
 * - `skilled-role`: the role that they look for, with most of its skills
 * - `usual-skill`: a skill that their work takes, though they don't list it
 * - `narrower-skill`: a narrower skill that they list
 * - `new-role`: the role that they look for, with most of its skills, though their work was another
 * - `earlier-title`: work that they did before, or years of school before other education
 * - `earlier-skill`: a skill that their earlier work takes, or work that they leave, though they don't list it
 * - `close-title`: a narrower title, or a broader one plus the skills that define the searched one
 * - `close-role`: a narrower title that they had earlier, or that they look for with most of its skills
 * - `role-skills`: most of the skills that a role takes, though they name another role or none
 * - `left-title`: their work, if they look for other roles and know few of its skills
 * - `role`: a role that they look for without most of its skills
 * - `similar-work`: a similar title that they have or had, or a narrower one that they leave
 * - `related`: a similar concept, a narrower or similar title that they look for, or a skill that it takes
 * - `mention`: the text that candidates write about themselves
 */
const weights = {
  title: 20,
  'skilled-role': 19,
  skill: 18,
  'usual-skill': 17,
  'narrower-skill': 16,
  'new-role': 13,
  'earlier-title': 11,
  'earlier-skill': 10,
  'close-title': 9,
  'close-role': 8,
  'role-skills': 7,
  'left-title': 6,
  role: 5,
  'similar-work': 4,
  related: 3,
  mention: 2,
  'cv-text': 1,
} as const

/** How a candidate's profile has a concept. */
export type Grade = keyof typeof weights

/** All grades, best first. */
export const grades = Object.keys(weights) as [Grade, ...Grade[]]

/** The weight of a grade in the order. No two are equal. */
export function weightOf(grade: Grade): number {
  return weights[grade]
}

/** The grade of a weight; undefined for 0, which no grade has. */
export function gradeOf(weight: number): Grade | undefined {
  return grades.find((grade) => weights[grade] === weight)
}
