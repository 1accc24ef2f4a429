import { Budget, enterBudget } from '@pramaan/database/budget/budget'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * A writing request may use the database this many times longer than a reading one, because its unfinished work is
 * rolled back.
 */
const writingTimes = 5

/**
 * Limits the total time of each request's statements, and cancels them when the request ends: when its response is sent
 * (a 503 too), or when the caller of a reading request has hung up. Writes are completed even if the caller has hung
 * up, because a closing page sends such requests.
 */
export function installDatabaseTime(app: FastifyInstance, { DATABASE_MS: ofReading }: Config) {
  app.decorateRequest('databaseTime')
  app.addHook('onRequest', (request, { raw }, done) => {
    const reads = isReading(request)
    const { databaseTimes = reads ? 1 : writingTimes } = request.routeOptions.config
    const budget = new Budget(ofReading * databaseTimes)
    request.databaseTime = budget
    raw.once('close', () => {
      if (reads || raw.writableEnded) budget.end()
    })
    enterBudget(budget, done)
  })
  // The body is read between the two hooks, in the context of its connection.
  app.addHook('preValidation', ({ databaseTime }, _reply, done) => {
    if (databaseTime) enterBudget(databaseTime, done)
    else done()
  })
}

function isReading({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.reads ?? (method === 'GET' || method === 'HEAD')
}

declare module 'fastify' {
  interface FastifyRequest {
    databaseTime?: Budget
  }
  interface FastifyContextConfig {
    /** The route only reads, whatever its method is; by default only `GET` does. */
    reads?: boolean
    /** The factor by which it may use the database longer than an ordinary reading request. */
    databaseTimes?: number
  }
}
