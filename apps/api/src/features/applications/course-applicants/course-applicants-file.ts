import { applications } from '@pramaan/contract/applications/application'
import type { Parsed } from '@pramaan/contract/endpoint'
import { plainPhone } from '@pramaan/domain/phone'
import type { Deps } from '../../../deps.ts'
import { type ListFile, pagesOf } from '../../../http/exports/list-file.ts'
import { findCourseApplicants } from './course-applicants.queries.ts'

type Query = Parsed<typeof applications.courseApplicantsFile>['query']
type Applicant = Awaited<ReturnType<typeof findCourseApplicants>>[number]

/** Applicants of one or all courses who did not withdraw, newest first, in the columns of document 001 §7. */
export function courseApplicantsFile({ db }: Deps): ListFile<Query, Applicant> {
  return {
    path: '/course-application-files',
    endpoint: applications.courseApplicantsFile,
    nameOf: () => 'CourseApplications',
    headings: ['ID', 'Name', 'Phone', 'CourseID', 'CourseTitle'],
    pages: (_actor, { courseId }) =>
      pagesOf<Applicant>(({ last, limit }) =>
        findCourseApplicants(db, { courseId, beyond: last?.application.id, activeOnly: true }, limit, 0),
      ),
    cells: ({ application, course, name, phone }) => [
      ...[application.candidateId, name, phone && plainPhone(phone), application.courseId, course],
    ],
    contactOf: ({ application }) => application.candidateId,
  }
}
