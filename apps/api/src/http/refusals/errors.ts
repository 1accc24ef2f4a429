import { type ErrorBody, type ErrorCode, type ErrorDetail, errors } from '@pramaan/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type Outage, outageOf } from './outage.ts'
import { createOutageLog } from './outage-log.ts'
import { Refuse } from './refuse.ts'

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
  FST_ERR_HANDLER_TIMEOUT: 'too-slow',
}

/** Turns anything thrown into the API's error response; unexpected errors are logged and sent as `broken`. */
export function installErrors(app: FastifyInstance) {
  const logOutage = createOutageLog()
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    const outage = refusal === error ? refusedOutage(refusal) : outageOf(error)
    // A reading request whose caller has hung up is cancelled on purpose.
    if (outage && !reply.raw.destroyed) logOutage(request.log, outage)
    if (refusal.code === 'broken') request.log.error({ err: error }, 'broken')
    return sendRefusal(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refuse('not-found')))
}

/** Refuses an unknown path under `/api`, which would otherwise be treated as a page of an app. */
export function installUnknownPaths(api: FastifyInstance) {
  for (const path of ['/', '/*'])
    api.get(path, { schema: { hide: true } }, async () => {
      throw new Refuse('not-found')
    })
}

/** Refuses a URL that is too long or has invalid escapes. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return sendRefusal(request, reply, new Refuse('invalid'))
}

/** Sends a refusal with its status, message, code and request id, and with `Retry-After` if it has one. */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refuse) {
  const [status] = errors[refusal.code]
  const wait = refusal.about.retryAfterSeconds ?? (status === 429 ? 60 : status === 503 ? 5 : undefined)
  if (wait) reply.header('retry-after', String(wait))
  const body: ErrorBody = { message: refusal.message, code: refusal.code, requestId: request.id, ...refusal.about }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

function refusalOf(error: FastifyError): Refuse {
  if (error instanceof Refuse) return error
  if (hasZodFastifySchemaValidationErrors(error))
    return new Refuse('invalid', { details: error.validation.flatMap(detailsOf) })
  const code = frameworkCodes[error.code] ?? databaseCode(error)
  if (code) return new Refuse(code)
  if (error.statusCode === 429) return new Refuse('too-many-requests')
  return new Refuse(error.statusCode !== undefined && error.statusCode < 500 ? 'invalid' : 'broken')
}

/**
 * Values that pass a schema but can't be stored: a number outside a column's range, a day before year 1, a NUL in a
 * text.
 */
const unstorable = ['22003', '22008', '22021', '22P05']

/** A value that can't be stored is the request's fault; an outage is not. */
function databaseCode(error: Error & { cause?: unknown; code?: string }): ErrorCode | undefined {
  const cause = error.cause instanceof Error ? (error.cause as Error & { code?: string }) : error
  return cause.code && unstorable.includes(cause.code) ? 'invalid' : outageOf(error)?.code
}

/** An outage that a handler reports itself, such as the readiness check. */
function refusedOutage({ code, about }: Refuse): Outage | undefined {
  const reason = about.details?.map(({ field, message }) => `${field}: ${message}`).join(' ')
  return code === 'unavailable' && reason ? { code, reason } : undefined
}

type Issue = { instancePath: string; message?: string | undefined; params: Record<string, unknown> }

/** The problems by field; each unknown field is named separately. */
function detailsOf({ instancePath, message = errors.invalid[1], params }: Issue): ErrorDetail[] {
  const field = instancePath.split('/').filter(Boolean)
  const unknown = Array.isArray(params.keys) ? params.keys.map(String) : undefined
  return (unknown?.map((key) => [...field, key]) ?? [field]).map((path) => ({ field: path.join('.'), message }))
}
