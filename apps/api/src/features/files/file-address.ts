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
 * A signed address of a private file for one reader's session, good for five to ten minutes: one address a window, so that
 * a page that is read twice shows the same.
 */
export function signedAddress(deps: Deps, { id, of, reader }: PrivateFile) {
  const until = (Math.floor(deps.now().getTime() / windowMs) + 2) * windowMs
  const claims = { until, of, viewer: reader.id, session: reader.sessionId }
  const query = new URLSearchParams({
    until: String(until),
    of: String(of),
    viewer: String(reader.id),
    session: reader.sessionId,
    signature: deps.encryption.codeHmac('file', signedText(id, claims)),
  })
  return `/api${filePath}/${id}?${query}`
}

/** The same with the file's own name behind `#`: shown to its reader, and never sent back to a server or its log. */
export function namedAddress(address: string, name: string | undefined) {
  return name ? `${address}#${encodeURIComponent(name)}` : address
}

type Claims = { until: number; of: number; viewer: number; session: string }

/** The query of a signed address. */
export type Signed = Claims & { signature: string }

/** Whether a signature is ours, for this file and reader, and has not expired. */
export function isSigned(deps: Deps, id: string, { signature, ...claims }: Signed) {
  return deps.encryption.isCodeHmac('file', signedText(id, claims), signature) && claims.until > deps.now().getTime()
}

function signedText(id: string, { until, of, viewer, session }: Claims) {
  return [id, until, of, viewer, session].join('|')
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
