import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'

/** Where files are read from, under the API's prefix. */
export const filePath = '/files'

const windowMs = 5 * 60_000

/** The address of a public image: it never changes, because the bytes of an id never change. */
export function imageAddress(id: string): string
export function imageAddress(id: string | null): string | null
export function imageAddress(id: string | null) {
  return id && `/api${filePath}/${id}`
}

/** A private file with its owner, and the reader with their session. */
type PrivateFile = { id: string; of: number; reader: Pick<Actor, 'id' | 'sessionId'> }

/**
 * A signed URL of a private file for one reader's session, valid for five to ten minutes. It is the same within a time
 * window, so that a page that is loaded twice shows the same URL.
 */
export async function signedAddress(deps: Deps, { id, of, reader }: PrivateFile) {
  const start = new Date(Math.floor(deps.now().getTime() / windowMs) * windowMs)
  const claims = { file: id, of, viewer: reader.id, sid: reader.sessionId }
  return `/api${filePath}/${id}?token=${await deps.encryption.sign('file', claims, start, (2 * windowMs) / 1000)}`
}

/** The same with the file's own name behind `#`: shown to its reader, and never sent back to a server or its log. */
export function namedAddress(address: string, name: string | undefined) {
  return name ? `${address}#${encodeURIComponent(name)}` : address
}

/** The claims of the token in a file's URL; undefined if it is not ours, has expired, or is for another file. */
export async function linkOf(deps: Deps, id: string, token: string) {
  const link = await deps.encryption.verify('file', token, deps.now())
  return link?.file === id ? link : undefined
}

const shapeOfId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text can be a file's id: a record's column holds any text. */
export function isFileId(text: string) {
  return shapeOfId.test(text)
}

/** The id in a file's address; the signature may have expired. Undefined for any other text. */
export function idOfAddress(address: string) {
  const id = /^\/api\/files\/([^?#]+)(?:[?#]|$)/.exec(address)?.[1]
  return id && isFileId(id) ? id : undefined
}
