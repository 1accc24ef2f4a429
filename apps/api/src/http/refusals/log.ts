import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/** Structured logs without personal data or keys: of a URL only its `loggedPath`. */
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
 * The logged path: without its query, which may contain a code or phone; the route's pattern if the contract marks the
 * path as secret. In paths without a route, a long word without a dot is left out: a link that was cut, sent by another
 * method or opened on the wrong host may still be a valid key.
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
