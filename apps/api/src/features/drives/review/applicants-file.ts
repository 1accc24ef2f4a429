import { drives } from '@pramaan/contract/drives/drive'
import type { Parsed } from '@pramaan/contract/endpoint'
import { dateText } from '@pramaan/domain/india-day'
import { plainPhone } from '@pramaan/domain/phone'
import type { Deps } from '../../../deps.ts'
import { type ListFile, pagesOf } from '../../../http/exports/list-file.ts'
import { markDriveSeen } from '../../applications/seen.queries.ts'
import { findApplicants } from './review.queries.ts'

type Call = Parsed<typeof drives.applicantsFile>
type Query = Call['params'] & Call['query']
type Applicant = Awaited<ReturnType<typeof findApplicants>>[number]

/** A drive's applicants, optionally in one state, newest first; everyone in the file counts as seen. */
export function driveApplicantsFile({ db, now }: Deps): ListFile<Query, Applicant> {
  return {
    path: '/drive-applicant-files',
    endpoint: drives.applicantsFile,
    nameOf: ({ driveId }) => `DriveApplicants-${driveId}`,
    headings: ['ID', 'Name', 'Phone', 'Email', 'Location', 'Status', 'Applied'],
    pages: (_actor, request) =>
      pagesOf<Applicant>(async ({ last, limit }) => {
        const rows = await findApplicants(db, { ...request, beyond: last?.application.id }, limit, 0)
        const ids = rows.map(({ application }) => application.id)
        await markDriveSeen(db, ids, now())
        return rows
      }),
    cells: ({ id, fullName, phone, email, location, application }) => [
      ...[id, fullName, phone && plainPhone(phone), email, location, application.status],
      dateText(application.createdAt),
    ],
    contactOf: ({ id }) => id,
    contacts: ['Phone', 'Email'],
  }
}
