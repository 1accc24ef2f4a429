import { experienceLevels } from '@pramaan/domain/experience-level'
import { genders } from '@pramaan/domain/gender'
import { employmentTypes, months } from '@pramaan/domain/options'
import { mostCertificates } from '@pramaan/domain/upload'
import { z } from 'zod'
import { answers, endpoint } from './endpoint.ts'
import { hrComments } from './hr-comments.ts'
import { day, id, idParams, instant, line, nothing } from './wire.ts'

const texts = z.array(z.string())
const year = z.coerce.number().int().min(2000, 'From 2000 on.').max(2100)
const month = z.enum(months)

/** One education entry as it is answered (document 000 §3; D16: `school` and `qualification` are the names answered). */
export const education = z.object({
  eduID: id,
  school: z.string(),
  degree: z.string(),
  qualification: z.string(),
  studField: z.string().nullable(),
  startMonth: month.nullable(),
  startYear: z.number().int(),
  endMonth: month.nullable(),
  endYear: z.number().int().nullable(),
  grade: z.string().nullable(),
  pursuing: z.boolean(),
})

/** One experience entry as it is answered; `working` runs to today. */
export const experience = z.object({
  expID: id,
  title: z.string(),
  empType: z.enum(employmentTypes).nullable(),
  companyName: z.string(),
  working: z.boolean(),
  startMonth: month,
  startYear: z.number().int(),
  endMonth: month.nullable(),
  endYear: z.number().int().nullable(),
})

/** Takes the second name of a field where the spec has two (D16), and drops it. */
function alias(pairs: Record<string, string>) {
  return (value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    const entry: Record<string, unknown> = { ...value }
    for (const [other, name] of Object.entries(pairs))
      if (other in entry) {
        entry[name] ??= entry[other]
        delete entry[other]
      }
    return entry
  }
}

