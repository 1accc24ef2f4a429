import { candidates } from '@pramaan/contract/candidates/candidate'
import type { Gender } from '@pramaan/domain/gender'
import { z } from 'zod'
import type { MyRecord } from '../../../record/my-record.ts'

const fields = candidates.updateProfile.body.pick({
  email: true,
  AlternateContact: true,
  location: true,
  state: true,
  gender: true,
  website: true,
  degree: true,
})

/** Validates personal information; a date of birth may be empty but not partial. */
export function personalSchema(dobInvalid: string) {
  return fields.extend({ dob: z.union([z.literal('').transform(() => null), z.iso.date(dobInvalid)]) })
}

/** Personal information as form values. */
export type PersonalValues = z.input<ReturnType<typeof personalSchema>>

/** Personal information as the request sends it. */
export type PersonalBody = z.output<ReturnType<typeof personalSchema>>

/** Form values from the server's record. */
export function personalOf(record: MyRecord): PersonalValues {
  return {
    email: record.Email ?? '',
    AlternateContact: record.AlternateContact ?? '',
    location: record.Location ?? '',
    state: record.State ?? '',
    dob: record.Dob ?? '',
    gender: record.Gender satisfies Gender | null,
    website: record.Website ?? '',
    degree: record.CareerProfile.degree ?? '',
  }
}
