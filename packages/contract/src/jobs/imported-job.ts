import { type ImportField, skillsIn } from '@pramaan/domain/job-import'
import { parseLpa, whyNotLikelyPay } from '@pramaan/domain/money'
import { driveLocations, jobExperienceOptions, jobTypes, optionOf, workModels } from '@pramaan/domain/options'
import { z } from 'zod'
import { nameLine } from '../wire.ts'
import { fullJobFields, jobFields } from './job-fields.ts'

/** An option of a list, in any case and spacing. */
function anyCase<const T extends string>(options: readonly T[], message: string) {
  return z.string(message).transform((text, context) => {
    const known = optionOf(options, text)
    if (known) return known
    context.addIssue({ code: 'custom', message: `${message.replace(/\.$/, '')}: ${options.join(', ')}.` })
    return z.NEVER
  })
}

const skills = z
  .string()
  .transform(skillsIn)
  .pipe(z.array(nameLine(100)).max(20, 'At most 20.'))

const payWords = {
  'too-low': 'This pay is too low. Write the pay of a year in LPA, such as 3 to 4.5.',
  'too-high': 'This pay is too high. Write the pay of a year in LPA, such as 3 to 4.5.',
  'too-wide': 'This pay range is too wide. Write the pay of a year in LPA, such as 3 to 4.5.',
} as const

/** Pay in an imported file: written as in the forms, and within a job's limits. */
const likelyCtc = z
  .string('Please select the CTC range.')
  .superRefine((text, context) => {
    if (isSwapped(text)) context.addIssue({ code: 'custom', message: 'The pay ends below where it starts.' })
  })
  .pipe(jobFields.JobCTC)
  .superRefine((range, context) => {
    const why = whyNotLikelyPay(range)
    if (why) context.addIssue({ code: 'custom', message: payWords[why] })
  })

/** Whether a range is written the wrong way round ('6 to 4'). */
function isSwapped(text: string) {
  const [low, high, ...more] = text.split(/\s*(?:to|[-–])\s*/i).map(parseLpa)
  return low !== undefined && high !== undefined && more.length === 0 && high < low
}

/**
 * A draft job's values as the job forms accept them; problems name their field (document 002 §5). The simple form's
 * fields are required, the others optional.
 */
export const importedJob = z.strictObject({
  JobTitle: jobFields.JobTitle,
  JobType: anyCase(jobTypes, 'Please select the job type.'),
  JobLocation: anyCase(driveLocations, 'Please select the job location.'),
  JobCTC: likelyCtc,
  OpenPositions: jobFields.OpenPositions,
  EducationRequirement: jobFields.EducationRequirement,
  CompanyName: nameLine(150).optional(),
  JobExperience: anyCase(
    jobExperienceOptions.map(({ text }) => text),
    'Please select the experience.',
  ).optional(),
  jobWorkModel: anyCase(workModels, 'Please select the work model.').optional(),
  GeneralSkills: skills.optional(),
  ProfessionalSkills: skills.optional(),
  Description: fullJobFields.Description.optional(),
} satisfies Record<ImportField, z.ZodType>)
