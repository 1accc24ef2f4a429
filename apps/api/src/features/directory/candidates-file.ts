import { filtersOfAddress, noFilters } from '@pramaan/contract/search/candidate-filters'
import { directory } from '@pramaan/contract/search/directory'
import { attendanceText } from '@pramaan/domain/guidance'
import { dateText } from '@pramaan/domain/india-day'
import { joiningOfInfo } from '@pramaan/domain/joining'
import { vspState } from '@pramaan/domain/verification'
import type { Deps } from '../../deps.ts'
import type { CsvCell } from '../../http/exports/csv-lines.ts'
import { candidateExports } from '../../http/exports/exported.queries.ts'
import type { ListFile } from '../../http/exports/list-file.ts'
import { matchingFor } from '../../services/search/loosen/relax-search.ts'
import type { Conditions } from '../../services/search/plan/conditions/conditions.queries.ts'
import { fullList } from '../../services/search/run/pages/full-list.ts'
import type { FoundRow } from '../../services/search/run/rows/page.queries.ts'
import { readStaffFields, type StaffFields } from '../../services/search/staff-fields.ts'
import { anyRole, type SearchRequest } from '../../services/search/understand/search-request.ts'
import { vspTexts } from '../verification/vsp-texts.ts'
import { isOneOf } from './directory.queries.ts'

const headings = [
  ...['ID', 'Name', 'Phone', 'E-mail', 'Exp level', 'Degree', 'Skills', 'Job location', 'Ready to', 'VSP'],
  ...['Expected CTC (LPA)', 'Registered', 'Updated', 'HR attendance', 'HR comment', 'Counsellor attendance'],
  ...['Counsellor comment', 'Suggested courses', 'Remark', 'Shortlisted by'],
]

const readyTexts = { join: 'Join', switch: 'Switch', neither: 'Off' } as const

type Row = FoundRow & { fields: StaffFields }

function cellsOf({ id, card, phone, email, fields }: Row): CsvCell[] {
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

/** The candidates that match the staff's filters, in the list's order. */
export function candidatesFile(deps: Deps): ListFile<SearchRequest, Row> {
  return {
    ...columns,
    path: '/candidate-files',
    endpoint: directory.candidatesFile,
    read: (query) => ({ filters: filtersOfAddress(query), roles: anyRole }),
    pages: async function* (actor, request) {
      yield* rowsOf(deps, request, await matchingFor(deps, actor, request))
    },
  }
}

/** The candidates with the chosen ids, without those who are no longer in the search. */
export function chosenFile(deps: Deps): ListFile<number[], Row> {
  return {
    ...columns,
    path: '/chosen-candidate-files',
    endpoint: directory.chosenFile,
    pages: async function* (actor, ids) {
      const everyone = { filters: noFilters, roles: anyRole }
      yield* rowsOf(deps, everyone, await matchingFor(deps, actor, everyone, isOneOf(ids)))
    },
  }
}

const columns = {
  action: candidateExports,
  nameOf: () => 'candidates',
  headings,
  cells: cellsOf,
  contactOf: ({ id }: Row) => id,
  contacts: ['Phone', 'E-mail'],
}

async function* rowsOf(deps: Deps, request: SearchRequest, matching: Conditions) {
  for await (const rows of fullList(deps, request, matching)) {
    const fieldsOf = await readStaffFields(
      deps.db,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => ({ ...row, fields: fieldsOf(row.id) }))
  }
}
