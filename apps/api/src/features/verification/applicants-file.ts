import type { Parsed } from '@pramaan/contract/endpoint'
import { verification } from '@pramaan/contract/staff/verification'
import { dateText, endOfDay, parseDay, startOfDay } from '@pramaan/domain/india-day'
import { plainPhone } from '@pramaan/domain/phone'
import { vspState } from '@pramaan/domain/verification'
import type { Deps } from '../../deps.ts'
import { type ListFile, pagesOf } from '../../http/exports/list-file.ts'
import { refuseField } from '../../http/refusals/refuse.ts'
import { type ApplicantFilter, type Listed, listApplicants } from './applicants.queries.ts'
import { vspTexts } from './vsp-texts.ts'

type Query = Parsed<typeof verification.applicantsFile>['query']
type Applicant = Awaited<ReturnType<typeof listApplicants>>[number]

/** Filters of an applicant list: days in India as instants (D23); refused if the end is before the start. */
export function listedBy({ list, search, day, reviewer, fromDate, toDate }: Query): Listed {
  const [from, to] = [parseDay(fromDate ?? ''), parseDay(toDate ?? '')]
  if (from && to && to < from) refuseField('toDate', 'The end is before the start.')
  const ofEmployers = list === 'employers'
  return { day, from: from && startOfDay(from), before: to && endOfDay(to), term: search, reviewer, ofEmployers }
}

/** The applicant filter that a staff member chose. */
export function shownBy(show: Query['show'], reviewerId: number): ApplicantFilter {
  return show === 'mine' ? { reviewerId } : show
}

/** Applicants for verification in a period, in the order of the list: all, or only those an employer waits for. */
export function applicantsFile({ db }: Deps): ListFile<Query, Applicant> {
  return {
    path: '/applicant-files',
    endpoint: verification.applicantsFile,
    nameOf: ({ list }) => (list === 'vsp' ? 'VspApplicants' : 'EmployerApplicants'),
    headings: ['ID', 'Date', 'UserID', 'Name', 'Phone', 'VSP Status'],
    pages: ({ id }, request) =>
      pagesOf<Applicant>(({ last, limit }) => {
        const condition = shownBy(request.show, id)
        return listApplicants(db, { ...listedBy(request), shown: condition, beyond: last?.application }, limit, 0)
      }),
    cells: ({ application, fullName, phone }) => [
      ...[application.id, dateText(application.createdAt), application.candidateId, fullName],
      ...[phone && plainPhone(phone), vspTexts[vspState(application.verified)]],
    ],
    contactOf: ({ application }) => application.candidateId,
    contacts: ['Phone'],
  }
}
