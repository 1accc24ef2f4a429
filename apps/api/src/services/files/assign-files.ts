import type { Queryable } from '@pramaan/database/client'
import type { UploadKind } from '@pramaan/domain/upload'
import type { Deps } from '../../deps.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { idOfAddress } from './file-address.ts'
import { lockFilesOf, markDeleted, markUsed } from './files.queries.ts'

/**
 * The files that a record uses, the ones it will use from now on (as addresses), and the upload fields they may come
 * from.
 */
export type FileChange = {
  ownerId: number
  kinds: readonly UploadKind[]
  before: readonly (string | null)[]
  addresses: readonly string[]
}

/**
 * Assigns files to a record and returns their ids in order, each once. A new one must be the owner's own upload to one
 * of the fields, otherwise 404 `not-found`: a link from the client is never stored (quality, rule 12). Files that the
 * record no longer uses are marked as deleted. Call it in the transaction that writes the record.
 */
export async function assignFiles(deps: Deps, db: Queryable, { ownerId, kinds, before, addresses }: FileChange) {
  const ids = [...new Set(addresses.map((address) => found(idOfAddress(address))))]
  const saved = before.filter((id) => id !== null)
  const added = ids.filter((id) => !saved.includes(id))
  const lockedFiles = added.length > 0 ? await lockFilesOf(db, added, ownerId, kinds) : []
  if (lockedFiles.length < added.length) throw new Refuse('not-found')
  await markUsed(db, lockedFiles, deps.now())
  const removed = saved.filter((id) => !ids.includes(id))
  await markDeleted(db, removed, deps.now())
  return ids
}
