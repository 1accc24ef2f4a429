import { experienceLevels } from '@pramaan/domain/experience-level'
import { genders } from '@pramaan/domain/gender'
import { designations, notificationPreferences, workDomains } from '@pramaan/domain/options'
import { z } from 'zod'
import { alias } from '../alias.ts'
import { answers, endpoint } from '../endpoint.ts'
import { id, nameLine, optionalName } from '../wire.ts'
import { givenConsents } from './session.ts'

const contact = { mobile: z.string().trim().max(30).optional(), email: z.string().trim().max(254).optional() }

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
  mobileNumber: z.string().trim().max(30),
  email: z.string().trim().max(254).optional(),
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
  email: z.string().trim().max(254).optional(),
  /** The URL returned by the photo's upload. */
  image: z.string().trim().max(2000).nullish(),
  /** The signed-in person is known: number and role may be repeated without effect. */
  mobileNumber: z.string().trim().max(30).optional(),
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

const image = z.string().trim().max(2000).nullish()

/**
 * An employer's details about themselves and their company (document 002 §3, §5); pictures are URLs of their own
 * uploads.
 */
export const companyProfile = z.strictObject({
  empFirstName: nameLine(50, 'Enter your first name.'),
  empLastName: nameLine(50, 'Enter your last name.'),
  empCompanyName: nameLine(120, 'Enter your company name.'),
  empCompanyDomain: z.enum(workDomains, 'Choose a work domain.'),
  empLocation: nameLine(80, 'Choose your location.'),
  empDesignation: z.enum(designations, 'Choose a designation.'),
  email: z.email('Enter a valid e-mail address.').max(254),
  gender: z.enum(genders).nullish(),
  image,
  companyLogo: image,
})

/** The same in the last step of registration. Number and role may be repeated without effect. */
export const employerProfile = companyProfile.extend({
  step: z.literal(4),
  ID: id,
  role: z.literal('Employer').optional(),
  mobileNumber: z.string().trim().max(30).optional(),
})

/** The second names of the employer's fields (document 002 §3, §7, D16). */
const employerAliases = alias({
  username: 'empFirstName',
  companyName: 'empCompanyName',
  workDomain: 'empCompanyDomain',
  designation: 'empDesignation',
  location: 'empLocation',
})

const registerBody = z.discriminatedUnion('step', [
  basicDetails,
  experienceChoice,
  employerProfile,
  z.discriminatedUnion('role', [newCandidate, newEmployer]),
])

/** Education and work, screen 4 of 6 (document 000 §5, D50). */
export const careerData = z.strictObject({
  education: nameLine(80, 'Choose your highest education.'),
  degree: nameLine(120, 'Choose your field of study.'),
  /** A job-role domain's id. */
  domain: z.coerce.number('Choose a domain of interest.').int().positive('Choose a domain of interest.'),
  college: optionalName(300).nullish(),
  collegeID: id.nullish(),
  experience: z.coerce.number().int().min(1, 'Between 1 and 20 years.').max(20, 'Between 1 and 20 years.').nullish(),
  currentJob: optionalName(120).nullish(),
  currentDomain: id.nullish(),
  incomeCTC: z.coerce.number().min(0).max(1000).nullish(),
  expectedCtc: z.coerce.number().min(0).max(1000).nullish(),
})

const skillNames = z.array(nameLine(80)).max(10, 'At most 10 skills.')

/** Skills & Interests, screen 5 of 6: general and professional together at most 10 (D15). */
export const skillsData = z
  .strictObject({ GeneralSkills: skillNames, ProfessionalSkills: skillNames })
  .refine((skills) => skills.GeneralSkills.length + skills.ProfessionalSkills.length <= 10, {
    message: 'At most 10 skills.',
    path: ['ProfessionalSkills'],
  })

/** What to tell about, and how (document 000 §3): the preference list and its settings. */
export const notificationData = z.strictObject({
  preferences: z.array(z.enum(notificationPreferences)).max(notificationPreferences.length),
  settings: z.strictObject({ whatsapp: z.boolean(), sms: z.boolean(), email: z.boolean() }),
})

/** Job roles that the candidate wants, screen 6 of 6: at most 20. */
export const selectedJobRoles = z
  .array(z.object({ ID: id, Title: z.string().optional() }))
  .max(20, 'At most 20 job roles.')

/** The response of every registration call: the new token, whose step decides the next screen (document 000 §4). */
const token = answers(z.string())

/** Registration and its steps (document 000 §4 and §7, D6–D8). */
export const registration = {
  register: endpoint({
    method: 'POST',
    path: '/user/register',
    summary:
      'A new candidate or employer; with `step`: basic details (-1), experience choice (-2), employer profile (4)',
    allow: 'public',
    own: { field: 'ID', roles: ['Candidate', 'Employer'] },
    steps: 'any',
    body: z.preprocess(
      (sent: z.input<typeof registerBody>) => (sent?.step === 4 ? employerAliases(sent) : sent),
      registerBody,
    ),
    answer: token,
    refusals: ['already-registered', 'email-needed', 'wrong-step', 'not-yours', 'not-found'],
  }),
  saveStep: endpoint({
    method: 'PUT',
    path: '/user/register/:step/:id',
    summary: 'Save an onboarding step (1 career, 2 skills and notifications, 3 job roles) and continue',
    allow: ['Candidate'],
    own: { field: 'id', roles: ['Candidate'] },
    steps: 'any',
    params: z.object({ step: z.coerce.number().int().min(1).max(3), id }),
    body: z.strictObject({
      careerData: careerData.optional(),
      skillsData: skillsData.optional(),
      notificationData: notificationData.optional(),
      selectedJobRoles: selectedJobRoles.optional(),
    }),
    answer: token,
    refusals: ['wrong-step', 'not-yours', 'not-found'],
  }),
  moveStep: endpoint({
    method: 'PUT',
    path: '/user/register/updateRegStep/:id',
    summary: 'Go back one onboarding step',
    allow: ['Candidate'],
    own: { field: 'id', roles: ['Candidate'] },
    steps: 'any',
    params: z.object({ id }),
    body: z.strictObject({ newStep: z.coerce.number().int() }),
    answer: token,
    refusals: ['wrong-step', 'not-yours'],
  }),
}
