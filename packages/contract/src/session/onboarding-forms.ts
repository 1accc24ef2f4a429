import { notificationPreferences } from '@pramaan/domain/options'
import { z } from 'zod'
import { lpa } from '../candidates/profile-change.ts'
import { typedNumber } from '../typed-number.ts'
import { id, nameLine, optionalName } from '../wire.ts'

/** Education and work, screen 4 of 6 (document 000 §5, D50). */
export const careerData = z.strictObject({
  education: nameLine(80, 'Choose your highest education.'),
  degree: nameLine(120, 'Choose your field of study.'),
  /** A job-role domain's id. */
  domain: z.coerce.number('Choose a domain of interest.').int().positive('Choose a domain of interest.'),
  college: optionalName(300).nullish(),
  collegeID: id.nullish(),
  experience: typedNumber(
    z.number().int().min(1, 'Between 1 and 20 years.').max(20, 'Between 1 and 20 years.').nullable(),
  ).nullish(),
  currentJob: optionalName(120).nullish(),
  currentDomain: id.nullish(),
  incomeCTC: lpa,
  expectedCtc: lpa,
})

const skillNames = z.array(nameLine(80)).max(10, 'At most 10 skills.')

/** Skills & interests, screen 5 of 6: general and professional together at most 10 (D15). */
export const skillsData = z
  .strictObject({ GeneralSkills: skillNames, ProfessionalSkills: skillNames })
  .refine((skills) => skills.GeneralSkills.length + skills.ProfessionalSkills.length <= 10, {
    message: 'At most 10 skills.',
    path: ['ProfessionalSkills'],
  })

/** Topics and channels of notifications (document 000 §3): the preference list and its settings. */
export const notificationData = z.strictObject({
  preferences: z.array(z.enum(notificationPreferences)).max(notificationPreferences.length),
  settings: z.strictObject({ whatsapp: z.boolean(), sms: z.boolean(), email: z.boolean() }),
})
