import {
  attendanceRoles,
  longestNote,
  mostNotedAtOnce,
  mostSuggestedCourses,
  noteKinds,
} from '@pramaan/domain/guidance'
import { roleNames } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { fileCall } from '../list.ts'
import { id, instant, line, nothing } from '../wire.ts'
import { partnerList, partnerQuery } from './partner-list.ts'

const comment = z.string().trim().max(longestNote, `At most ${longestNote} characters.`).default('')
const people = z.array(id).min(1).max(mostNotedAtOnce, `At most ${mostNotedAtOnce} at once.`)
const remark = line(longestNote, 'Write the remark.')
const noted = z.object({ NoteID: id })

/** What came of a bulk action: the notes that were made, and the candidates without one. */
const notedOfMany = answers(
  z.array(z.object({ ID: id, NoteID: id.nullable(), why: z.enum(['not-found', 'limit-reached']).nullable() })),
  { noted: z.number().int() },
)

/**
 * One line of a candidate's history: a note, or an action of the verification; `Undone` when its writer took it back.
 */
const entry = z.object({
  ID: z.string(),
  Kind: z.enum([...noteKinds, 'verified', 'pending', 'comments', 'corrected', 'assigned']),
  Attended: z.boolean().nullable(),
  Courses: z.array(z.object({ ID: id, Title: z.string() })),
  Text: z.string().nullable(),
  By: z.string(),
  Role: z.enum(roleNames).nullable(),
  At: instant,
  Undone: z.boolean(),
})

/** What a candidate's notes say now, as far as the reader's role may know. */
const currentNotes = z.object({
  HrAttended: z.boolean().nullable(),
  CslrAttended: z.boolean().nullable(),
  ShortCommentsHr: z.string().nullable(),
  ShortCommentsCslr: z.string().nullable(),
  MultiSuggestedCourse: z.array(z.object({ ID: id, Title: z.string() })),
  remark: z.string().nullable(),
})

const staff = ['Admin', 'hr', 'Counsellor', 'C-Partner'] as const

/** Attendance, suggested courses and remarks, with who noted what and when (document 002 §2.8, §6, §7; D34). */
export const guidance = {
  attend: endpoint({
    method: 'POST',
    path: '/hr-attended/:userId/:role',
    summary: 'Set the attendance that the caller’s own role keeps, with a comment; without `attended` it turns over',
    allow: ['hr', 'Counsellor'],
    params: z.object({ userId: id, role: z.enum(attendanceRoles) }),
    body: z.strictObject({ comment, attended: z.boolean().optional() }),
    answer: answers(noted.extend({ attended: z.boolean() })),
    refusals: ['not-found', 'not-yours'],
  }),
  attendMany: endpoint({
    method: 'POST',
    path: '/hr-attended',
    summary: 'Set the attendance of many candidates, each as it can',
    allow: ['hr', 'Counsellor'],
    body: z.strictObject({ userIds: people, comment, attended: z.boolean() }),
    answer: notedOfMany,
    refusals: [],
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/post-user-course-suggested',
    summary: 'Suggest these courses to a candidate instead of those before; none takes the suggestion away',
    allow: ['hr', 'Counsellor'],
    body: z.strictObject({
      userId: id,
      selectedCourses: z.array(id).max(mostSuggestedCourses, `At most ${mostSuggestedCourses} courses.`),
    }),
    answer: answers(noted),
    refusals: ['not-found'],
  }),
  suggestToMany: endpoint({
    method: 'POST',
    path: '/post-users-course-suggested',
    summary: 'Suggest one more course to many candidates, each as it can',
    allow: ['hr', 'Counsellor'],
    body: z.strictObject({ userIds: people, courseId: id }),
    answer: notedOfMany,
    refusals: ['not-found'],
  }),
  remark: endpoint({
    method: 'POST',
    path: '/remark/addRemark/:candidateId/:role',
    summary: 'Add a remark on a candidate of the course partner’s list, or another one in its place',
    allow: ['C-Partner'],
    params: z.object({ candidateId: id, role: z.literal('C-Partner') }),
    body: z.strictObject({ remark }),
    answer: answers(noted),
    refusals: ['not-found'],
  }),
  remarkOnMany: endpoint({
    method: 'POST',
    path: '/remark/addRemarks',
    summary: 'Add one remark on many candidates of the course partner’s list, each as it can',
    allow: ['C-Partner'],
    body: z.strictObject({ userIds: people, remark }),
    answer: notedOfMany,
    refusals: [],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/notes/undo',
    summary: 'Take back the caller’s own latest notes within their minutes, all or none: what was before holds again',
    allow: ['hr', 'Counsellor', 'C-Partner'],
    body: z.strictObject({ NoteIDs: z.array(id).min(1).max(mostNotedAtOnce) }),
    answer: answers(nothing),
    refusals: ['not-found', 'not-yours', 'wrong-state'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/notes/:candidateId',
    summary: 'What stands of a candidate and the history behind it, newest first; a course partner sees no attendance',
    allow: staff,
    params: z.object({ candidateId: id }),
    answer: answers(z.array(entry), { currentNotes }),
    refusals: ['not-found'],
  }),
  partnerList: endpoint({
    method: 'GET',
    path: '/user-tp-filter',
    summary: 'The candidates a course was suggested to, as a course partner lists them',
    allow: ['C-Partner'],
    query: partnerQuery,
    answer: partnerList,
    refusals: [],
  }),
  partnerFile: endpoint({
    ...fileCall,
    path: '/user-tp-filter-file',
    allow: ['C-Partner'],
    query: partnerQuery,
  }),
}
