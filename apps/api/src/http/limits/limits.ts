import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../refusals/refuse.ts'

/** How many requests may wait for a database connection before new ones are refused. */
const longestQueue = 200

/** Flood limits: requests a minute from one address, and an early 503 while the database's queue is full (health stays green). */
export async function installLimits(app: FastifyInstance, deps: Deps) {
  await app.register(rateLimit, {
    global: true,
    max: deps.config.REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, context) =>
      new Refuse('too-many-requests', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
  app.addHook('onRequest', async (request) => {
    if (deps.db.$client.waitingCount > longestQueue && !/\/(livez|readyz|version)$/.test(request.url))
      throw new Refuse('overloaded')
  })
}
