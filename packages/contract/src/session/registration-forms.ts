import { experienceLevels } from '@pramaan/domain/experience-level'
import { genders } from '@pramaan/domain/gender'
import { z } from 'zod'
import { typedEmail, typedPhone } from '../typed.ts'
import { id, nameLine } from '../wire.ts'
import { employerProfile } from './company-forms.ts'
import { givenConsents } from './sign-in-shapes.ts'

const contact = { mobile: typedPhone.optional(), email: typedEmail.optional() }

/** Where a person came from, according to the landing link (D12): a campaign counts its sign-ups by it (D32). */
export const src = z.string().trim().max(500).optional()

/** A new candidate (document 000 §2 registration screen): makes the account in step -1 and sends the OTP. */
export const newCandidate = z.strictObject({
  step: z.undefined().optional(),
  role: z.enum(['Candidate', 'candidate']),
  name: nameLine(100, 'Enter your name.'),
  level: z.enum(experienceLevels).optional(),
  ...contact,
  src,
  consents: givenConsents.optional(),
})

/** A new employer (D7): makes the account in step 4 and sends the OTP. */
export const newEmployer = z.strictObject({
  step: z.undefined().optional(),
  role: z.literal('Employer'),
  mobileNumber: typedPhone,
  email: typedEmail.optional(),
  username: nameLine(100).optional(),
  src,
  consents: givenConsents.optional(),
})

/** Basic details, screen 2 of 6 (document 000 §5, §7): the name in two parts, or in full as `username`. */
export const basicDetails = z.strictObject({
  step: z.literal(-1),
  ID: id,
  firstName: nameLine(50, 'Enter your first name.').optional(),
  lastName: nameLine(50, 'Enter your last name.').optional(),
  username: nameLine(100, 'Enter your name.').optional(),
  gender: z.enum(genders).optional(),
  location: nameLine(80, 'Choose your location.'),
  email: typedEmail.optional(),
  /** The URL returned by the photo's upload. */
  image: z.string().trim().max(2000).nullish(),
  /** The signed-in person is known: number and role may be repeated without effect. */
  mobileNumber: typedPhone.optional(),
  role: z.enum(['Candidate', 'candidate']).optional(),
})

/** Basic details as in the form, with the name in two parts. */
export const basicDetailsForm = basicDetails.required({ firstName: true, lastName: true })

/** The fresher-or-working choice, screen 3 of 6. */
export const experienceChoice = z.strictObject({
  step: z.literal(-2),
  ID: id,
  selectedExperience: z.enum(experienceLevels),
})

/** The first form of the registration, a candidate’s or an employer’s. */
export const registerBody = z.discriminatedUnion('step', [
  basicDetails,
  experienceChoice,
  employerProfile,
  z.discriminatedUnion('role', [newCandidate, newEmployer]),
])