/** An education entry as it is sent (document 000 §5): the end is required unless pursuing, and not before the start. */
export const educationEntry = z.preprocess(
  alias({ institution: 'school', level: 'qualification' }),
  z
    .strictObject({
      school: line(200, 'Enter the institution.'),
      degree: line(120, 'Choose the degree.'),
      qualification: line(80, 'Choose the level.'),
      studField: z.string().trim().max(120).nullish(),
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

/** An experience entry as it is sent (document 000 §5); "not in the future" needs the clock and is the server's. */
export const experienceEntry = z.preprocess(
  alias({ designation: 'title', company: 'companyName' }),
  z
    .strictObject({
      title: line(120, 'Enter the designation.'),
      empType: z.enum(employmentTypes).nullish(),
      companyName: line(120, 'Enter the company.'),
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

/** What a candidate studied, earns and wants (document 000 §3). CTC in LPA. */
export const careerProfile = z.object({
  education: z.string().nullable(),
  degree: z.string().nullable(),
  college: z.string().nullable(),
  experience: z.number().nullable(),
  incomeCTC: z.number().nullable(),
  expectedCtc: z.number().nullable(),
  domain: id.nullable(),
  currentJob: z.string().nullable(),
  currentDomain: id.nullable(),
})

/** A candidate's skills by name (document 000 §3). */
export const skillProfile = z.object({
  GeneralSkills: texts,
  ProfessionalSkills: texts,
  Certificate: z.string().nullable(),
})

/** Open to join, open to switch, or neither (document 001 §4). */
export const joiningInfo = z.object({ status: z.enum(['join', 'switch']).nullable() })

/** What kinds of work somebody is open to (document 001 §3). */
export const workPreferences = z.object({
  fullTime: z.boolean(),
  partTime: z.boolean(),
  internship: z.boolean(),
  remote: z.boolean(),
  /** On site; the search's filter is named `onSite`. */
  onField: z.boolean(),
})

const lpa = z.coerce.number().min(0).max(1000).nullish()
const career = { domain: id.nullish(), degree: z.string().trim().max(120).nullish(), incomeCTC: lpa, expectedCtc: lpa }

/** What every reader of a profile may see: no contact data, no CV. */
const publicProfile = z.object({
  ID: id,
  FullName: z.string(),
  Description: z.string().nullable(),
  CurrentPosition: z.string().nullable(),
  Image: z.string().nullable(),
  ExperienceLevel: z.enum(experienceLevels).nullable(),
  Location: z.string().nullable(),
  State: z.string().nullable(),
  Dob: day.nullable(),
  Gender: z.enum(genders).nullable(),
  JoiningStatus: z.boolean(),
  JoiningInfo: joiningInfo,
  Preferences: workPreferences,
  Education: z.array(education),
  Experience: z.array(experience),
  CareerProfile: careerProfile,
  SkillProfile: skillProfile,
  Opportunities: z.object({ selectedJobRoles: z.array(z.object({ ID: id, Title: z.string() })) }),
  ProfileProgress: z.number().int().min(0).max(100),
  HrComments: hrComments.nullable(),
  VerifiedOn: instant.nullable(),
  VspStatus: z.boolean().nullable(),
  UpdatedOn: instant,
})

const withResume = publicProfile.extend({ CV: z.string().nullable(), Certificates: texts })
const contactFields = {
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  AlternateContact: z.string().nullable(),
}

/** The reading employer's own relation to the candidate: the shortlist status (document 002 §4), null when none. */
const forEmployer = withResume.extend({ shortlisted: z.number().int().nullable() })
const forStaff = withResume.extend({ ...contactFields, Website: z.string().nullable(), CreatedOn: instant })

/** A candidate's own record, whole. */
export const ownProfile = forStaff.extend({
  RegistrationStep: z.number().int(),
  Notifications: z.object({ preferences: texts, settings: z.record(z.string(), z.boolean()) }).nullable(),
})

/** A candidate, as each role may see it (document 000 §6, D30, D35): the schema a role is the field permission. */
export const candidateByRole = {
  byRole: {
    Candidate: answers(ownProfile),
    Employer: answers(forEmployer),
    Admin: answers(forStaff),
    hr: answers(forStaff),
    Counsellor: answers(forStaff),
    'C-Partner': answers(publicProfile),
  },
} as const

const written = answers(nothing)

/** The address that an upload answered, whole or without its query; never another link (quality, rule 12). */
const fileAddress = z.string().trim().max(2000)

/** A candidate's own profile (document 000 §7): read, update, education, experience, figures. */
export const candidates = {
  get: endpoint({
    method: 'GET',
    path: '/user/candidate/:id',
    summary: "A candidate's profile, with the fields that the reader's role may see",
    allow: ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor', 'C-Partner'],
    own: 'id',
    steps: 'any',
    params: idParams,
    answer: candidateByRole,
    refusals: ['not-found', 'not-yours'],
  }),
  updateJoining: endpoint({
    method: 'PUT',
    path: '/user/candidate/:id',
    summary: 'Joining status: join, switch or neither',
    allow: ['Candidate'],
    own: 'id',
    params: idParams,
    body: z.strictObject({
      JoiningStatus: z.boolean(),
      joiningInfo: joiningInfo.optional(),
    }),
    answer: written,
    refusals: ['not-yours', 'wrong-state'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/user/update/:id/profile',
    summary: 'Intro, personal information, skills, preferences; only what is sent changes',
    allow: ['Candidate'],
    own: 'id',
    params: idParams,
    body: z.strictObject({
      name: line(100, 'Enter your full name.').optional(),
      description: z.string().trim().max(150, 'At most 150 characters.').nullish(),
      currentPosition: z.string().trim().max(120).nullish(),
      email: z.union([z.literal(''), z.email('Enter a valid e-mail address.').max(254)]).nullish(),
      AlternateContact: z.union([z.literal(''), z.string().regex(/^\d{10}$/, 'Enter exactly 10 digits.')]).nullish(),
      location: line(80).optional(),
      state: z.string().trim().max(80).nullish(),
      dob: day.nullish(),
      gender: z.enum(genders).nullish(),
      website: z
        .union([
          z.literal(''),
          z.url({ protocol: /^https?$/, error: 'Enter a full address, such as https://example.com.' }).max(300),
        ])
        .nullish(),
      generalSkills: z.array(line(80)).max(10, 'At most 10 skills.').optional(),
      professionalSkills: z.array(line(80)).max(10, 'At most 10 skills.').optional(),
      ...career,
      /** The same fields, under the name that the spec's record has them. */
      CareerProfile: z.strictObject(career).optional(),
      JoiningStatus: z.boolean().optional(),
      profileImage: fileAddress.nullish(),
    }),
    answer: written,
    refusals: ['not-yours', 'limit-reached', 'already-registered', 'not-found'],
  }),
  updateCv: endpoint({
    method: 'PUT',
    path: '/user/:id/updatecv',
    summary: 'Save the CV: the address that its upload answered, or null to take it away',
    allow: ['Candidate'],
    own: 'id',
    steps: 'any',
    params: idParams,
    body: z.strictObject({ cv: fileAddress.nullable() }),
    answer: written,
    refusals: ['not-yours', 'not-found'],
  }),
  updateCertificates: endpoint({
    method: 'PUT',
    path: '/user/candidate/certificate/:id',
    summary: 'Save the certificates: all addresses that are to stay, in their order',
    allow: ['Candidate'],
    own: 'id',
    steps: 'any',
    params: idParams,
    body: z.strictObject({
      certificates: z.array(fileAddress).max(mostCertificates, `At most ${mostCertificates} certificates.`),
    }),
    answer: written,
    refusals: ['not-yours', 'not-found'],
  }),
  updatePreferences: endpoint({
    method: 'PUT',
    path: '/user/:id/preferences',
    summary: 'Job-search preferences: joining status, pay now and hoped for, kinds of work; only what is sent changes',
    allow: ['Candidate'],
    own: 'id',
    params: idParams,
    body: z.strictObject({
      ...joiningInfo.partial().shape,
      ...workPreferences.partial().shape,
      currentCTC: lpa,
      expectedCTC: lpa,
    }),
    answer: written,
    refusals: ['not-yours', 'wrong-state'],
  }),
  addEducation: endpoint({
    method: 'POST',
    path: '/user/:id/education',
    summary: 'Add an education entry; the id is the person (D49)',
    allow: ['Candidate'],
    own: 'id',
    params: idParams,
    body: educationEntry,
    answer: answers(z.object({ eduID: id })),
    refusals: ['not-yours', 'limit-reached'],
  }),
  updateEducation: endpoint({
    method: 'PUT',
    path: '/user/education/:id',
    summary: 'Change an education entry; the id is the entry (D49)',
    allow: ['Candidate'],
    params: idParams,
    body: z.strictObject({ updatedEducationEntry: educationEntry }),
    answer: written,
    refusals: ['not-found'],
  }),
  removeEducation: endpoint({
    method: 'PUT',
    path: '/user/education',
    summary: 'Delete an education entry (D49)',
    allow: ['Candidate'],
    own: 'userId',
    body: z.strictObject({ userId: id, eduID: id }),
    answer: written,
    refusals: ['not-found', 'not-yours'],
  }),
  addExperience: endpoint({
    method: 'POST',
    path: '/user/:id/experience',
    summary: 'Add an experience entry; the id is the person (D49)',
    allow: ['Candidate'],
    own: 'id',
    params: idParams,
    body: experienceEntry,
    answer: answers(z.object({ expID: id })),
    refusals: ['not-yours', 'limit-reached'],
  }),
  updateExperience: endpoint({
    method: 'PUT',
    path: '/user/experience/:id',
    summary: 'Change an experience entry; the id is the entry (D49)',
    allow: ['Candidate'],
    params: idParams,
    body: z.strictObject({ updatedExperienceEntry: experienceEntry }),
    answer: written,
    refusals: ['not-found'],
  }),
  removeExperience: endpoint({
    method: 'PUT',
    path: '/user/experience',
    summary: 'Delete an experience entry (D49)',
    allow: ['Candidate'],
    own: 'userId',
    body: z.strictObject({ userId: id, expID: id }),
    answer: written,
    refusals: ['not-found', 'not-yours'],
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/dashboardCandidateData',
    summary: 'The three stat cards and the VSP status (90, 7 and 30 days)',
    allow: ['Candidate'],
    answer: answers(
      z.object({
        hitlogCount: z.number().int(),
        searchAppearance: z.number().int(),
        shortlistedCount: z.number().int(),
        vspStatus: z.boolean().nullable(),
      }),
    ),
    refusals: [],
  }),
  searchAppearance: endpoint({
    method: 'GET',
    path: '/user/search-appearance',
    summary: 'How often employers saw me in a search, in a span of days (by default the last 7)',
    allow: ['Candidate'],
    query: z.object({ today: day.optional(), oneWeekAgo: day.optional() }),
    answer: answers(z.object({ searchAppearance: z.number().int() })),
    refusals: [],
  }),
  vspStatus: endpoint({
    method: 'GET',
    path: '/user/vspstatus/:id',
    summary: 'null: never applied, false: applied, true: verified (D18)',
    allow: ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor'],
    own: 'id',
    params: idParams,
    answer: answers(z.object({ vspStatus: z.boolean().nullable() }), { vspStatus: z.boolean().nullable() }),
    refusals: ['not-found', 'not-yours'],
  }),
  completeness: endpoint({
    method: 'POST',
    path: '/getCompleteProfileuser',
    summary: 'Whether the profile is complete enough for VSP (strength 60), and what is missing (D14)',
    allow: ['Candidate'],
    own: 'CandidateID',
    body: z.strictObject({ CandidateID: id }),
    answer: answers(z.boolean(), { missing: texts, ProfileProgress: z.number().int() }),
    refusals: ['not-yours'],
  }),
}
