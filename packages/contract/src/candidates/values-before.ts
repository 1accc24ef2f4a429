import { z } from 'zod'
import { id } from '../wire.ts'
import { education, experience } from './candidate-entries.ts'
import { joiningInfo, selectedJobRoles, workPreferences } from './candidate-shapes.ts'

/**
 * The values of the changed fields when the person made the change, under the names of the request. If the stored
 * values differ by now, the change is refused with 'changed-elsewhere'; without this field there is no such check.
 */
function before<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape).partial().optional()
}
const text = z.string().max(2000).nullable()

/** What the fields of a profile change held before. */
export const profileBefore = before({
  name: text,
  description: text,
  currentPosition: text,
  email: text,
  AlternateContact: text,
  location: text,
  state: text,
  dob: text,
  gender: text,
  website: text,
  generalSkills: z.array(z.string().max(2000)).max(200),
  professionalSkills: z.array(z.string().max(2000)).max(200),
  domain: id.nullable(),
  degree: text,
  incomeCTC: z.number().nullable(),
  expectedCtc: z.number().nullable(),
  payOnCv: z.boolean(),
})

/** What the fields of a preference change held before. */
export const preferencesBefore = before({
  ...joiningInfo.shape,
  ...workPreferences.shape,
  currentCTC: z.number().nullable(),
  expectedCTC: z.number().nullable(),
  selectedJobRoles,
  rolesConfirmed: z.boolean(),
})

/** What an education entry said before. */
export const educationBefore = education.omit({ eduID: true }).partial().optional()

/** What a position said before. */
export const positionBefore = experience.omit({ expID: true }).partial().optional()
