import type { FastifyInstance } from 'fastify'

const everyMs = 100

/**
 * Ends connections that fall idle while the server is closing: those that were answering at its start would otherwise
 * hold the end up for as long as they may be kept alive, more than a minute.
 */
export function installClosing(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
}
