import { monthOf, yearOf } from '@pramaan/domain/india-day'
import type { Random } from '../../random.ts'
import { type Work, workChances } from '../../trades/roles.ts'
import { schoolings } from '../../trades/schooling.ts'
import { courseOf } from './study.ts'

/** The bones of a working life; months are counted from the year 0. */
export type Career = Work & {
  degree: string
  /** The month in which the last study ends, or will. */
  studyEnd: number
  pursuing: boolean
  /** Months worked in all; 0 for a Fresher. */
  months: number
  /** The first month of the first position and the last of the last. */
  from: number
  to: number
  working: boolean
}

const fresherShare = 0.49
const june = 5

/** Years worked, as chances: many are young. */
const yearBands: readonly (readonly [readonly [number, number], number])[] = [
  [[1, 2], 33],
  [[2, 4], 29],
  [[4, 7], 22],
  [[7, 12], 12],
  [[12, 17], 4],
]

/** A career as of now: what was studied fits the work, and the study ends before the work begins. */
export function careerOf(random: Random, now: Date): Career {
  const work = random.weighted(workChances)
  const degree = random.weighted<string>(schoolings[work.trade.schooling])
  const today = yearOf(now) * 12 + monthOf(now)
  const fresher = random.chance(fresherShare) && !work.trade.before
  return {
    ...work,
    degree,
    ...(fresher ? fresherOf(random, degree, today) : experiencedOf(random, work, degree, today)),
  }
}

function fresherOf(random: Random, degree: string, today: number) {
  const none = { months: 0, from: today, to: today, working: false }
  const yearsLeft = Math.min(random.int(1, 2), courseOf(degree).years - 1)
  if (!/^HSC|^ITI/.test(degree) && yearsLeft > 0 && random.chance(0.34)) {
    return { ...none, pursuing: true, studyEnd: juneBefore(today) + 12 * yearsLeft }
  }
  return { ...none, pursuing: false, studyEnd: juneBefore(today - random.int(0, 22)) - schoolOnly(degree) }
}

function experiencedOf(random: Random, { trade }: Work, degree: string, today: number) {
  const [fewest, most] = random.weighted(yearBands)
  const least = (trade.before?.years ?? 0) * 12
  const months = Math.min(least + random.int(fewest * 12, most * 12), 17 * 12)
  const working = random.chance(0.76)
  const to = working ? today : today - random.int(1, 9)
  const from = to - months
  const pause = schoolOnly(degree) + (random.chance(0.12) ? 12 : 0)
  return { pursuing: false, months, from, to, working, studyEnd: juneBefore(from) - pause }
}

/** Who left school after the 10th is not of age yet: two years pass before they work or look for work. */
function schoolOnly(degree: string): number {
  return degree.startsWith('Secondary') ? 24 : 0
}

/** The last June that lies before a month, or is it. */
export function juneBefore(month: number): number {
  return month - ((((month - june) % 12) + 12) % 12)
}
