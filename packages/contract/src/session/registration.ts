import { z } from 'zod'
import { selectedJobRoles } from '../candidates/candidate-shapes.ts'
import { answers, endpoint } from '../endpoint.ts'
import { id } from '../wire.ts'
import { employerAliases } from './company-forms.ts'
import { careerData, notificationData, skillsData } from './onboarding-forms.ts'
import { registerBody } from './registration-forms.ts'

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
    owner: { field: 'ID', roles: ['Candidate', 'Employer'] },
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
    owner: { field: 'id', roles: ['Candidate'] },
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
    owner: { field: 'id', roles: ['Candidate'] },
    steps: 'any',
    params: z.object({ id }),
    body: z.strictObject({ newStep: z.coerce.number().int() }),
    answer: token,
    refusals: ['wrong-step', 'not-yours'],
  }),
}
