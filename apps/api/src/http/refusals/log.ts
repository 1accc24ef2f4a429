import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/** A structured log without personal data or keys; of a URL it contains only the `loggedPath`. */
export function loggerOf(config: Config, stream?: { write: (line: string) => void }) {
  if (config.LOG_LEVEL === 'silent') return false
  return {
    level: config.LOG_LEVEL,
    ...(stream && { stream }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request) }),
      err: withoutValues,
    },
  }
}

/**
 * The path for the log, without the query, which may contain a code or a phone number. If the contract marks the path
 * as secret, it is the route's pattern. In paths without a route, a long word without a dot is left out, because a link
 * that was cut off, sent with another method or opened on the wrong host may still contain a valid key.
 */
function loggedPath({ url, routeOptions }: FastifyRequest) {
  if (routeOptions.config.secretPath) return routeOptions.url
  const path = url.split('?')[0] ?? ''
  const known = routeOptions.url && !routeOptions.url.endsWith('*')
  return known ? path : path.replace(/(?<=\/)[^/.]{20,}(?=\/|$)/g, '…')
}

/** An error for the log: a failed query with its SQL and the database's reason, never the values. */
function withoutValues(error: Error & { code?: string }): {
  type: string
  message: string
  code: string
  stack: string
} {
  const failedQuery = 'query' in error && typeof error.query === 'string'
  const reason = error.cause instanceof Error ? error.cause : error
  return {
    type: error.name,
    message: failedQuery ? `${reason.message} in ${error.query}` : error.message,
    code: 'code' in reason && typeof reason.code === 'string' ? reason.code : (error.code ?? ''),
    stack: (failedQuery ? reason.stack : error.stack) ?? '',
  }
}
