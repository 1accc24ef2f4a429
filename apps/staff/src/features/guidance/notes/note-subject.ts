import { type AttendanceRole, attendanceRoles } from '@pramaan/domain/guidance'
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

/** The role whose attendance a person records; undefined for those who record none. */
export function attendanceRole(role: Role): AttendanceRole | undefined {
  return attendanceRoles.find((one) => one === role)
}

/** Whether a candidate attended, as a role recorded it. */
export function hasAttended(role: AttendanceRole, { HrAttended, CslrAttended }: NoteSubject): boolean {
  return (role === 'hr' ? HrAttended : CslrAttended) === true
}

/** A requested note and its candidate; `attended` if the button named the value. */
export type NoteRequest = {
  action: 'attend' | 'suggest' | 'remark' | 'history'
  people: readonly NoteSubject[]
  attended?: boolean
  /** Many candidates were selected; done clears the selection. */
  many?: boolean
}
