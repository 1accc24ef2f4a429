import { campaignAddress, countsAsOpen, slugPattern } from '@pramaan/domain/campaign-link'
import { dayOf } from '@pramaan/domain/india-day'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { appLink } from '../../http/web/app-link.ts'
import { countOpen, findOpenLink } from './campaign-links.queries.ts'

/** The path of short links. */
export const shortLinkPath = '/l'

/**
 * Opens short links on every host: counts the visit and redirects to the landing link. A disabled or unknown link
 * redirects to the platform's front page, so that an old poster still works.
 */
export function installShortLinks(app: FastifyInstance, deps: Deps) {
  app.get<{ Params: { slug: string } }>(
    `${shortLinkPath}/:slug`,
    { schema: { hide: true } as object },
    async (request, reply) => {
      const slug = request.params.slug.toLowerCase()
      const link = slugPattern.test(slug) ? await findOpenLink(deps.db, slug) : undefined
      if (link && isOpening(request)) await countOpen(deps.db, link.id, dayOf(deps.now()))
      const to = link ? campaignAddress(link.values) : ({ app: 'candidate', path: '/' } as const)
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(appLink(deps.config, to.app, to.path), 302)
    },
  )
}

function isOpening({ method, headers }: FastifyRequest) {
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return method === 'GET' && countsAsOpen({ userAgent: headers['user-agent'], purpose: purpose?.toString() })
}
