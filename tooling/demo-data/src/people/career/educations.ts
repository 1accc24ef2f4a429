import type { Month } from '@pramaan/domain/options'
import { firstYear } from '@pramaan/domain/options'
import type { Random } from '../../random.ts'
import { levelOfDegree } from '../../trades/roles.ts'
import type { Education } from '../identity/person.ts'
import type { HomeTown } from '../identity/towns.ts'
import type { Career } from './career.ts'
import { schoolOf } from './schools.ts'
import { courseOf } from './study.ts'

type Step = { degree: string; field: string | null; startYear: number; endYear: number }

/** The last study and what came before it, back to the 10th; years follow each other without a gap. */
function steps(degree: string, endYear: number, random: Random): Step[] {
  const course = courseOf(degree)
  const step = { degree, field: course.field, startYear: endYear - course.years, endYear }
  const before = course.before.length > 0 ? random.pick(course.before) : undefined
  return before ? [step, ...steps(before, step.startYear, random)] : [step]
}

/** Years since the year of birth after which everyone is 18, whatever the day. */
const ofAge = 19

const shownChances = [
  [1, 34],
  [2, 46],
  [3, 20],
] as const

/** What a profile shows of it: the newest one to three, none that began before the year forms can name. */
export function educationsOf(career: Career, homeTown: HomeTown, thisYear: number, random: Random) {
  const endYear = Math.floor(career.studyEnd / 12)
  const all: Step[] = steps(career.degree, endYear, random)
  const shown = all.slice(0, random.weighted(shownChances))
  const educations = shown
    .filter(({ startYear }) => startYear >= firstYear)
    .map((step, index) => educationOf(step, career.pursuing && index === 0, homeTown, random))
  const bornIn = (all.at(-1)?.endYear ?? endYear) - 17 - (random.chance(0.12) ? 1 : 0)
  return { educations, bornIn: Math.min(bornIn, thisYear - ofAge) }
}

function educationOf(step: Step, pursuing: boolean, homeTown: HomeTown, random: Random): Education {
  const dated = random.chance(0.8)
  const ofSchool = /^HSC|^Secondary/.test(step.degree)
  return {
    school: schoolOf(step.degree, homeTown, random),
    degree: step.degree,
    qualification: levelOfDegree.get(step.degree) ?? '',
    studField: step.field,
    startMonth: dated ? random.pick<Month>(['jun', 'jul', 'aug']) : null,
    startYear: step.startYear,
    endMonth: dated && !pursuing ? endMonthOf(ofSchool, random) : null,
    endYear: pursuing ? null : step.endYear,
    grade: random.chance(0.76) ? gradeOf(step.degree, random) : null,
    pursuing,
  }
}

function endMonthOf(ofSchool: boolean, random: Random): Month {
  return ofSchool ? 'mar' : random.pick<Month>(['may', 'jun'])
}

function gradeOf(degree: string, random: Random): string {
  const mark = Math.min(96, Math.max(45, 69 + 9 * random.bell()))
  const inPoints = /^[BM]\.E\.|^MBA|^MCA|^PGDM|Pharm|Design/.test(degree)
  return inPoints ? `${(mark / 10 + 0.4).toFixed(2)} CGPA` : `${mark.toFixed(1)}%`
}
