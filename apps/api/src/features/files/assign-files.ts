import type { Queryable } from '@pramaan/database/client'
import type { UploadKind } from '@pramaan/domain/upload'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { idOfAddress } from './file-address.ts'
import { lockOwn, markDeleted, markUsed } from './files.queries.ts'

/** Which files a record uses, which it is to use from now on (as addresses), and where such files belong. */
export type FileChange = {
  ownerId: number
  places: readonly UploadKind[]
  before: readonly (string | null)[]
  addresses: readonly string[]
}

/**
 * The ids of the files that a record is to use, in their order, each once. A new one has to be an upload of the owner's
 * for one of the places, otherwise 404 `not-found`: a link from the client is never stored (quality, rule 12). What the
 * record no longer uses is taken away. In the transaction that writes the record.
 */
export async function assignFiles(deps: Deps, db: Queryable, { ownerId, places, before, addresses }: FileChange) {
  const ids = [...new Set(addresses.map(idOfAddress))]
  const saved = before.filter((id) => id !== null)
  const added = ids.filter((id) => id !== undefined && !saved.includes(id)).filter((id) => id !== undefined)
  const own = added.length > 0 ? await lockOwn(db, added, ownerId, places) : []
  const known = ids.filter((id) => id !== undefined && (saved.includes(id) || own.includes(id)))
  if (known.length < ids.length) throw new Refuse('not-found')
  await markUsed(db, own, deps.now())
  await markDeleted(
    db,
    saved.filter((id) => !ids.includes(id)),
    deps.now(),
  )
  return known.filter((id) => id !== undefined)
}
