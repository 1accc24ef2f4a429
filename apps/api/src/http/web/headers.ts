import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../config.ts'

/**
 * Security headers of every response, and the request id that a person can quote. Our pages may load the payment
 * checkout's origins, and learning sites in a frame; only one configured site may frame the candidate app, and none the
 * others (D25, D41).
 */
export function installHeaders(app: FastifyInstance, config: Config, checkout: readonly string[]) {
  const production = config.NODE_ENV === 'production'
  // Built once: Fastify's plugin builds all of it for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: [(request) => parentOf(request.headers.host, config)],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...checkout],
        // A CV is shown by the browser's own viewer, from bytes that the page has read.
        frameSrc: ["'self'", 'blob:', ...checkout, ...config.COURSE_ORIGINS],
        // Toasts and overlays insert their own style tags.
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
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    setHeaders(request.raw, reply.raw, (error) => (error instanceof Error ? done(error) : done()))
  })
}

/** Who may frame a page of this host: the configured site for the candidate app, nobody for the others. */
function parentOf(host: string | undefined, { PARENT_ORIGIN, BASE_HOST }: Config) {
  const isCandidate = host?.replace(/:\d+$/, '') === `candidate.${BASE_HOST}`
  return isCandidate && PARENT_ORIGIN ? PARENT_ORIGIN : "'none'"
}
