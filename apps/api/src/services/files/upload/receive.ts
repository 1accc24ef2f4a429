import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type UploadKind, uploadMessage, uploadRules, type WhyNotUpload, whyNotUpload } from '@pramaan/domain/upload'
import type { Deps } from '../../../deps.ts'
import type { SentFile } from '../../../http/calls/sent-file.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { deleteFile, insertFile, markStored } from '../files.queries.ts'
import { contentTypeOf } from './content-type.ts'
import { redraw } from './image.ts'

/** A file that is being received: its owner, and the upload field. */
export type Upload = { ownerId: number; kind: UploadKind; sent: SentFile | undefined }

/** Refuses a file in the words of its place. */
function refuseFile(kind: UploadKind, why: WhyNotUpload, name?: string): never {
  const message = uploadMessage(kind, why, name)
  throw new Refuse(why === 'too-large' ? 'too-large' : 'unsupported-type', { message })
}

/**
 * Receives a file: writes it to a temporary file, checks it there, and only then stores it. Returns its id. If anything
 * fails, the temporary files are deleted and nothing is stored.
 */
export function receive(deps: Deps, { ownerId, kind, sent }: Upload): Promise<string> {
  if (!sent) return refuseFile(kind, 'too-large')
  const { temporary } = deps.files
  return temporary.with((raw) =>
    temporary.with(async (drawn) => {
      await pipeline(sent.stream, createWriteStream(raw, { mode: 0o600 }))
      const type = await typeOf(raw, kind, sent)
      const stored = type.startsWith('image/') ? await redraw(raw, drawn, kind) : type
      if (!stored) return refuseFile(kind, 'wrong-type')
      const path = stored === type && !type.startsWith('image/') ? raw : drawn
      return store(deps, path, { ownerId, kind, type: stored, name: sent.name })
    }),
  )
}

/** The type of a file that this field accepts; refused otherwise. */
async function typeOf(path: string, kind: UploadKind, sent: SentFile) {
  if (sent.wasCut()) return refuseFile(kind, 'too-large')
  const { size } = await stat(path)
  const type = await contentTypeOf(path)
  const why = whyNotUpload(kind, { name: sent.name, type, bytes: Math.min(size, uploadRules[kind].mostBytes) })
  return why || !type ? refuseFile(kind, why ?? 'wrong-type', sent.name) : type
}

type Saved = { ownerId: number; kind: UploadKind; type: string; name: string }

/** Stores a checked file: its row first, then its bytes, so that a crash in between leaves a row to clean up. */
async function store(deps: Deps, path: string, file: Saved) {
  const id = deps.random.uuid()
  const { size } = await stat(path)
  const sha256 = await hashOf(path)
  await insertFile(deps.db, { id, ...file, bytes: size, sha256, createdAt: deps.now() })
  try {
    await deps.files.store.put(id, path)
  } catch (error) {
    await deps.files.store.remove(id)
    await deleteFile(deps.db, id)
    throw error
  }
  await markStored(deps.db, id, deps.now())
  return id
}

/** The SHA-256 of a file, as hex, read piece by piece. */
export async function hashOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
