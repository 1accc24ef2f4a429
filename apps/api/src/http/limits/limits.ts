import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { claimsIn } from '../access/actor.ts'
import { Refuse } from '../refusals/refuse.ts'
import { networkOf } from './networks.ts'

/** The maximum number of requests that wait for a database connection; further ones are refused. */
const longestQueue = 200

/** The number of callers whose requests one address may make, because a college or an office shares an address. */
const callersBehindAddress = 10

/**
 * Flood limits: requests per minute of a signed-in session, or of all callers without a session at an address; a higher
 * limit for the whole address; and an early 503 while the database's queue is full, except for the health check.
 */
export async function installLimits(app: FastifyInstance, deps: Deps) {
  const max = deps.config.REQUESTS_PER_MINUTE
  const timeWindow = 60_000
  await app.register(rateLimit, {
    global: true,
    max,
    timeWindow,
    keyGenerator: async (request) => (await sessionOf(deps, request)) ?? networkOf(request.ip),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl),
  })
  const limitAddress = app.createRateLimit({
    max: max * callersBehindAddress,
    timeWindow,
    keyGenerator: (request) => networkOf(request.ip),
  })
  app.addHook('onRequest', async (request) => {
    const use = await limitAddress(request)
    if (!use.isAllowed && use.isExceeded) throw tooMany(use.ttl)
    if (deps.db.$client.waitingCount > longestQueue && !/\/(livez|readyz|version)$/.test(request.url))
      throw new Refuse('overloaded')
  })
}

function tooMany(milliseconds: number) {
  return new Refuse('too-many-requests', { retryAfterSeconds: Math.ceil(milliseconds / 1000) })
}

/** The session in a request's token, which the call checks later. */
async function sessionOf(deps: Deps, { headers }: FastifyRequest): Promise<string | undefined> {
  if (!headers.authorization) return undefined
  const claims = await claimsIn(deps, headers.authorization)
  return claims && `session ${claims.sid}`
}
