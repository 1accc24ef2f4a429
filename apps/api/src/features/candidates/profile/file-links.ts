import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { namedAddress, signedAddress } from '../../files/file-address.ts'
import { type Profile, readFileNames } from '../candidates.queries.ts'

/** The links to a profile's CV and certificates for this reader's session, with the files' own names. */
export async function fileLinks(deps: Deps, db: Queryable, reader: Actor, profile: Profile) {
  const names = await readFileNames(db, profile)
  const of = profile.account.id
  return (id: string) => namedAddress(signedAddress(deps, { id, of, reader }), names.get(id))
}
