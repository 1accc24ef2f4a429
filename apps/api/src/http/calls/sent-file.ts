import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { refuseField } from '../refusals/refuse.ts'

/**
 * The file of a multipart request while it arrives: read it to the end, then check whether it was cut off at the limit.
 */
export type SentFile = { name: string; stream: Readable; wasCut: () => boolean }

/** The maximum number of bytes in a multipart request besides its file. */
const frameBytes = 64 * 1024

/**
 * The only file of a multipart request, in the endpoint's field; undefined if the request declares more bytes than
 * allowed. Nothing is read before this is called.
 */
export async function sentFile(
  request: FastifyRequest,
  field: string,
  mostBytes: number,
): Promise<SentFile | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + frameBytes) return undefined
  const limits = { fileSize: mostBytes, files: 1, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 20 }
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(() => refuseForm(field))
  if (!part || part.fieldname !== field) {
    part?.file.resume()
    refuseField(field, 'Choose a file.')
  }
  const wasCut = () => part.file.truncated
  return { name: nameOf(part.filename), stream: Readable.from(wholeFile(part.file, field)), wasCut }
}

/** The file's bytes; an incomplete form is the sender's error. */
async function* wholeFile(file: Readable, field: string) {
  try {
    yield* file
  } catch {
    refuseForm(field)
  }
}

function refuseForm(field: string): never {
  refuseField(field, 'The file did not arrive complete. Send it again.')
}

/** The file's name without folders and control characters. It is only for display and never becomes a path. */
function nameOf(sent: string | undefined) {
  const base = (sent ?? '').split(/[\\/]/).at(-1) ?? ''
  return (
    base
      .replace(/\p{Cc}|\p{Cf}/gu, '')
      .trim()
      .slice(-120) || 'file'
  )
}
