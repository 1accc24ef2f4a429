import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { found, only, Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { lockDrive } from '../jobs/drive-access.queries.ts'
import { payColumns } from '../jobs/job-form.ts'
import { lockJob } from '../jobs/jobs.queries.ts'
import { addJobs, changeJob } from '../jobs/write/write-jobs.ts'

type Form = Parsed<Contract['drives']['addJob']>['body']

/** Adds a job to a drive: a new one at the drive's location, or a standalone one of the caller. Returns its id. */
export async function addJob(deps: Deps, db: Queryable, actor: Actor, driveId: number, form: Form) {
  // A job is locked before its drive everywhere, so that two requests never wait for each other.
  const job = form.JobID == null ? undefined : found(await lockJob(db, actor, form.JobID))
  const drive = found(await lockDrive(db, actor, driveId))
  if (form.jobCtcTo < form.jobCtcFrom) refuseField('jobCtcTo', 'CTC to cannot be below CTC from.')
  const columns = {
    title: form.jobTitle,
    companyName: form.companyName,
    openings: form.jobOpenings,
    ...payColumns({ from: form.jobCtcFrom, to: form.jobCtcTo }),
    driveId,
  }
  if (job) {
    if (job.driveId !== null && job.driveId !== driveId) throw new Refuse('wrong-state')
    await changeJob(deps, db, actor.id, job, columns)
    return job.id
  }
  const employerId = actor.role === 'Employer' ? actor.id : drive.employerId
  const { location, qualification: education, domainId } = drive
  const rest = { location, education, domainId, employerId, type: 'Full Time', createdAt: deps.now() }
  return only(await addJobs(deps, db, actor.id, [{ ...columns, ...rest }]))
}
