import type { FastifyInstance } from 'fastify'

const everyMs = 100

/**
 * Closes connections that become idle while the server is closing: otherwise those busy at its start would delay the
 * end by their keep-alive time, more than a minute.
 */
export function installClosing(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
}
