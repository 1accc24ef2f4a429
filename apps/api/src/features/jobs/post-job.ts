import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { found } from '../../http/refusals/refuse.ts'
import { pictureColumns } from '../files/opening-pictures.ts'
import { writeRequirements } from '../opening-fit/write-requirements.ts'
import { countOpeningWords } from './count-opening-words.ts'
import { lockDrive } from './drive-access.queries.ts'
import { checkListed, newJobColumns } from './job-form.ts'
import { findCompanyName, insertJob } from './write/write-jobs.queries.ts'

/** Posts a job by its form: an employer's own, or the platform's; in a drive it is the drive's employer's. Answers its id. */
export async function postJob(
  deps: Deps,
  db: Queryable,
  actor: Actor,
  form: Parsed<Contract['jobs']['create']>['body'],
) {
  await checkListed(db, form)
  const { PlacementDriveID: driveId } = form
  const drive = driveId == null ? undefined : found(await lockDrive(db, actor, driveId))
  const employerId = actor.role === 'Employer' ? actor.id : (drive?.employerId ?? null)
  const columns = newJobColumns(form)
  const companyName = columns.companyName ?? (employerId === null ? null : await findCompanyName(db, employerId))
  const picture = await pictureColumns(deps, db, { ownerId: actor.id, kinds: ['jobImage'] }, { image: form.Image })
  const id = found(
    await insertJob(db, {
      ...columns,
      ...picture,
      companyName,
      driveId: drive?.id ?? null,
      employerId,
      createdAt: deps.now(),
    }),
  )
  await writeRequirements(deps, db, 'job', [id])
  await countOpeningWords(deps, db, actor.id, columns)
  return id
}
