/**
 * The HR team's comments on a candidate; missing ones are not filled in yet. `ctc` is in LPA, or as typed (002, section
 * 3).
 */
export type HrComments = {
  ComSkills?: string | null
  language?: readonly unknown[] | null
  personality?: string | null
  workType?: readonly unknown[] | null
  jobType?: readonly unknown[] | null
  jobLocation?: string | null
  ctc?: number | string | null
  hasOwn?: readonly unknown[] | null
  Availability?: string | null
}

/** The required fields in the order in which the form asks for them, with the message of each (D31). */
export const hrCommentMessages = {
  ComSkills: 'Please select a communication skill.',
  language: 'Please select at least one language of comfort.',
  personality: 'Please select a personality type.',
  workType: 'Please select at least one work type suitability.',
  jobType: 'Please select at least one job type suitability.',
  jobLocation: 'Please select a job location preference.',
  ctc: 'Please enter the expected CTC.',
  hasOwn: "Please select at least one option for 'Has Own'.",
  Availability: 'Please select an availability to join.',
} as const satisfies Record<keyof HrComments, string>

/** A required field of the HR comments. */
type HrCommentField = keyof typeof hrCommentMessages

/** The required fields, in their order. */
export const hrCommentFields = Object.keys(hrCommentMessages) as [HrCommentField, ...HrCommentField[]]

function isGiven(value: HrComments[HrCommentField]): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number') return value > 0
  return (value?.length ?? 0) > 0
}

/** The first required field that is empty; the API responds with its message (D31). Undefined if all are filled in. */
export function firstMissing(comments: HrComments): HrCommentField | undefined {
  return hrCommentFields.find((field) => !isGiven(comments[field]))
}
