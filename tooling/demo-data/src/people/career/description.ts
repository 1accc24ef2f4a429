import type { Random } from '../../random.ts'
import { plainTitle } from '../../trades/roles.ts'
import type { Career } from './career.ts'

/** The line under a name, at most 150 characters: what a person is, knows and looks for. */
export function descriptionOf(career: Career, skills: readonly string[], random: Random): string {
  const [first = plainTitle(career.role.title), second] = skills
  const known = second ? `${first} and ${second}` : first
  return random.pick(career.months === 0 ? beginner(career, known) : experienced(career, known, first)).slice(0, 150)
}

function beginner({ role, pursuing }: Career, known: string): string[] {
  const title = plainTitle(role.title)
  return [
    `Looking for a first role as ${title}. Trained in ${known}.`,
    `Aspiring ${title} with hands-on practice in ${known}.`,
    `${pursuing ? 'Student' : 'Recent pass-out'}, keen to begin as ${title}. Good at ${known}.`,
    `Quick learner who wants to grow as ${title}; comfortable with ${known}.`,
    `${title} fresher. Completed a course and a small project in ${known}.`,
  ]
}

function experienced({ role, months }: Career, known: string, first: string): string[] {
  const title = plainTitle(role.title)
  const years = Math.floor(months / 12)
  const text = years === 1 ? '1 year' : `${years} years`
  return [
    `${title} with ${text} of experience in ${known}.`,
    `${text} as ${title}. Strong in ${known}; open to a bigger role.`,
    `Experienced ${title}. I work with ${known} every day.`,
    `${title}, ${text}. Known for ${first} and for finishing on time.`,
    `${title} who enjoys ${known}. Looking for a stable team to grow with.`,
  ]
}
