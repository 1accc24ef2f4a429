import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import { found } from '../../../http/refusals/refuse.ts'
import { imageAddress } from '../../../services/files/file-address.ts'
import { markDriveSeen } from '../../applications/seen.queries.ts'
import { driveAnswer } from '../drive-answer.ts'
import { findDrive } from '../drives.queries.ts'
import { countByStatus, findApplicants } from './review.queries.ts'

type ApplicantsRequest = Parsed<Contract['drives']['applicants']>['query'] & { driveId: number }

/** A drive and a page of its applicants; applicants on the page count as seen, and the view is audited (D35). */
export async function applicants(deps: Deps, db: Queryable, actor: Actor, request: ApplicantsRequest) {
  const { driveId, pageSize, pageIndex, term, status } = request
  const row = found(await findDrive(db, actor, driveId))
  const rows = await findApplicants(db, { driveId, term, status }, pageSize, pageIndex * pageSize)
  const statusCounts = await countByStatus(db, { driveId, term })
  const at = deps.now()
  await markDriveSeen(
    db,
    rows.map(({ application }) => application.id),
    at,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await writeAudit(db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at })
  const counts = status === undefined ? Object.values(statusCounts) : [statusCounts[status] ?? 0]
  const totalCount = counts.reduce((sum, one) => sum + one, 0)
  const data = { placementDrive: driveAnswer(row, false), users: rows.map(applicantAnswer) }
  return { data, totalCount, pageCount: pageCountOf(totalCount, pageSize), statusCounts }
}

function applicantAnswer({ application, ...user }: Awaited<ReturnType<typeof findApplicants>>[number]) {
  return {
    ID: user.id,
    FullName: user.fullName,
    Phone: user.phone,
    Email: user.email,
    Location: user.location,
    Image: imageAddress(user.image),
    Verified: user.verified,
    Status: application.status,
    applicationID: application.id,
    CreatedOn: application.createdAt.toISOString(),
    UpdatedOn: application.updatedAt.toISOString(),
  }
}
