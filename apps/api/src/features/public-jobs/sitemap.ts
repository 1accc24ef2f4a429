import { publicJobPath } from '@pramaan/domain/public-job'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { found } from '../../http/refusals/refuse.ts'
import { appLink } from '../../http/web/app-link.ts'
import { type Html, html } from '../../http/web/html.ts'
import { findSitemapJobs, findSitemapParts } from './public-jobs.queries.ts'

const hidden = { schema: { hide: true } as object }
const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/**
 * What search engines and messengers may fetch from the API: page images, whose URLs have no signature, and public
 * pages with their photos. The longest matching rule applies; older readers use the first.
 */
const apiRules = [
  'Disallow: /api/files/*?',
  'Allow: /api/files/',
  'Allow: /api/public-profile/',
  'Disallow: /api/',
].join('\n')

type Numbered = { Params: { part: string } }

/**
 * Tells search engines what they may read: the candidate app's public pages, and nothing on other hosts. A demo asks to
 * be left out completely, because its people and jobs are invented.
 */
export function installSitemap(app: FastifyInstance, deps: Deps) {
  const link = (path: string) => appLink(deps.config, 'candidate', path)
  const isOpen = ({ hostname }: FastifyRequest) => hostname === `candidate.${deps.config.BASE_HOST}`
  app.get('/robots.txt', hidden, (request, reply) => {
    const rules = isOpen(request) && !deps.config.DEMO ? `${apiRules}\nSitemap: ${link('/sitemap.xml')}` : 'Disallow: /'
    return cacheable(reply).type('text/plain').send(`User-agent: *\n${rules}\n`)
  })
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    found(isOpen(request) || undefined)
    const parts = await findSitemapParts(deps.db)
    const rows = parts.map((part) => html`<sitemap><loc>${link(`/sitemaps/${part}.xml`)}</loc></sitemap>\n`)
    return sendXml(reply, html`<sitemapindex xmlns="${xmlns}">\n${rows}</sitemapindex>\n`)
  })
  app.get<Numbered>('/sitemaps/:part(^\\d{1,5}).xml', hidden, async (request, reply) => {
    found(isOpen(request) || undefined)
    const jobs = await findSitemapJobs(deps.db, Number(request.params.part))
    found(jobs[0])
    const rows = jobs.map((job) => html`<url><loc>${link(publicJobPath(job))}</loc></url>\n`)
    return sendXml(reply, html`<urlset xmlns="${xmlns}">\n${rows}</urlset>\n`)
  })
}

function cacheable(reply: FastifyReply) {
  return reply.header('cache-control', 'public, max-age=3600')
}

function sendXml(reply: FastifyReply, body: Html) {
  return cacheable(reply).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${body.text}`)
}
