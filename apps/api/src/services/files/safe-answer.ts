import type { FastifyReply } from 'fastify'
import type { findFile } from './files.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findFile>>>

/**
 * Sends a file safely: nothing in it can run, its type is the detected one, it is sandboxed, and a document is
 * downloaded.
 */
export function asSafe(reply: FastifyReply, { type, bytes, name }: Row) {
  const disposition = type.startsWith('image/') ? 'inline' : 'attachment'
  const plain = name.replace(/[^\w. -]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return reply
    .type(type)
    .header('content-length', bytes)
    .header('content-disposition', `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
}
