import { genders } from '@pramaan/domain/gender'
import { z } from 'zod'
import { emailAddress, tenDigits } from '../typed.ts'
import { typedNumber } from '../typed-number.ts'
import { day, id, nameLine, optionalName } from '../wire.ts'
import { profileBefore } from './values-before.ts'

/** A yearly pay in LPA. */
export const lpa = typedNumber(z.number().min(0).max(1000).nullable(), { decimals: 2, unit: 'lpa' }).nullish()

/** The URL returned by an upload, with or without its query; never another link (quality, rule 12). */
export const fileAddress = z.string().trim().max(2000)

const career = { domain: id.nullish(), degree: optionalName(120).nullish(), incomeCTC: lpa, expectedCtc: lpa }

/** A change of the profile: intro, personal information, skills and career; only what is sent changes. */
export const profileChange = z.strictObject({
  name: nameLine(100, 'Enter your full name.').optional(),
  description: z.string().trim().max(150, 'At most 150 characters.').nullish(),
  currentPosition: optionalName(120).nullish(),
  email: z.union([z.literal(''), emailAddress]).nullish(),
  AlternateContact: z.union([z.literal(''), tenDigits]).nullish(),
  location: nameLine(80).optional(),
  state: optionalName(80).nullish(),
  dob: day.nullish(),
  gender: z.enum(genders).nullish(),
  website: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https?$/, error: 'Enter a full address, such as https://example.com.' }).max(300),
    ])
    .nullish(),
  generalSkills: z.array(nameLine(80)).max(10, 'At most 10 skills.').optional(),
  professionalSkills: z.array(nameLine(80)).max(10, 'At most 10 skills.').optional(),
  ...career,
  /** The fields above under the names that the spec's record gives them. */
  CareerProfile: z.strictObject(career).optional(),
  JoiningStatus: z.boolean().optional(),
  /** Whether the CV made from the profile shows pay and joining status; off by default. */
  payOnCv: z.boolean().optional(),
  profileImage: fileAddress.nullish(),
  before: profileBefore,
})
