import type { Queryable } from '@pramaan/database/client'
import { type ApplicationMove, type TimelineEntry, timelineOf } from '@pramaan/domain/application-timeline'
import { isVerifiedCompany, isVerifiedOpening } from '@pramaan/domain/company'
import { courseApplicationStatus } from '@pramaan/domain/course'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { pageCountOf } from '@pramaan/domain/pages'
import { imageAddress } from '../../../services/files/file-address.ts'
import {
  type ApplicationKind,
  countApplications,
  findApplications,
  readCourseApplications,
  readDriveApplications,
  readJobApplications,
  readMoves,
} from './my-applications.queries.ts'

type Moves = Awaited<ReturnType<typeof readMoves>>

function timelineAnswer(entries: readonly TimelineEntry[]) {
  return entries.map(({ event, status, at }) => ({ Event: event, Status: status, At: at.toISOString() }))
}

function movesOf(moves: Moves, applicationId: number): ApplicationMove[] {
  return moves.filter((move) => move.applicationId === applicationId)
}

const empty = {
  JobID: null,
  JobTitle: null,
  PlacementDriveID: null,
  PlacementDriveName: null,
  CourseID: null,
  CourseTitle: null,
  CoursePrice: null,
  CompanyName: null,
  Verified: null,
  FieldID: null,
  FromDate: null,
  ToDate: null,
}

async function ofJobs(db: Queryable, ids: readonly number[]) {
  const moves = await readMoves(db, 'job', ids)
  return (await readJobApplications(db, ids)).map(({ application, job, drive, employer }) => ({
    ...empty,
    ID: application.id,
    Kind: 'job' as const,
    Status: application.status,
    JobID: job.id,
    JobTitle: job.title,
    CompanyName: job.companyName,
    Verified: isVerifiedOpening(employer, job.companyName),
    Image: imageAddress(job.image),
    PlacementDriveID: job.driveId,
    PlacementDriveName: drive?.title ?? null,
    FromDate: drive?.fromDate ?? null,
    ToDate: drive?.toDate ?? null,
    Available: job.deletedAt === null && !drive?.deletedAt,
    CreatedOn: application.createdAt.toISOString(),
    UpdatedOn: application.updatedAt.toISOString(),
    Timeline: timelineAnswer(timelineOf(movesOf(moves, application.id), application.seenAt)),
  }))
}

async function ofDrives(db: Queryable, ids: readonly number[]) {
  const moves = await readMoves(db, 'drive', ids)
  return (await readDriveApplications(db, ids)).map(({ application, drive, employer }) => ({
    ...empty,
    ID: application.id,
    Kind: 'drive' as const,
    Status: application.status,
    PlacementDriveID: drive.id,
    PlacementDriveName: drive.title,
    Verified: employer && isVerifiedCompany(employer.status, true),
    Image: imageAddress(drive.image),
    FieldID: drive.domainId,
    FromDate: drive.fromDate,
    ToDate: drive.toDate,
    Available: drive.deletedAt === null,
    CreatedOn: application.createdAt.toISOString(),
    UpdatedOn: application.updatedAt.toISOString(),
    Timeline: timelineAnswer(timelineOf(movesOf(moves, application.id), application.seenAt)),
  }))
}

async function ofCourses(db: Queryable, ids: readonly number[]) {
  return (await readCourseApplications(db, ids)).map(({ application, course, enrolment }) => {
    const sent: TimelineEntry = { event: 'sent', status: null, at: application.createdAt }
    const bought = enrolment?.orderId ? enrolment.createdAt : undefined
    const { withdrawnAt } = application
    const withdrawn: TimelineEntry[] = withdrawnAt ? [{ event: 'withdrawn', status: null, at: withdrawnAt }] : []
    const paid: TimelineEntry[] = bought ? [{ event: 'paid', status: null, at: bought }] : []
    return {
      ...empty,
      ID: application.id,
      Kind: 'course' as const,
      Status: courseApplicationStatus({ enrolled: enrolment !== null, withdrawn: withdrawnAt !== null }),
      CourseID: course.id,
      CourseTitle: course.title,
      CoursePrice: course.price === null ? null : rupeesOfPaise(course.price),
      Image: imageAddress(course.image),
      FieldID: course.categoryId,
      Available: true,
      CreatedOn: application.createdAt.toISOString(),
      UpdatedOn: (bought ?? withdrawnAt ?? application.createdAt).toISOString(),
      Timeline: timelineAnswer([sent, ...withdrawn, ...paid]),
    }
  })
}

const readers = { job: ofJobs, drive: ofDrives, course: ofCourses }
type Request = { kind?: ApplicationKind | undefined; pageSize: number; pageIndex: number }

/** A page of a candidate's own applications with their timelines, newest first. */
export async function myApplications(db: Queryable, candidateId: number, { kind, pageSize, pageIndex }: Request) {
  const kinds = kind ? [kind] : (['job', 'drive', 'course'] as const)
  const totalCount = await countApplications(db, candidateId, kinds)
  const listed = await findApplications(db, candidateId, kinds, { limit: pageSize, offset: pageIndex * pageSize })
  const idsOf = (one: ApplicationKind) => listed.filter(({ kind }) => kind === one).map(({ id }) => id)
  const byKind = { job: await readers.job(db, idsOf('job')), drive: await readers.drive(db, idsOf('drive')) }
  const all = [...byKind.job, ...byKind.drive, ...(await readers.course(db, idsOf('course')))]
  const data = listed.flatMap(({ kind, id }) => all.filter(({ Kind, ID }) => Kind === kind && ID === id))
  return { data, totalCount, pageCount: pageCountOf(totalCount, pageSize) }
}
