import { candidates } from '@pramaan/contract/candidates/candidate'
import { workPreferences } from '@pramaan/contract/candidates/candidate-shapes'
import { type Joining, joiningOfInfo, joiningStates } from '@pramaan/domain/joining'
import { z } from 'zod'
import type { MyRecord } from '../../../record/my-record.ts'

/** The step of a CTC field, in LPA (document 001 §5). */
export const ctcStep = 0.01

const { domain, incomeCTC, expectedCtc } = candidates.updateProfile.body.shape

/** The kinds of work a candidate may be open to, as the wire names them (document 001 §3). */
export const workKinds = workPreferences.keyof().options

/** A CTC as it is typed; none is null. The sentence stands for every reason why it is none. */
function typedCtc(schema: typeof incomeCTC, sentence: string) {
  return z.string().transform((typed, context) => {
    const result = schema.safeParse(typed.trim() === '' ? null : typed)
    if (result.success) return result.data
    context.addIssue({ code: 'custom', message: sentence })
    return z.NEVER
  })
}

/** The job preference as its form checks it. */
export function preferenceSchema(ctcInvalid: string) {
  return z.object({
    joining: z.enum(joiningStates),
    domain: z.string().transform((value) => domain.parse(value || null)),
    incomeCTC: typedCtc(incomeCTC, ctcInvalid),
    expectedCtc: typedCtc(expectedCtc, ctcInvalid),
    kinds: z.array(z.enum(workKinds)),
  })
}

/** The job preference as its form holds it. */
export type PreferenceValues = z.input<ReturnType<typeof preferenceSchema>>

/** The job preference once its form has checked it. */
export type Preference = z.output<ReturnType<typeof preferenceSchema>>

/** What the server has of it. */
export function preferenceOf(record: MyRecord): PreferenceValues & { joining: Joining } {
  const text = (value: number | null) => (value === null ? '' : String(value))
  const career = record.CareerProfile
  return {
    joining: joiningOfInfo(record.JoiningInfo.status),
    domain: text(career.domain),
    incomeCTC: text(career.incomeCTC),
    expectedCtc: text(career.expectedCtc),
    kinds: workKinds.filter((kind) => record.Preferences[kind]),
  }
}
