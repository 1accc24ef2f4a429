import type { Queryable } from '@pramaan/database/client'
import { mayBeShown } from '@pramaan/domain/visibility'
import type { Actor } from '../../http/access/actor.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { ofPartners, readVisibility } from './readers.queries.ts'

type Reader = Pick<Actor, 'id' | 'role'>

/** Whether a candidate may be shown to this reader now; false if there is no such candidate. */
export async function isShownTo(db: Queryable, reader: Reader, candidateId: number) {
  const row = await readVisibility(db, candidateId, reader.id)
  if (!row) return false
  const onPartnerList = reader.role === 'C-Partner' && (await ofPartners(db, [candidateId])).length === 1
  return mayBeShown(row.account, reader.role, {
    self: reader.id === candidateId,
    hasContacted: row.hasContacted,
    onPartnerList,
  })
}

/** Refuses readers who may not see this candidate, as if the candidate did not exist. */
export async function refuseUnshown(db: Queryable, reader: Reader, candidateId: number) {
  if (!(await isShownTo(db, reader, candidateId))) throw new Refuse('not-found')
}
