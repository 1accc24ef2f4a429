import { may } from '../capability/capability.ts'
import type { Role } from '../role/role.ts'

/**
 * What staff note about a candidate besides the verification (002, sections 2.8 and 6), in the order in which a page
 * shows it.
 */
export const noteKinds = ['hr-attendance', 'counsellor-attendance', 'courses', 'remark'] as const

/** A kind of note. */
export type NoteKind = (typeof noteKinds)[number]

/** The roles with a separate attendance, as in `/hr-attended/{userId}/{role}`. */
export const attendanceRoles = ['hr', 'Counsellor'] as const

/** A role with its own attendance. */
export type AttendanceRole = (typeof attendanceRoles)[number]

/** Longest comment on an attendance, and longest remark, in characters. */
export const longestNote = 500

/** The maximum number of courses suggested to one candidate. */
export const mostSuggestedCourses = 10

/** The maximum number of candidates in one bulk note. */
export const mostNotedAtOnce = 100

/** Minutes in which a note's author may undo it. */
const noteUndoMinutes = 10

const minuteMs = 60_000

/**
 * The attendance that a role writes: HR's and the Counsellor's are separate (002, section 6); undefined for other
 * roles.
 */
export function attendanceKindOf(role: Role): 'hr-attendance' | 'counsellor-attendance' | undefined {
  if (role === 'hr') return 'hr-attendance'
  return role === 'Counsellor' ? 'counsellor-attendance' : undefined
}

/** The kinds of note that a role reads: a course partner reads no attendance, other staff read all. */
export function kindsSeenBy(role: Role): NoteKind[] {
  return noteKinds.filter((kind) => {
    if (kind === 'remark') return may(role, 'seeAttendance') || may(role, 'addRemark')
    return may(role, kind === 'courses' ? 'seeSuggestedCourses' : 'seeAttendance')
  })
}

/** The parts of a note that decide whether it can be undone; `current`: no later note of its kind replaced it. */
type Noted = { by: number; at: Date; current: boolean }

/** Why a person can't undo a note: it is another's, a later one replaced it, or its minutes are over. */
export function whyNotUndoNote(note: Noted, actorId: number, now: Date) {
  if (note.by !== actorId) return 'not-yours' as const
  if (!note.current) return 'not-the-latest' as const
  return now.getTime() - note.at.getTime() > noteUndoMinutes * minuteMs ? ('too-late' as const) : undefined
}

/** The label of an attendance (002, section 2.8). */
export function attendanceText(attended: boolean): 'Attended' | 'Not Attended' {
  return attended ? 'Attended' : 'Not Attended'
}

/** The suggested courses after adding one: no duplicates, and undefined if the limit is reached. */
export function withCourse(suggested: readonly number[], courseId: number): number[] | undefined {
  if (suggested.includes(courseId)) return [...suggested]
  return suggested.length < mostSuggestedCourses ? [...suggested, courseId] : undefined
}
