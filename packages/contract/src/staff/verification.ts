import { strengthItems } from '@pramaan/domain/candidate'
import { firstMissing, type HrComments, hrCommentMessages } from '@pramaan/domain/hr-comments'
import { z } from 'zod'
import { hrComments } from '../candidates/hr-comments.ts'
import { answers, endpoint } from '../endpoint.ts'
import { eachAnswer, fileCall, listCounts, manyIds, paging, searchTerm } from '../list.ts'
import { typedNumber } from '../typed-number.ts'
import { id, instant, nameLine, nothing } from '../wire.ts'

const list = z.array(z.unknown()).nullish()
const choice = z.string().nullish()
const noPay = 'Please enter the expected CTC.'
const pay = typedNumber(z.number(noPay).positive(noPay).max(1000), { decimals: 2, unit: 'lpa' })

/** The HR comments form in requests: refused with the message of the first missing field, in the spec's order (D31). */
export const hrCommentsForm = z
  .looseObject({
    ComSkills: choice,
    language: list,
    personality: choice,
    workType: list,
    jobType: list,
    jobLocation: choice,
    ctc: z.unknown().optional(),
    hasOwn: list,
    Availability: choice,
  })
  .superRefine((form, context) => {
    const missing = firstMissing(form as HrComments)
    if (missing) context.addIssue({ code: 'custom', path: [missing], message: hrCommentMessages[missing] })
  })
  .pipe(
    z.strictObject({
      ...hrComments.shape,
      ctc: pay,
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

const staffMember = z.object({ ID: id, FullName: z.string() })

/** The items missing from a profile's strength. */
const missing = z.array(z.enum(strengthItems))

/** The name and headline of a profile, as hr corrects them. */
export const profileHead = z.strictObject({
  FullName: nameLine(100, 'Enter the full name.'),
  domain: z.union([z.literal('').transform(() => null), id]).nullable(),
  Location: nameLine(80, 'Enter the place.'),
})

/** An applicant for verification (document 002 §3). */
const vspApplicant = z.object({
  ID: id,
  UserId: id,
  CreatedOn: instant,
  FullName: z.string(),
  Phone: z.string().nullable(),
  VspStatus: z.boolean(),
  /** Who reviews it. */
  AssignedTo: staffMember.nullable(),
  /** The latest job or drive that the person applied to, in the list of employers' applicants; null elsewhere. */
  AppliedTo: z.object({ Title: z.string(), Employer: z.string().nullable() }).nullable(),
})

const applicantFilters = {
  list: z.enum(['vsp', 'employers']).default('vsp'),
  /**
   * All applicants (newest first), those waiting or waiting for the caller (longest waiting first), or the verified.
   */
  show: z.enum(['all', 'waiting', 'mine', 'verified']).default('all'),
  search: searchTerm,
  /** Whether the dates are days of application or of verification. */
  day: z.enum(['applied', 'verified']).default('applied'),
  /** Only those who wait for this member of hr or were verified by them; `none`: who wait for nobody. */
  reviewer: z.union([z.literal('none'), id]).optional(),
  fromDate: z.iso.date().optional(),
  toDate: z.iso.date().optional(),
}

const figure = z.number().int()

/** A reviewer's open work; without a reviewer, the applications nobody has taken on. */
const reviewerWork = z.object({
  Reviewer: staffMember.nullable(),
  Waiting: figure,
  /** Since when the oldest has waited. */
  Oldest: instant.nullable(),
  /** Verified in the last seven days. */
  DoneThisWeek: figure,
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
  setStatus: endpoint({
    method: 'PUT',
    path: '/vsp-status/:candidateId',
    summary: 'Verify an applicant, or revoke the verification to pending',
    allow: ['Admin', 'hr', 'Counsellor'],
    params: z.object({ candidateId: id }),
    body: z.strictObject({ VspStatus: z.boolean() }),
    answer: answers(z.object({ VspStatus: z.boolean() })),
    refusals: ['not-found', 'wrong-state'],
  }),
  setStatusOfMany: endpoint({
    method: 'PUT',
    path: '/vsp-status',
    summary:
      'Verify many applicants, or take them back to pending, each as it can; the other call of the two undoes it',
    allow: ['Admin', 'hr', 'Counsellor'],
    body: z.strictObject({ candidateIds: manyIds, VspStatus: z.boolean() }),
    answer: eachAnswer,
    refusals: [],
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/vsp-verification/:candidateId',
    summary: 'Correct a profile’s name, domain and location as the candidate gave them on the phone',
    allow: ['hr'],
    params: z.object({ candidateId: id }),
    body: profileHead,
    answer: answers(nothing),
    refusals: ['not-found', 'wrong-state'],
  }),
  queue: endpoint({
    method: 'GET',
    path: '/verification-queue',
    summary: 'Applicants for verification, longest waiting first, with their reviewer and what their profile lacks',
    allow: ['Admin', 'hr', 'Counsellor'],
    query: z.object({ ...paging, mine: z.stringbool().default(false) }),
    answer: answers(
      z.array(
        z.object({
          UserId: id,
          FullName: z.string(),
          Image: z.string().nullable(),
          CreatedOn: instant,
          AssignedTo: staffMember.nullable(),
          missing,
        }),
      ),
      listCounts,
    ),
    refusals: [],
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/verification-queue/:candidateId',
    summary: 'Take on the review of an applicant, assign it to a colleague, or release it with null',
    allow: ['Admin', 'hr'],
    params: z.object({ candidateId: id }),
    body: z.strictObject({ AssignedTo: id.nullable() }),
    answer: answers(z.object({ AssignedTo: staffMember.nullable() })),
    refusals: ['not-found'],
  }),
  reviewers: endpoint({
    method: 'GET',
    path: '/verification-reviewers',
    summary: 'The staff who may review: active members of hr',
    allow: ['Admin', 'hr'],
    answer: answers(z.array(staffMember)),
    refusals: [],
  }),
  applicants: endpoint({
    method: 'GET',
    path: '/job-application',
    summary:
      'VSP applicants; of the list `employers` those alone who applied to an employer’s job or drive too; with how many each tab has',
    allow: ['Admin', 'hr', 'Counsellor'],
    query: z.object({
      ...applicantFilters,
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
      pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    answer: answers(z.array(vspApplicant), {
      ...listCounts,
      counts: z.object({ all: figure, waiting: figure, mine: figure, verified: figure }),
    }),
    refusals: [],
  }),
  waitingCounts: endpoint({
    method: 'GET',
    path: '/verification-waiting',
    summary:
      'How many wait: for verification, of those who applied to an employer too, to take part in a drive, for an ' +
      'answer to a question, and companies for a decision, for roles that give them',
    allow: ['Admin', 'hr', 'Counsellor'],
    answer: answers(z.object({ vsp: figure, employers: figure, drives: figure, questions: figure, companies: figure })),
    refusals: [],
  }),
  work: endpoint({
    method: 'GET',
    path: '/verification-work',
    summary: 'For each reviewer how many wait, since when, and how many were verified in the last seven days',
    allow: ['Admin', 'hr'],
    answer: answers(z.array(reviewerWork)),
    refusals: [],
  }),
  applicantsFile: endpoint({
    ...fileCall,
    path: '/job-application-file',
    allow: ['Admin', 'hr', 'Counsellor'],
    query: z.object(applicantFilters),
  }),
}
