import type { FastifyInstance } from 'fastify'
import { Refuse } from './refuse.ts'

/**
 * Ends the request of a caller who has hung up before it was looked at: nobody reads the answer, and there is no address
 * to count it for. Reading the address here also keeps it for the rest of the request, when the caller hangs up later.
 */
export function installHungUp(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    if (socket.remoteAddress === undefined && socket.destroyed) throw new Refuse('invalid')
  })
}
