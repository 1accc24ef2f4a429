import type { FastifyInstance } from 'fastify'

const everyMs = 100

/**
 * Closes connections that become idle while the server is closing. Otherwise connections that were busy at the start
 * would delay the end by their keep-alive time, over a minute.
 */
export function installClosing(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
}
