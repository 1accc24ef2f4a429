import { roleOfId } from '@pramaan/domain/role'
import { isPhotoShown, seesHidden } from '@pramaan/domain/visibility'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { findSessionOfCookie } from '../../../http/access/session.queries.ts'
import { sessionCookie } from '../../../http/calls/cookie.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { findOwner } from '../../../services/files/files.queries.ts'

type Photo = { ownerId: number | null; sample: boolean }

/** How long a browser caches a photo: no longer than a link to a CV is valid. */
export const photoCache = 'private, max-age=600'

/**
 * Responds as if the photo did not exist if its owner is hidden, except to the owner and staff who may see everyone. An
 * image request has no token, so the session's cookie identifies the reader.
 */
export async function refuseHiddenPhoto(deps: Deps, photo: Photo, request: FastifyRequest, reply: FastifyReply) {
  if (photo.sample) return
  const owner = photo.ownerId === null ? undefined : await findOwner(deps.db, photo.ownerId)
  if (owner && isPhotoShown(owner)) return
  const cookie = sessionCookie(request, reply).read()
  const session = cookie && (await findSessionOfCookie(deps.db, deps.encryption.hash(cookie), deps.now()))
  if (!owner || !session || session.suspended) throw new Refuse('not-found')
  const role = roleOfId(session.roleId)
  if (session.accountId !== photo.ownerId && !(role && seesHidden(role))) throw new Refuse('not-found')
}
