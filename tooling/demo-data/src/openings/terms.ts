import { paiseOfRupees } from '@pramaan/domain/money'
import {
  ctcRangesOf,
  driveLocations,
  type JobType,
  jobExperienceOptions,
  jobLocations,
  qualifications,
} from '@pramaan/domain/options'
import { roundPay, usualPay } from '../people/career/pay.ts'
import type { Random } from '../random.ts'
import { levelOfDegree, type Work } from '../trades/roles.ts'
import { schoolings } from '../trades/schooling.ts'

/** What a job of some work asks for and gives. */
export type Terms = ReturnType<typeof termsOf>

/** At most how many years a job may ask for, and which degrees. */
type Limits = { mostYears: number; degrees: RegExp }

const noLimits: Limits = { mostYears: Number.POSITIVE_INFINITY, degrees: /./ }

/** Terms that are usual for some work. */
export function termsOf(work: Work, random: Random, limits = noLimits) {
  const { role, trade } = work
  const request = Math.max(random.weighted(experiences), trade.before?.years ?? 0)
  const option = jobExperienceOptions[Math.min(request, limits.mostYears)] ?? jobExperienceOptions[0]
  const remote = random.chance(trade.remote * 0.4)
  const general = random.sample(role.generalSkills, 2)
  const professional = random.sample(role.professionalSkills, random.int(2, 3))
  const location = random.chance(0.85) ? random.pick(jobLocations) : random.pick(driveLocations)
  const type = typeOf(work, option.from, random)
  const pay = payRange(usualPay(trade, option.from, 1), random)
  const openings = random.int(1, 6)
  const asked = schoolAsked(work, limits.degrees, random)
  const workModel = remote ? random.pick(['Remote', 'Hybrid']) : random.weighted(models)
  return { work, option, general, professional, location, type, pay, openings, asked, workModel }
}

const experiences = [
  [0, 42],
  [1, 20],
  [2, 16],
  [3, 10],
  [4, 5],
  [5, 4],
  [7, 3],
] as const
const models = [
  ['OnSite', 85],
  ['Hybrid', 15],
] as const

/** Most work is full time; interns are beginners, and who works from home may do so on their own account. */
function typeOf({ trade }: Work, years: number, random: Random): JobType {
  if (years === 0 && random.chance(0.16)) return 'Internship'
  if (trade.remote > 0.3 && random.chance(0.06)) return 'Freelance'
  return random.chance(0.06) ? 'Part Time' : 'Full Time'
}

/** The range of the form that holds the usual pay, in paise a year. */
function payRange(lpa: number, random: Random) {
  const targetPay = lpa * (0.92 + 0.2 * random.next())
  const ranges = ctcRangesOf('full')
  const range = ranges.findLast(({ from }) => from <= targetPay) ?? ranges[0]
  const paise = (value: number | null | undefined) => (value == null ? null : paiseOfRupees(value * 100_000))
  return { ctcFrom: paise(range?.from) ?? roundPay(targetPay), ctcTo: paise(range?.to) }
}

/** Some of the degrees that lead to the work, and the lowest of their levels. */
function schoolAsked({ trade }: Work, wanted: RegExp, random: Random) {
  const chances: readonly (readonly [string, number])[] = schoolings[trade.schooling]
  const degrees = chances
    .map(([degree]) => degree)
    .filter((degree) => wanted.test(degree))
    .slice(0, random.int(1, 3))
  const levels = degrees.map((degree) => levelOfDegree.get(degree))
  return { education: qualifications.find((known) => levels.includes(known)) ?? qualifications[0], degrees }
}
