import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { namedAddress, signedAddress } from '../../../services/files/file-address.ts'
import { type Profile, readFileNames } from '../candidates.queries.ts'

/** The links to a profile's CV and certificates for this reader's session, with the files' own names, by their ids. */
export async function fileLinks(deps: Deps, db: Queryable, reader: Actor, { account, candidate }: Profile) {
  const { cv, certificates } = candidate
  const ids = cv ? [cv, ...certificates] : certificates
  const names = await readFileNames(db, ids)
  const linkTo = async (id: string) =>
    [id, namedAddress(await signedAddress(deps, { id, of: account.id, reader }), names.get(id))] as const
  return new Map(await Promise.all(ids.map(linkTo)))
}
