import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { found, only, Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { countOpeningWords } from '../jobs/count-opening-words.ts'
import { lockDrive } from '../jobs/drive-access.queries.ts'
import { payColumns } from '../jobs/job-form.ts'
import { lockJob } from '../jobs/jobs.queries.ts'
import { insertJobs, updateJob } from '../jobs/write/write-jobs.queries.ts'
import { writeRequirements } from '../opening-fit/write-requirements.ts'

type Form = Parsed<Contract['drives']['addJob']>['body']

/** Adds a job to a drive: a new one at the drive's location, or a standalone one of the caller. Returns its id. */
export async function addJob(deps: Deps, db: Queryable, actor: Actor, driveId: number, form: Form) {
  const drive = found(await lockDrive(db, actor, driveId))
  if (form.jobCtcTo < form.jobCtcFrom) refuseField('jobCtcTo', 'CTC to cannot be below CTC from.')
  const columns = {
    title: form.jobTitle,
    companyName: form.companyName,
    openings: form.jobOpenings,
    ...payColumns({ from: form.jobCtcFrom, to: form.jobCtcTo }),
    driveId,
  }
  if (form.JobID != null) {
    const job = found(await lockJob(db, actor, form.JobID))
    if (job.driveId !== null && job.driveId !== driveId) throw new Refuse('wrong-state')
    await updateJob(db, job.id, columns, deps.now())
    await countOpeningWords(deps, db, actor.id, columns, job)
    return withRequirements(deps, db, job.id, driveId)
  }
  const employerId = actor.role === 'Employer' ? actor.id : drive.employerId
  const { location, qualification: education, domainId } = drive
  const rest = { location, education, domainId, employerId, type: 'Full Time', createdAt: deps.now() }
  const jobId = only(await insertJobs(db, [{ ...columns, ...rest }]))
  await countOpeningWords(deps, db, actor.id, columns)
  return withRequirements(deps, db, jobId, driveId)
}

/** Writes the requirements of the job and its drive. Returns the job's id. */
async function withRequirements(deps: Deps, db: Queryable, jobId: number, driveId: number) {
  await writeRequirements(deps, db, 'job', [jobId])
  await writeRequirements(deps, db, 'drive', [driveId])
  return jobId
}
