import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Structured logs without personal data: the address is logged without its query, which may hold a code or a phone. */
export function loggerOf(config: Config, stream?: { write: (line: string) => void }) {
  if (config.LOG_LEVEL === 'silent') return false
  return {
    level: config.LOG_LEVEL,
    ...(stream && { stream }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
      err: withoutValues,
    },
  }
}

/** An error as it is logged: a failed query names its SQL and the database's reason, never the values that were sent. */
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
