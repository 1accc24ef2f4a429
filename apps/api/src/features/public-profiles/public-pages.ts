import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { appLink } from '../../http/web/app-link.ts'
import { readersLanguage } from '../../http/web/readers-language.ts'
import { markDemo } from '../../http/web/web.ts'
import { findFile } from '../../services/files/files.queries.ts'
import { previewImage } from '../../services/files/preview-image.ts'
import { asSafe } from '../../services/files/safe-answer.ts'
import { findPhoto, openPage, photoPath } from './open-page.ts'
import { pageHead } from './page-head.ts'
import { stillPage } from './still-page.ts'

/** The path of public pages. */
export const publicPagePath = '/p'

type Named = { Params: { slug: string } }
/** Anyone who knows the name of a page may read it, as in the contract. */
const secretRoute = { schema: { hide: true } as object, config: { secretPath: true } }

/**
 * Serves the candidate app at a public page's URL, with the page's head for link previews and search engines. It is
 * never cached, so that a page turned off is gone at once. Every unknown page gets the same 404, with the app that
 * shows it.
 */
export function installPublicPages(app: FastifyInstance, deps: Deps) {
  const { WEB_DIR, BASE_HOST } = deps.config
  if (!WEB_DIR) return
  const file = join(resolve(WEB_DIR), 'candidate', 'dist', 'index.html')
  app.get<Named>(`${publicPagePath}/:slug`, secretRoute, async (request, reply) => {
    const { slug } = request.params
    if (request.hostname !== `candidate.${BASE_HOST}`)
      return reply.redirect(appLink(deps.config, 'candidate', `${publicPagePath}/${encodeURIComponent(slug)}`), 302)
    const { status, head, robots, still } = await headOf(deps, slug, request)
    const html = (await readFile(file, 'utf8'))
      .replace('<title>Pramaan</title>', () => head)
      .replace(/<noscript>.*?<\/noscript>/s, (asking) => still ?? asking)
    markDemo(reply, deps.config)
    return uncacheable(reply.code(status)).type('text/html').header('x-robots-tag', robots).send(html)
  })
}

/** No cache may store the response, and its URL is never sent as a referrer. */
function uncacheable(reply: FastifyReply) {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
}

async function headOf(deps: Deps, slug: string, request: FastifyRequest) {
  const page = await openPage(deps, slug, request.ip).catch((error: unknown) => {
    if (error instanceof Refuse) return 'too-many' as const
    throw error
  })
  const reading = {
    ...readersLanguage(request),
    now: deps.now(),
    employerLink: (path: string) => appLink(deps.config, 'employer', path),
  }
  if (page === undefined || page === 'too-many') {
    const head = '<title>Pramaan</title>\n    <meta name="robots" content="noindex" />'
    if (page) return { status: 429, head, robots: 'noindex' }
    return { status: 404, head, robots: 'noindex', still: stillPage(undefined, reading) }
  }
  const photo = page.Photo && (await previewImage(deps.db, await findPhoto(deps, slug, request.ip)))
  const head = pageHead(page, photo && page.Photo, (path) => appLink(deps.config, 'candidate', path))
  const robots = page.SearchEngines ? 'index, noarchive' : 'noindex, noarchive'
  return { status: 200, head, robots, still: stillPage(page, reading) }
}

/** Serves the photo of a page that is on and shows it. */
export function installPublicPhotos(api: FastifyInstance, deps: Deps) {
  api.get<Named>(photoPath, secretRoute, async (request, reply) => {
    const id = found(await findPhoto(deps, request.params.slug, request.ip))
    const file = found(await findFile(deps.db, id))
    const stream = found(await deps.files.store.read(file.id))
    return uncacheable(asSafe(reply, file)).header('x-robots-tag', 'noindex').send(stream)
  })
}
