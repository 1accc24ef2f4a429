import { firstMissing, hrCommentMessages } from '@pramaan/domain/hr-comments'
import { z } from 'zod'
import { answers, endpoint } from './endpoint.ts'
import { hrComments } from './hr-comments.ts'
import { id, instant } from './wire.ts'

const list = z.array(z.unknown()).nullish()
const choice = z.string().nullish()

/** The HR comments form as it is sent: refused with the message of the first missing field, in the spec's order (D31). */
export const hrCommentsForm = z
  .looseObject({
    ComSkills: choice,
    language: list,
    personality: choice,
    workType: list,
    jobType: list,
    jobLocation: choice,
    ctc: z.coerce.number('Please enter the Expected CTC.').nullish(),
    hasOwn: list,
    Availability: choice,
  })
  .superRefine((form, context) => {
    const missing = firstMissing(form)
    if (missing) context.addIssue({ code: 'custom', path: [missing], message: hrCommentMessages[missing] })
  })
  .pipe(
    z.strictObject({
      ...hrComments.shape,
      otherRemarks: z
        .string()
        .trim()
        .max(1000)
        .nullish()
        .transform((remarks) => remarks ?? null),
      generalSkillsByHr: hrComments.shape.generalSkillsByHr.default([]),
      professionalSkillsByHr: hrComments.shape.professionalSkillsByHr.default([]),
    }),
  )

/** One person who asked to be verified (document 002 §3). */
export const vspApplicant = z.object({
  ID: id,
  UserId: id,
  CreatedOn: instant,
  FullName: z.string(),
  Phone: z.string().nullable(),
  VspStatus: z.boolean(),
})

/** Verification by hr (document 002 §2.8, §7). */
export const verification = {
  submit: endpoint({
    method: 'POST',
    path: '/vsp-verification/:candidateId',
    summary: "Store hr's comments: the candidate is verified from then on",
    allow: ['hr'],
    params: z.object({ candidateId: id }),
    body: z.strictObject({ hrComments: hrCommentsForm }),
    answer: answers(z.object({ candidateId: id, VspStatus: z.literal(true) })),
    refusals: ['not-found', 'wrong-state'],
  }),
  applicants: endpoint({
    method: 'GET',
    path: '/job-application',
    summary: 'VSP applicants, newest first',
    allow: ['Admin', 'hr', 'Counsellor'],
    query: z.object({
      fromDate: z.iso.date().optional(),
      toDate: z.iso.date().optional(),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
      pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    answer: answers(z.array(vspApplicant), { totalCount: z.number().int(), pageCount: z.number().int() }),
    refusals: [],
  }),
}
