import { attendanceRoles, mostNotedAtOnce, mostSuggestedCourses } from '@pramaan/domain/guidance'
import { staffRoles } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { fileCall } from '../list.ts'
import { id, nothing } from '../wire.ts'
import { comment, currentNotes, entry, noted, notedOfMany, people, remark } from './guidance-shapes.ts'
import { partnerFigures, partnerList, partnerQuery } from './partner-list.ts'

/** Attendance, suggested courses and remarks, each with its author and time (document 002 §2.8, §6, §7; D34). */
export const guidance = {
  attend: endpoint({
    method: 'POST',
    path: '/hr-attended/:userId/:role',
    summary: 'Set the attendance of the caller’s role, with a comment; without `attended` it toggles',
    allow: ['hr', 'Counsellor'],
    params: z.object({ userId: id, role: z.enum(attendanceRoles) }),
    body: z.strictObject({ comment, attended: z.boolean().optional() }),
    answer: answers(noted.extend({ attended: z.boolean() })),
    refusals: ['not-found', 'not-yours'],
  }),
  attendMany: endpoint({
    method: 'POST',
    path: '/hr-attended',
    summary: 'Set the attendance of many candidates, skipping those where it is not allowed',
    allow: ['hr', 'Counsellor'],
    body: z.strictObject({ userIds: people, comment, attended: z.boolean() }),
    answer: notedOfMany,
    refusals: [],
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/post-user-course-suggested',
    summary: 'Suggest these courses to a candidate in place of earlier ones; an empty list removes the suggestion',
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
    summary: 'Suggest one more course to many candidates, skipping those where it is not allowed',
    allow: ['hr', 'Counsellor'],
    body: z.strictObject({ userIds: people, courseId: id }),
    answer: notedOfMany,
    refusals: ['not-found'],
  }),
  remark: endpoint({
    method: 'POST',
    path: '/remark/addRemark/:candidateId/:role',
    summary: 'Add or replace a remark on a candidate of the course partner’s list',
    allow: ['C-Partner'],
    params: z.object({ candidateId: id, role: z.literal('C-Partner') }),
    body: z.strictObject({ remark }),
    answer: answers(noted),
    refusals: ['not-found'],
  }),
  remarkOnMany: endpoint({
    method: 'POST',
    path: '/remark/addRemarks',
    summary: 'Add one remark to many candidates of the course partner’s list, skipping those where it is not allowed',
    allow: ['C-Partner'],
    body: z.strictObject({ userIds: people, remark }),
    answer: notedOfMany,
    refusals: [],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/notes/undo',
    summary: 'Undo the caller’s own latest notes within their minutes, all or none; the previous notes apply again',
    allow: ['hr', 'Counsellor', 'C-Partner'],
    body: z.strictObject({ NoteIDs: z.array(id).min(1).max(mostNotedAtOnce) }),
    answer: answers(nothing),
    refusals: ['not-found', 'not-yours', 'wrong-state'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/notes/:candidateId',
    summary: 'A candidate’s current notes and their history, newest first; a course partner sees no attendance',
    allow: staffRoles,
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
  partnerFigures: endpoint({
    method: 'GET',
    path: '/user-tp-figures',
    summary: 'The course partner’s list in figures, also by course',
    allow: ['C-Partner'],
    answer: partnerFigures,
    refusals: [],
  }),
  partnerFile: endpoint({
    ...fileCall,
    path: '/user-tp-filter-file',
    allow: ['C-Partner'],
    query: partnerQuery,
  }),
}
