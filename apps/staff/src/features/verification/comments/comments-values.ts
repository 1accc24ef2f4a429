import type { Client } from '@pramaan/api-client'
import { hrCommentsForm } from '@pramaan/contract/staff/verification'
import { z } from 'zod'

const choices = z.array(z.string())

/** The HR comments as form values: pay as typed, unchosen ones empty. */
const commentsValues = z.object({
  ComSkills: z.string().nullable(),
  language: choices,
  personality: z.string().nullable(),
  workType: choices,
  jobType: choices,
  jobLocation: z.string().nullable(),
  ctc: z.string(),
  hasOwn: choices,
  Availability: z.string().nullable(),
  otherRemarks: z.string(),
  generalSkillsByHr: choices,
  professionalSkillsByHr: choices,
})

/** The form's values. */
export type CommentsValues = z.infer<typeof commentsValues>

/** The form in the API's form, or the message of the first missing field (D31). */
export const commentsSchema = commentsValues
  .transform((values): z.input<typeof hrCommentsForm> => commentsOf(values))
  .pipe(hrCommentsForm)

/** The comments sent last time, if any. */
export type KnownComments = Awaited<ReturnType<Client['candidates']['get']>>['data']['HrComments']

/** The form's values for the API, as far as they are filled in. */
export function commentsOf({ language, ...rest }: CommentsValues) {
  return {
    ...rest,
    language: language.map((value) => ({ label: value, value })),
  }
}

/** Form values from existing comments, or empty ones. */
export function valuesOf(known: KnownComments): CommentsValues {
  return {
    ComSkills: known?.ComSkills ?? null,
    language: known?.language.map(({ value }) => value) ?? [],
    personality: known?.personality ?? null,
    workType: known?.workType ?? [],
    jobType: known?.jobType ?? [],
    jobLocation: known?.jobLocation ?? null,
    ctc: known ? String(known.ctc) : '',
    hasOwn: known?.hasOwn ?? [],
    Availability: known?.Availability ?? null,
    otherRemarks: known?.otherRemarks ?? '',
    generalSkillsByHr: known?.generalSkillsByHr ?? [],
    professionalSkillsByHr: known?.professionalSkillsByHr ?? [],
  }
}
