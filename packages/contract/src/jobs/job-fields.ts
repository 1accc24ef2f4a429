import { parseLpaRange } from '@pramaan/domain/money'
import {
  driveLocations,
  jobExperienceOptions,
  jobTypes,
  optionOf,
  qualificationAliases,
  qualifications,
  workModels,
} from '@pramaan/domain/options'
import { z } from 'zod'
import { typedNumber } from '../typed-number.ts'
import { nameLine } from '../wire.ts'
import { textsOf } from './job-shapes.ts'

/** A pay range as the forms write it ('5 to 7', '30+', '6 Lakh to 10 Lakh'), in LPA. */
export const ctcText = (message: string) =>
  z
    .string(message)
    .max(60)
    .transform((text, context) => {
      const range = parseLpaRange(text)
      if (range && range.from <= 1000) return range
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

/** The number of openings, one whole number. */
export const openings = (message = 'Please provide a valid number of openings.') =>
  typedNumber(z.number(message).int(message).min(1, message).max(10_000, message))

/** A qualification in any of its spellings (D20, D21). */
export const qualification = (message = 'Please select a required qualification.') =>
  z.string(message).transform((text, context) => {
    const known = optionOf(qualifications, text, qualificationAliases)
    if (known) return known
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** The number of a list's entry; an empty choice in a form means none. */
const listed = (message: string) =>
  z.coerce.number(message).int(message).positive(message).max(Number.MAX_SAFE_INTEGER, message)

const skillList = (message: string) => z.array(nameLine(100), message).max(20, 'At most 20.')

/** The fields of the job forms: those of the simple form are required; those of the full form are sent all or none. */
export const jobFields = {
  JobTitle: nameLine(150, 'Please provide the job title.'),
  JobType: z.enum(jobTypes, 'Please select the job type.'),
  JobLocation: z.enum(driveLocations, 'Please select the job location.'),
  JobCTC: ctcText('Please select the CTC range.'),
  OpenPositions: openings(),
  EducationRequirement: qualification(),
}

/** What the full job form sends in addition to the simple form's fields. */
export const fullJobFields = {
  Domain: listed('Please select the domain.'),
  Role: listed('Please select the role.'),
  JobExperience: z.enum(textsOf(jobExperienceOptions), 'Please select the experience.'),
  EducationDegree: z.array(nameLine(100)).min(1, 'Please select a degree.').max(20),
  JobSkills: z.object({
    GeneralSkills: skillList('Please select general skills.').min(1, 'Please select general skills.'),
    ProfessionalSkills: skillList('Please select professional skills.').min(1, 'Please select professional skills.'),
  }),
  Description: z.string().trim().min(1, 'Please provide a description.').max(5000),
  jobWorkModel: z.enum(workModels, 'Please select the work model.'),
}
