import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../config.ts'

/**
 * Security headers of every response, and the request id that a person can quote. The headers are built once, because
 * building them for each request would take as long as all its checks. Only one configured site may put the candidate
 * app in a frame, and none the other apps (D25, D41).
 */
export function installHeaders(app: FastifyInstance, config: Config, checkout: readonly string[]) {
  const { BASE_HOST, PARENT_ORIGIN } = config
  const ofCandidateApp = securityHeaders(config, checkout, PARENT_ORIGIN || "'none'")
  const ofOthers = securityHeaders(config, checkout, "'none'")
  app.addHook('onRequest', (request, reply, done) => {
    const isCandidateApp = request.headers.host?.replace(/:\d+$/, '') === `candidate.${BASE_HOST}`
    reply.header('x-request-id', request.id).headers(isCandidateApp ? ofCandidateApp : ofOthers)
    done()
  })
}

/**
 * The content security policy: our pages may load the payment checkout's origins and show learning sites in a frame;
 * `parent` may show our pages in a frame.
 */
function securityHeaders(config: Config, checkout: readonly string[], parent: string): OutgoingHttpHeaders {
  const production = config.NODE_ENV === 'production'
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: [parent],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...checkout],
        // The browser's own viewer shows a CV from a blob of the page.
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
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  setHeaders(response.req, response, (error) => {
    if (error) throw error
  })
  return response.getHeaders()
}
