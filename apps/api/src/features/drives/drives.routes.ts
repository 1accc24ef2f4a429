import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import { isMoved, recentDriveDays } from '@pramaan/domain/drive'
import { addDays, dayOf } from '@pramaan/domain/india-day'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listFileLink } from '../../http/exports/list-file.ts'
import { found } from '../../http/refusals/refuse.ts'
import { type Pictures, pictureColumns } from '../../services/files/opening-pictures.ts'
import { noteJobsOf } from '../../services/job-changes/note-jobs.queries.ts'
import { fitAnswers } from '../../services/opening-fit/fit-answer.ts'
import { orderedFor, seekerOf } from '../../services/opening-fit/seeker.ts'
import { writeRequirements } from '../../services/opening-fit/write-requirements.ts'
import { readingOf } from '../../services/search/understand/reading.ts'
import { countOpeningWords } from '../jobs/count-opening-words.ts'
import { lockDrive } from '../jobs/drive-access.queries.ts'
import { jobAnswers } from '../jobs/job-answer.ts'
import { findJobsOfDrive } from '../jobs/jobs.queries.ts'
import { oneJob } from '../jobs/jobs.routes.ts'
import { findNearCity, nearAnswerOf } from '../jobs/near-city.queries.ts'
import { addJob } from './add-job.ts'
import { driveAnswer, driveJobAnswer } from './drive-answer.ts'
import type { DriveFilters } from './drive-filters.ts'
import { checkDates, checkDomain, driveColumns, newDriveColumns } from './drive-form.ts'
import { readDriveWords } from './drive-words.queries.ts'
import { countDrives, findDrive, findDrives, insertDrive, updateDrive } from './drives.queries.ts'
import { applicants } from './review/applicants.ts'
import { driveApplicantsFile } from './review/applicants-file.ts'
import { reviewApplication, reviewingBy } from './review/review.ts'
import { reviewMany, undoReview } from './review/review-many.ts'

/** The maximum number of listed jobs of a drive. */
const mostJobs = 200

/** Placement drives: lists, one drive, creating and changing them, and reviewing their applicants (D22 to D24, D53). */
export function driveRoutes(deps: Deps): Routes<'drives'> {
  return {
    list: ({ db, actor, query }) => listing(deps, db, actor, query),
    filter: ({ db, actor, body }) => listing(deps, db, actor, body),
    byId: async ({ db, actor, query }) => ({ data: await oneDrive(deps, db, actor, query.id) }),
    get: async ({ db, actor, params }) => ({ data: await oneDrive(deps, db, actor, params.id) }),
    jobs: async ({ db, actor, params }) => {
      found(await findDrive(db, actor, params.id))
      const rows = await findJobsOfDrive(db, actor, params.id, mostJobs)
      return { data: await jobAnswers(db, rows, await seekerOf(deps, db, actor)) }
    },
    create: async ({ db, actor, body }) => {
      await checkDomain(db, body.Domain)
      const employerId = actor.role === 'Employer' ? actor.id : null
      const pictures = await picturesOf(deps, db, actor, body)
      const ownership = { ...pictures, employerId, createdBy: actor.id, createdAt: deps.now() }
      const columns = newDriveColumns(body)
      checkDates(columns, deps.now())
      const driveId = found(await insertDrive(db, { ...columns, ...ownership }))
      await writeRequirements(deps, db, 'drive', [driveId])
      await countOpeningWords(deps, db, actor.id, { skills: columns.skills ?? [] })
      return { data: await oneDrive(deps, db, actor, driveId) }
    },
    update: async ({ db, actor, params, body }) => {
      const drive = found(await lockDrive(db, actor, params.id))
      await checkDomain(db, body.Domain)
      const change = { ...driveColumns(body), ...(await picturesOf(deps, db, actor, body, drive)) }
      const { fromDate = drive.fromDate, toDate = drive.toDate } = change
      checkDates({ fromDate, toDate }, deps.now(), drive)
      if (change.toDate && change.toDate !== drive.toDate) await noteJobsOf(db, { driveId: params.id }, deps.now())
      const moved = isMoved(drive, change) ? { movedAt: deps.now() } : {}
      await updateDrive(db, params.id, { ...change, ...moved })
      await countOpeningWords(deps, db, actor.id, { skills: change.skills ?? [] }, { skills: drive.skills })
      await writeRequirements(deps, db, 'drive', [params.id])
      return { data: await oneDrive(deps, db, actor, params.id) }
    },
    remove: async ({ db, actor, params }) => {
      found(await lockDrive(db, actor, params.id))
      await updateDrive(db, params.id, { deletedAt: deps.now() })
      return { data: null }
    },
    addJob: async ({ db, actor, params, body }) => ({
      data: await oneJob(deps, db, actor, await addJob(deps, db, actor, params.driveId, body)),
    }),
    review: async ({ db, actor, body }) => ({
      data: await reviewApplication(deps, db, await reviewingBy(db, actor.id), body),
    }),
    reviewMany: ({ db, actor, body }) => reviewMany(deps, db, actor.id, body),
    undoReview: ({ db, actor, body }) => undoReview(deps, db, actor.id, body.applicationIds),
    applicants: ({ db, actor, params, query }) => applicants(deps, db, actor, { ...query, driveId: params.driveId }),
    applicantsFile: async ({ db, actor, params, query }) => {
      found(await findDrive(db, actor, params.driveId))
      return listFileLink(deps, actor, driveApplicantsFile(deps), { ...params, ...query })
    },
  }
}

/** A drive's banner and its companies' logos, which must be uploads of the person who saves the drive. */
function picturesOf(
  deps: Deps,
  db: Queryable,
  actor: Actor,
  { Image, CompanyData }: Parsed<Contract['drives']['update']>['body'],
  before?: Pictures,
) {
  const kinds = ['banner', 'companyLogo'] as const
  return pictureColumns(deps, db, { ownerId: actor.id, kinds }, { image: Image, companies: CompanyData }, before)
}

async function oneDrive(deps: Deps, db: Queryable, actor: Actor, driveId: number) {
  const row = found(await findDrive(db, actor, driveId))
  const jobs = await findJobsOfDrive(db, actor, driveId, mostJobs)
  const fitOf = await fitAnswers(db, 'drive', [driveId], await seekerOf(deps, db, actor))
  return { ...driveAnswer(row, actor.role === 'Candidate', fitOf(driveId)), Jobs: jobs.map(driveJobAnswer) }
}

async function listing(deps: Deps, db: Queryable, actor: Actor, asked: DriveFilters) {
  const filters = { ...asked, words: await readDriveWords(deps, db, asked.term, actor) }
  const today = dayOf(deps.now())
  const viewer = { ...actor, today, recentFrom: addDays(today, -recentDriveDays) }
  const near = await findNearCity(db, actor, filters.near)
  const candidate = await seekerOf(deps, db, actor)
  const rows = await findDrives(db, viewer, filters, { near, seeker: orderedFor(candidate) })
  const ids = rows.map(({ drive }) => drive.id)
  const fitOf = await fitAnswers(db, 'drive', ids, candidate)
  const counts = await countDrives(db, viewer, filters, near)
  return {
    data: rows.map((row) => driveAnswer(row, actor.role === 'Candidate', fitOf(row.drive.id))),
    totalCount: counts.total,
    pageCount: pageCountOf(counts.total, filters.pageSize),
    near: nearAnswerOf(near, [counts.near]),
    reading: readingOf(filters.words, counts.total === 0),
  }
}
