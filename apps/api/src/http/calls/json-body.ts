import type { FastifyInstance } from 'fastify'
import { Refuse } from '../refusals/refuse.ts'

/** An escape of half a character (a UTF-16 surrogate), with or without its other half. */
const halfEscaped = /\\u[dD][89a-fA-F]/

/**
 * Parses JSON like Fastify, but refuses texts with half a character, which no database stores and JSON columns reject.
 */
export function installJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, body, (error, json) => {
      if (error || !halfEscaped.test(body) || isComplete(json)) return done(error, json)
      done(new Refuse('invalid'))
    }),
  )
}

function isComplete(json: unknown): boolean {
  if (typeof json === 'string') return json.isWellFormed()
  if (typeof json !== 'object' || json === null) return true
  return Object.entries(json).every(([key, value]) => key.isWellFormed() && isComplete(value))
}
