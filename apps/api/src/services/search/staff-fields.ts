import type { Queryable } from '@pramaan/database/client'
import { countShortlisted, readCurrentNotes } from '../candidate-notes/current-notes.queries.ts'

/** A staff list's data besides the card: notes, and how many employers shortlisted the candidate. */
export async function readStaffFields(db: Queryable, ids: readonly number[]) {
  const [stateOf, shortlisted] = await Promise.all([readCurrentNotes(db, ids), countShortlisted(db, ids)])
  return (id: number) => {
    const { HrAttended, CslrAttended, ...state } = stateOf(id)
    return {
      ...state,
      HrAttended: HrAttended === true,
      CslrAttended: CslrAttended === true,
      countOfShortlisted: shortlisted.get(id) ?? 0,
    }
  }
}

/** The fields of staff in a row. */
export type StaffFields = ReturnType<Awaited<ReturnType<typeof readStaffFields>>>

const nothing: StaffFields = {
  HrAttended: false,
  CslrAttended: false,
  ShortCommentsHr: null,
  ShortCommentsCslr: null,
  MultiSuggestedCourse: [],
  remark: null,
  countOfShortlisted: 0,
}

/** For people who see none of them. */
export function noFields(_id: number): StaffFields {
  return nothing
}
