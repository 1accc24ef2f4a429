import { type Month, months as monthNames } from '@pramaan/domain/options'
import { companyOf } from '../../names/companies.ts'
import type { Random } from '../../random.ts'
import { plainTitle } from '../../trades/roles.ts'
import type { Experience } from '../identity/person.ts'
import type { Career } from './career.ts'

/** The positions of a career, newest first: each with a company of the trade, titles rising with the years. */
export function experiencesOf(career: Career, random: Random): Experience[] {
  if (career.months === 0) return []
  const starts = startsOf(career, random)
  const positions = starts.map((start, index) => {
    const next = starts[index + 1]
    const current = next === undefined && career.working
    const end = next === undefined ? career.to : next - random.int(0, Math.min(2, next - start - 3))
    return { start, end, current }
  })
  return positions.map((position) => experienceOf(career, position, random)).reverse()
}

/** The months in which positions begin: at most four, a year or more apart. */
function startsOf({ from, to }: Career, random: Random): number[] {
  const stay = random.int(16, 40)
  const count = Math.max(1, Math.min(4, Math.round((to - from) / stay)))
  const length = Math.floor((to - from) / count)
  return Array.from({ length: count }, (_, index) => {
    return from + index * length + (index === 0 ? 0 : random.int(0, Math.max(0, Math.min(5, length - 12))))
  })
}

function experienceOf(
  career: Career,
  { start, end, current }: { start: number; end: number; current: boolean },
  random: Random,
): Experience {
  const last = end === career.to && current === career.working
  const title = titleAfter(last ? career.months : start - career.from, career, random)
  return {
    title,
    empType: title.endsWith('Intern') ? 'internship' : random.weighted(employments),
    companyName: companyOf(career.trade.company, random),
    working: current,
    startMonth: monthName(start),
    startYear: Math.floor(start / 12),
    endMonth: current ? null : monthName(end),
    endYear: current ? null : Math.floor(end / 12),
  }
}

const employments = [
  ['full-time', 90],
  ['contract/temporary', 6],
  ['part-time', 2],
  ['freelance/independent', 2],
] as const

function monthName(month: number): Month {
  return monthNames[month % 12] ?? 'jan'
}

/** The title that a person takes on after so many months in the trade. */
function titleAfter(month: number, { role, trade, months }: Career, random: Random): string {
  const title = plainTitle(role.title)
  if (trade.before && month < trade.before.years * 12) return trade.before.title
  if (trade.ladder === 'none') return title
  if (month >= 84 && trade.ladder === 'engineer') return `Lead ${title}`
  if (month >= 48) return `Senior ${title}`
  return month < 12 && months < 60 && trade.ladder === 'engineer' && random.chance(0.5) ? `Junior ${title}` : title
}
