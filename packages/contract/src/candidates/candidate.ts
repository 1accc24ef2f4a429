import { genders } from '@pramaan/domain/gender'
import { mostCertificates } from '@pramaan/domain/upload'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { day, id, idParams, nameLine, nothing, optionalName } from '../wire.ts'
import { candidateByRole } from './candidate-by-role.ts'
import { educationEntry, experienceEntry } from './candidate-entries.ts'
import { joiningInfo, workPreferences } from './candidate-shapes.ts'

const lpa = z.coerce.number().min(0).max(1000).nullish()
const career = { domain: id.nullish(), degree: optionalName(120).nullish(), incomeCTC: lpa, expectedCtc: lpa }

const written = answers(nothing)

/** The URL returned by an upload, with or without its query; never another link (quality, rule 12). */
const fileAddress = z.string().trim().max(2000)

/** A candidate's own profile (document 000 §7): read, update, education, experience, figures. */
export const candidates = {
  get: endpoint({
    method: 'GET',
    path: '/user/candidate/:id',
    summary: "A candidate's profile, with the fields that the reader's role may see",
    allow: ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor', 'C-Partner'],
    own: { field: 'id', roles: ['Candidate'] },
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
    own: { field: 'id', roles: ['Candidate'] },
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
    own: { field: 'id', roles: ['Candidate'] },
    params: idParams,
    body: z.strictObject({
      name: nameLine(100, 'Enter your full name.').optional(),
      description: z.string().trim().max(150, 'At most 150 characters.').nullish(),
      currentPosition: optionalName(120).nullish(),
      email: z.union([z.literal(''), z.email('Enter a valid e-mail address.').max(254)]).nullish(),
      AlternateContact: z.union([z.literal(''), z.string().regex(/^\d{10}$/, 'Enter exactly 10 digits.')]).nullish(),
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
      /** The same fields, under their names in the spec's record. */
      CareerProfile: z.strictObject(career).optional(),
      JoiningStatus: z.boolean().optional(),
      /** Whether the CV made from the profile shows pay and joining; off by default. */
      payOnCv: z.boolean().optional(),
      profileImage: fileAddress.nullish(),
    }),
    answer: written,
    refusals: ['not-yours', 'limit-reached', 'already-registered', 'not-found'],
  }),
  updateCv: endpoint({
    method: 'PUT',
    path: '/user/:id/updatecv',
    summary: 'Save the CV: the URL returned by its upload, or null to remove it',
    allow: ['Candidate'],
    own: { field: 'id', roles: ['Candidate'] },
    steps: 'any',
    params: idParams,
    body: z.strictObject({ cv: fileAddress.nullable() }),
    answer: written,
    refusals: ['not-yours', 'not-found'],
  }),
  updateImage: endpoint({
    method: 'PUT',
    path: '/user/candidate/image/:id',
    summary: 'Save the profile picture: the URL returned by its upload, or null to remove it',
    allow: ['Candidate'],
    own: { field: 'id', roles: ['Candidate'] },
    steps: 'any',
    params: idParams,
    body: z.strictObject({ image: fileAddress.nullable() }),
    answer: written,
    refusals: ['not-yours', 'not-found'],
  }),
  updateCertificates: endpoint({
    method: 'PUT',
    path: '/user/candidate/certificate/:id',
    summary: 'Save the certificates: all URLs to keep, in order',
    allow: ['Candidate'],
    own: { field: 'id', roles: ['Candidate'] },
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
    summary:
      'Job-search preferences: joining status, current and expected pay, kinds of work; only what is sent changes',
    allow: ['Candidate'],
    own: { field: 'id', roles: ['Candidate'] },
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
    own: { field: 'id', roles: ['Candidate'] },
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
    own: { field: 'userId', roles: ['Candidate'] },
    body: z.strictObject({ userId: id, eduID: id }),
    answer: written,
    refusals: ['not-found', 'not-yours'],
  }),
  addExperience: endpoint({
    method: 'POST',
    path: '/user/:id/experience',
    summary: 'Add an experience entry; the id is the person (D49)',
    allow: ['Candidate'],
    own: { field: 'id', roles: ['Candidate'] },
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
    own: { field: 'userId', roles: ['Candidate'] },
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
        /** Profile views; the employers behind them are `viewerCount`. */
        hitlogCount: z.number().int(),
        viewerCount: z.number().int(),
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
    summary: 'How often I appeared in employer searches in a period (by default the last 7 days)',
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
    own: { field: 'id', roles: ['Candidate'] },
    params: idParams,
    answer: answers(z.object({ vspStatus: z.boolean().nullable() }), { vspStatus: z.boolean().nullable() }),
    refusals: ['not-found', 'not-yours'],
  }),
  completeness: endpoint({
    method: 'POST',
    path: '/getCompleteProfileuser',
    summary: 'Whether the profile is complete enough for VSP (strength 60), and what is missing (D14)',
    allow: ['Candidate'],
    own: { field: 'CandidateID', roles: ['Candidate'] },
    body: z.strictObject({ CandidateID: id }),
    answer: answers(z.boolean(), { missing: z.array(z.string()), ProfileProgress: z.number().int() }),
    refusals: ['not-yours'],
  }),
}
