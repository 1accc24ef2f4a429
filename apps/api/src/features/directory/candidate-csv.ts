import { attendanceText } from '@pramaan/domain/guidance'
import { dateText } from '@pramaan/domain/india-day'
import { joiningOfInfo } from '@pramaan/domain/joining'
import { vspState } from '@pramaan/domain/verification'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type CsvCell, csvLines, csvMark } from '../../http/csv-lines.ts'
import type { Asked } from '../search/asked.ts'
import { fullSort } from '../search/cursor.ts'
import { matchingFor } from '../search/list-page.ts'
import { type FoundRow, findPage, type Position } from '../search/page.queries.ts'
import { readStaffFields, type StaffFields } from '../search/staff-fields.ts'
import { areFew, countInTime } from '../search/total.queries.ts'

/** Rows that are read and written at a time: all that a file of any length keeps in memory. */
export const rowsAtATime = 500

const headings = [
  ...['ID', 'Name', 'Phone', 'E-mail', 'Exp level', 'Degree', 'Skills', 'Job location', 'Ready to', 'VSP'],
  ...['Expected CTC (LPA)', 'Registered', 'Updated', 'HR attendance', 'HR comment', 'Counsellor attendance'],
  ...['Counsellor comment', 'Suggested courses', 'Remark', 'Shortlisted by'],
]

const readyTexts = { join: 'Join', switch: 'Switch', neither: 'Off' } as const
const vspTexts = { 'never-applied': 'Not applied', applied: 'Applied', verified: 'VSP Verified' } as const

function cellsOf({ id, card, phone, email }: FoundRow, fields: StaffFields): CsvCell[] {
  const { ProfessionalSkills, GeneralSkills } = card.SkillProfile
  return [
    ...[id, card.FullName, phone?.replace('+', ''), email, card.ExperienceLevel, card.CareerProfile.degree],
    [...new Set([...ProfessionalSkills, ...GeneralSkills])].join(', '),
    ...[card.HrComments?.jobLocation, readyTexts[joiningOfInfo(card.JoiningInfo.status)]],
    ...[vspTexts[vspState(card.VspStatus)], card.CareerProfile.expectedCtc],
    ...[dateText(new Date(card.CreatedOn)), dateText(new Date(card.UpdatedOn))],
    ...[attendanceText(fields.HrAttended), fields.ShortCommentsHr],
    ...[attendanceText(fields.CslrAttended), fields.ShortCommentsCslr],
    ...[fields.MultiSuggestedCourse.map(({ Title }) => Title).join(', '), fields.remark, fields.countOfShortlisted],
  ]
}

/** Told of each part of the file that has been read. */
export type OnRows = (rows: number) => void

/**
 * The whole filtered list as the text of a CSV file, part by part in the list's order. The next rows are read when the
 * part before has been taken, each beyond the last one's place, so that a file of any length needs the memory of one part.
 */
export async function* candidateCsv(deps: Deps, actor: Actor, asked: Asked, onRows: OnRows): AsyncGenerator<string> {
  yield csvMark + csvLines([headings])
  const matching = await matchingFor(deps, actor, asked)
  const sorts = fullSort(asked.filters)
  const few = areFew(await countInTime(deps.db, matching))
  let position: Position = { offset: 0 }
  for (;;) {
    const wanted = { matching, sorts, position, limit: rowsAtATime, employerId: undefined, few }
    const rows = await findPage(deps.db, wanted)
    const fieldsOf = await readStaffFields(
      deps.db,
      rows.map(({ id }) => id),
    )
    onRows(rows.length)
    const last = rows.at(-1)
    if (last) yield csvLines(rows.map((row) => cellsOf(row, fieldsOf(row.id))))
    if (!last || rows.length < rowsAtATime) return
    position = { way: 'next', place: last.place }
  }
}
