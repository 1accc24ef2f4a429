import type { FastifyInstance } from 'fastify'
import { Refuse } from './refuse.ts'

/**
 * Ends the request of a caller who hung up before it was handled: nobody reads the response, and it has no network
 * address for limits. Reading the address here also keeps it available if the caller hangs up later.
 */
export function installHungUp(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    if (socket.remoteAddress === undefined && socket.destroyed) throw new Refuse('invalid')
  })
}
