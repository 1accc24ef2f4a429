import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * Security headers of every answer, and the request id that a person can quote. The payment checkout's origins may run in
 * our pages, learning sites in a frame; nobody frames ours but the one site that the candidate app may stand in (D25, D41).
 */
export async function installHeaders(app: FastifyInstance, config: Config, checkout: readonly string[]) {
  const production = config.NODE_ENV === 'production'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: [(request) => parentOf(request.headers.host, config)],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...checkout],
        frameSrc: ["'self'", ...checkout, ...config.COURSE_ORIGINS],
        // Toasts and overlays place their own style tags.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...checkout],
        ...(production && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

/** Who may frame a page of this host: the given site the candidate app, nobody anything else. */
function parentOf(host: string | undefined, { PARENT_ORIGIN, BASE_HOST }: Config) {
  const isCandidate = host?.replace(/:\d+$/, '') === `candidate.${BASE_HOST}`
  return isCandidate && PARENT_ORIGIN ? PARENT_ORIGIN : "'none'"
}
