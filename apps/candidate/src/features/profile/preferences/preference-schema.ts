import { candidates } from '@pramaan/contract/candidates/candidate'
import { type Joining, joiningOfInfo, joiningStates } from '@pramaan/domain/joining'
import { z } from 'zod'
import type { MyRecord } from '../../../record/my-record.ts'
import { workKinds } from './work-kinds.ts'

const { domain, incomeCTC, expectedCtc } = candidates.updateProfile.body.shape
const { selectedJobRoles } = candidates.updatePreferences.body.shape

/** Reads a CTC as typed; empty is null. One message covers every reason to refuse it. */
function typedCtc(schema: typeof incomeCTC, sentence: string) {
  return z.string().transform((typed, context) => {
    const result = schema.safeParse(typed.trim() === '' ? null : typed)
    if (result.success) return result.data
    context.addIssue({ code: 'custom', message: sentence })
    return z.NEVER
  })
}

/** Validates the job preference. */
export function preferenceSchema(ctcInvalid: string) {
  return z.object({
    joining: z.enum(joiningStates),
    domain: z.string().transform((value) => domain.parse(value || null)),
    incomeCTC: typedCtc(incomeCTC, ctcInvalid),
    expectedCtc: typedCtc(expectedCtc, ctcInvalid),
    kinds: z.array(z.enum(workKinds)),
    roles: selectedJobRoles.unwrap(),
  })
}

/** The job preference as form values. */
export type PreferenceValues = z.input<ReturnType<typeof preferenceSchema>>

/** The job preference after validation. */
export type Preference = z.output<ReturnType<typeof preferenceSchema>>

/** Form values from the server's record. */
export function preferenceOf(record: MyRecord): PreferenceValues & { joining: Joining } {
  const text = (value: number | null) => (value === null ? '' : String(value))
  const career = record.CareerProfile
  return {
    joining: joiningOfInfo(record.JoiningInfo.status),
    domain: text(career.domain),
    incomeCTC: text(career.incomeCTC),
    expectedCtc: text(career.expectedCtc),
    kinds: workKinds.filter((kind) => record.Preferences[kind]),
    roles: record.Opportunities.selectedJobRoles,
  }
}
