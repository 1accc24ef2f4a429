import { employmentTypes, months } from '@pramaan/domain/options'
import { z } from 'zod'
import { alias } from '../alias.ts'
import { typedNumber } from '../typed-number.ts'
import { id, nameLine, optionalName } from '../wire.ts'

const year = typedNumber(z.number().int().min(2000, 'From 2000 on.').max(2100))
const month = z.enum(months)

/** An education entry in responses (document 000 §3; D16: responses use `school` and `qualification`). */
export const education = z.object({
  eduID: id,
  school: z.string(),
  degree: z.string(),
  qualification: z.string(),
  studField: z.string().nullable(),
  startMonth: month.nullable(),
  /** Null in an entry made from onboarding answers, which have no years. */
  startYear: z.number().int().nullable(),
  endMonth: month.nullable(),
  endYear: z.number().int().nullable(),
  grade: z.string().nullable(),
  pursuing: z.boolean(),
})

/** An experience entry in responses; `working` runs to today. */
export const experience = z.object({
  expID: id,
  title: z.string(),
  empType: z.enum(employmentTypes).nullable(),
  companyName: z.string(),
  working: z.boolean(),
  /** Null, like the year, in an entry made from onboarding answers, which have no dates. */
  startMonth: month.nullable(),
  startYear: z.number().int().nullable(),
  endMonth: month.nullable(),
  endYear: z.number().int().nullable(),
  /** In the place of dates, all years of work as stated to onboarding. */
  statedYears: z.number().int().nullable(),
})

/** An education entry in requests (document 000 §5): the end is required unless pursuing, and not before the start. */
export const educationEntry = z.preprocess(
  alias({ institution: 'school', level: 'qualification' }),
  z
    .strictObject({
      school: nameLine(200, 'Enter the institution.'),
      degree: nameLine(120, 'Choose the degree.'),
      qualification: nameLine(80, 'Choose the level.'),
      studField: optionalName(120).nullish(),
      startMonth: month.nullish(),
      startYear: year,
      endMonth: month.nullish(),
      endYear: year.nullish(),
      grade: z.string().trim().max(20).nullish(),
      pursuing: z.boolean().default(false),
    })
    .refine((entry) => entry.pursuing || entry.endYear != null, { message: 'Choose the end year.', path: ['endYear'] })
    .refine((entry) => entry.pursuing || entry.endYear == null || entry.endYear >= entry.startYear, {
      message: 'The end is before the start.',
      path: ['endYear'],
    }),
)

/** An experience entry in requests (document 000 §5); the server checks "not in the future", which needs the clock. */
export const experienceEntry = z.preprocess(
  alias({ designation: 'title', company: 'companyName' }),
  z
    .strictObject({
      title: nameLine(120, 'Enter the designation.'),
      empType: z.enum(employmentTypes).nullish(),
      companyName: nameLine(120, 'Enter the company.'),
      working: z.boolean().default(false),
      startMonth: month,
      startYear: year,
      endMonth: month.nullish(),
      endYear: year.nullish(),
    })
    .refine((entry) => entry.working || (entry.endYear != null && entry.endMonth != null), {
      message: 'Choose the end month and year.',
      path: ['endYear'],
    })
    .refine((entry) => entry.working || !isBefore(entry.endYear, entry.endMonth, entry.startYear, entry.startMonth), {
      message: 'The end is before the start.',
      path: ['endYear'],
    }),
)

type Month = (typeof months)[number]
function isBefore(
  endYear: number | null | undefined,
  endMonth: Month | null | undefined,
  startYear: number,
  startMonth: Month,
) {
  if (endYear == null || endMonth == null) return false
  return endYear * 12 + months.indexOf(endMonth) < startYear * 12 + months.indexOf(startMonth)
}
