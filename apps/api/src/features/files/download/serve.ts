import { may } from '@pramaan/domain/capability'
import { isPrivateUpload, type UploadKind } from '@pramaan/domain/upload'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { readerOfLink } from '../../../http/access/link-reader.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import { found, Refuse } from '../../../http/refusals/refuse.ts'
import { filePath, linkOf } from '../../../services/files/file-address.ts'
import { findFile } from '../../../services/files/files.queries.ts'
import { asSafe } from '../../../services/files/safe-answer.ts'
import { isShownTo } from '../../../services/visibility/readers.ts'
import { photoCache, refuseHiddenPhoto } from './photo.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findFile>>>

/**
 * Serves files: page images to everyone, cached permanently; photos while their owner is visible; private files as a
 * download to holders of a signed URL.
 */
export function installFiles(api: FastifyInstance, deps: Deps) {
  const schema = { hide: true, params: z.object({ id: z.uuid() }) }
  api.get<{ Params: { id: string }; Querystring: { token?: string } }>(
    `${filePath}/:id`,
    { schema },
    async (request, reply) => {
      const file = found(await findFile(deps.db, request.params.id))
      const isPrivate = isPrivateUpload(file.kind as UploadKind)
      if (isPrivate) await checkReader(deps, file, String(request.query.token ?? ''))
      const isPhoto = file.kind === 'avatar'
      if (isPhoto) await refuseHiddenPhoto(deps, file, request, reply)
      // Search engines may fetch a page image to show it beside its job, but must not list people's photos.
      if (isPhoto) reply.header('x-robots-tag', 'noindex')
      const cache = isPhoto ? photoCache : 'public, max-age=31536000, immutable'
      reply.header('cache-control', isPrivate ? 'private, no-store' : cache)
      // The bytes behind an id never change, so a cached copy stays valid while it may be read.
      const tag = `"${file.id}"`
      if (!isPrivate) reply.header('etag', tag)
      if (!isPrivate && request.headers['if-none-match'] === tag) return reply.code(304).send()
      return asSafe(reply, file).send(found(await deps.files.store.read(file.id)))
    },
  )
}

/**
 * Refuses a URL that is not ours or has expired, and a reader who may no longer read the file (D60); another person's
 * access to a private file is audited (D35).
 */
async function checkReader(deps: Deps, file: Row, token: string) {
  const link = found(await linkOf(deps, file.id, token), 'link-over')
  const reader = await readerOfLink(deps, link.sid)
  if (reader.id !== link.viewer) throw new Refuse('link-over')
  if (reader.id === link.of) return
  if (!may(reader.role, 'seeResume') || reader.whyNotMeet || !(await isShownTo(deps.db, reader, link.of)))
    throw new Refuse('link-over')
  const entry = { actorId: reader.id, action: 'file-read', subjectId: link.of, at: deps.now() }
  await writeAudit(deps.db, { ...entry, detail: { file: file.id, place: file.kind } })
}
