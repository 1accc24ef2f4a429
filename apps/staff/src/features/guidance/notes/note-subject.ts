import type { AttendanceRole } from '@pramaan/domain/guidance'
import type { Role } from '@pramaan/domain/role'

/** A course by its number and title. */
export type NamedCourse = { ID: number; Title: string }

/** The part of a candidate that notes need; course partners don't get attendance. */
export type NoteSubject = {
  ID: number
  FullName: string
  HrAttended?: boolean
  CslrAttended?: boolean
  ShortCommentsHr: string | null
  ShortCommentsCslr: string | null
  MultiSuggestedCourse: readonly NamedCourse[]
  remark: string | null
}

/** The attendance that a role records for a candidate; undefined for roles that record none. */
export function attendanceFor(role: Role, person: NoteSubject) {
  if (role === 'hr') return { role, attended: person.HrAttended === true, comment: person.ShortCommentsHr }
  return role === 'Counsellor'
    ? { role, attended: person.CslrAttended === true, comment: person.ShortCommentsCslr }
    : undefined
}

/** The attendance's role, or undefined. */
export function attendanceRole(role: Role): AttendanceRole | undefined {
  return role === 'hr' || role === 'Counsellor' ? role : undefined
}
