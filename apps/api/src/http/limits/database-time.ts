import { Budget, enterBudget } from '@pramaan/database/budget/budget'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/** A writing request may use the database so many times longer than a reading one, because what it leaves is undone. */
const writingTimes = 5

/**
 * Bounds the time that each request's statements may run in all, whatever it asks for, and ends them with it: when its
 * answer is given, also 503, or when nobody waits for what it reads. What a person sent to be written is written even
 * if they have gone: a page that closes sends so.
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
  // A body is read between the two, in the context of its connection.
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
    /** It writes nothing, though its method says so; by default `GET` alone reads. */
    reads?: boolean
    /** How many times longer than an ordinary reading request it may use the database. */
    databaseTimes?: number
  }
}
