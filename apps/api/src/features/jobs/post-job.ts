import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { found, only } from '../../http/refusals/refuse.ts'
import { pictureColumns } from '../../services/files/opening-pictures.ts'
import { lockDrive } from './drive-access.queries.ts'
import { checkListed, newJobColumns } from './job-form.ts'
import { findCompanyName } from './write/write-jobs.queries.ts'
import { addJobs } from './write/write-jobs.ts'

type NewJob = Parsed<Contract['jobs']['create']>['body']

/**
 * Posts a job from its form: an employer's own, or the platform's; a drive's job belongs to the drive's employer.
 * Returns its id.
 */
export async function postJob(deps: Deps, db: Queryable, actor: Actor, form: NewJob) {
  return only(await postJobs(deps, db, actor, [form]))
}

/** Posts several jobs from their forms at once; returns their ids in order. */
export async function postJobs(deps: Deps, db: Queryable, actor: Actor, forms: readonly NewJob[]) {
  const news = []
  for (const form of forms) news.push(await newJob(deps, db, actor, form))
  return addJobs(deps, db, actor.id, news)
}

/** The row of a new job. */
async function newJob(deps: Deps, db: Queryable, actor: Actor, form: NewJob) {
  await checkListed(db, form)
  const { PlacementDriveID: driveId } = form
  const drive = driveId == null ? undefined : found(await lockDrive(db, actor, driveId))
  const employerId = actor.role === 'Employer' ? actor.id : (drive?.employerId ?? null)
  const columns = newJobColumns(form)
  const companyName = columns.companyName ?? (employerId === null ? null : await findCompanyName(db, employerId))
  const picture = await pictureColumns(deps, db, { ownerId: actor.id, kinds: ['jobImage'] }, { image: form.Image })
  return { ...columns, ...picture, companyName, driveId: drive?.id ?? null, employerId, createdAt: deps.now() }
}
