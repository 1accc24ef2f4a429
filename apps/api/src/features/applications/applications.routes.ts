import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import { takesPart } from '@pramaan/domain/drive-application'
import { applicationCreated, appliedStatus } from '@pramaan/domain/job-application'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listFileLink } from '../../http/exports/list-file.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { imageAddress } from '../../services/files/file-address.ts'
import { findCourseToJoin } from './applying/apply.queries.ts'
import { applyToJob, confirmPaid, requestDrive } from './applying/apply.ts'
import { applyToCourse, outcomeOf } from './applying/enrol.ts'
import { completeLanding } from './applying/landing.ts'
import { countCourseApplicants, findCourseApplicants } from './course-applicants/course-applicants.queries.ts'
import { courseApplicantsFile } from './course-applicants/course-applicants-file.ts'
import { myApplications } from './my-applications/my-applications.ts'
import { applicationAnswer } from './received/application-answer.ts'
import { decideApplication } from './received/decide.ts'
import { countApplications, findApplications } from './received/list.queries.ts'
import { markDriveSeen, markJobSeen } from './seen.queries.ts'
import { undoWithdrawal, withdrawApplication } from './withdrawing/withdraw.ts'

/** Applications to jobs, drives and courses: making, following, listing and deciding them (D12, D21, D22, D53). */
export function applicationRoutes(deps: Deps): Routes<'applications'> {
  return {
    apply: async ({ db, actor, body }) => {
      const { id, status } = await apply(deps, db, actor.id, body)
      return { message: applicationCreated, data: applicationCreated, applicationId: id, Status: status }
    },
    applyToDriveJob: async ({ db, actor, body }) => {
      const request = { jobId: body.JobID, driveId: body.placementID, url: body.Url }
      const application = await applyToJob(deps, db, actor.id, request)
      return { ...outcomeOf(application, applicationCreated), applicationId: application.id }
    },
    applyToCourse: async ({ db, actor, body }) => {
      const application = await applyToCourse(deps, db, actor.id, { courseId: body.CourseID, url: body.Url })
      return { ...outcomeOf(application), applicationId: application.id }
    },
    landing: ({ db, actor, body }) => completeLanding(deps, db, actor.id, body),
    mine: ({ db, actor, query }) => myApplications(db, actor.id, query),
    withdraw: async ({ db, actor, body }) => ({ data: await withdrawApplication(deps, db, actor.id, body) }),
    undoWithdraw: async ({ db, actor, body }) => ({ data: await undoWithdrawal(deps, db, actor.id, body) }),
    list: ({ db, actor, query }) => list(deps, db, actor, query),
    decide: async ({ db, actor, body }) => ({
      data: await decideApplication(deps, db, actor, body.applicationId, body.applicationStatus),
    }),
    courseApplicants: ({ db, actor, query }) => courseApplicants(deps, db, actor, query),
    applicantsOfCourse: async ({ db, actor, params: { courseId }, query }) => {
      found(await findCourseToJoin(db, courseId))
      return courseApplicants(deps, db, actor, { ...query, courseId })
    },
    courseApplicantsFile: async ({ db, actor, query }) => {
      if (query.courseId !== undefined) found(await findCourseToJoin(db, query.courseId))
      return listFileLink(deps, actor, courseApplicantsFile(deps), query)
    },
  }
}

async function apply(deps: Deps, db: Queryable, candidateId: number, body: ApplyBody) {
  const { JobID: jobId, placementID: driveId, status } = body
  if (jobId != null) {
    const { id, isNew } = await applyToJob(deps, db, candidateId, { jobId, driveId })
    if (!isNew) throw new Refuse('already-applied')
    return { id, status: appliedStatus }
  }
  const drive = found(driveId ?? undefined)
  return status && takesPart(status) ? confirmPaid(db, candidateId, drive) : requestDrive(deps, db, candidateId, drive)
}

type ApplyBody = Parsed<Contract['applications']['apply']>['body']
type ListQuery = Parsed<Contract['applications']['list']>['query']

async function list(deps: Deps, db: Queryable, actor: Actor, { pageSize, pageIndex, ...query }: ListQuery) {
  const filters = { viewer: actor, ...query }
  const rows = await findApplications(db, filters, pageSize, pageIndex * pageSize)
  const { total: totalCount, toDrives: driveCount } = await countApplications(db, filters)
  const at = deps.now()
  // Staff decide on drives and the platform's own jobs; an application to an employer's job counts as seen only when
  // the employer sees it.
  const decides = ({ employerId }: (typeof rows)[number]) => actor.role === 'Employer' || employerId === null
  const toJobs = rows.filter((row) => row.kind === 'job' && decides(row)).map(({ id }) => id)
  const toDrives = rows.filter(({ kind }) => kind === 'drive').map(({ id }) => id)
  await markJobSeen(db, toJobs, at)
  await markDriveSeen(db, toDrives, at)
  const candidateIds = rows.map(({ candidateId }) => candidateId)
  if (actor.role !== 'Employer') await auditContacts(deps, db, actor, candidateIds)
  const pageCount = pageCountOf(totalCount, pageSize)
  return { data: rows.map(applicationAnswer), totalCount, driveCount, pageCount }
}

async function auditContacts(deps: Deps, db: Queryable, actor: Actor, ids: readonly number[]) {
  if (ids.length === 0) return
  await writeAudit(db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
}

type Page = { courseId?: number; pageSize: number; pageIndex: number }

async function courseApplicants(deps: Deps, db: Queryable, actor: Actor, { courseId, pageSize, pageIndex }: Page) {
  const rows = await findCourseApplicants(db, { courseId }, pageSize, pageIndex * pageSize)
  const totalCount = await countCourseApplicants(db, courseId)
  const candidateIds = rows.map(({ application }) => application.candidateId)
  await auditContacts(deps, db, actor, candidateIds)
  const data = rows.map(({ application, ...row }) => ({
    ID: application.id,
    CandidateID: application.candidateId,
    CandidateName: row.name,
    CandidatePhone: row.phone,
    CandidateImage: imageAddress(row.image),
    CourseID: application.courseId,
    CourseTitle: row.course,
    JobName: row.jobName,
    Enrolled: row.enrolled,
    Withdrawn: !row.enrolled && application.withdrawnAt !== null,
    CreatedOn: application.createdAt.toISOString(),
  }))
  return { data, totalCount, pageCount: pageCountOf(totalCount, pageSize) }
}
