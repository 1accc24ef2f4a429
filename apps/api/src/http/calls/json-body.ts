import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Refuse } from '../refusals/refuse.ts'

/** The escape of a UTF-16 surrogate, with or without its other half. */
const halfEscaped = /\\u[dD][89a-fA-F]/

/**
 * Parses JSON like Fastify, but refuses texts with half a surrogate pair, which no database stores and JSON columns
 * reject, and bytes that are not UTF-8, which would become replacement characters.
 */
export function installJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(bytes)) return done(new Refuse('invalid'))
    const body = bytes.toString('utf8')
    return parse(request, body, (error, json) => {
      if (error || !halfEscaped.test(body) || isComplete(json)) return done(error, json)
      done(new Refuse('invalid'))
    })
  })
}

function isComplete(json: unknown): boolean {
  if (typeof json === 'string') return json.isWellFormed()
  if (typeof json !== 'object' || json === null) return true
  return Object.entries(json).every(([key, value]) => key.isWellFormed() && isComplete(value))
}
