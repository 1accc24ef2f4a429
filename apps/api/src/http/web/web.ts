import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { appNames } from '@pramaan/domain/role'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hasSession } from '../calls/cookie.ts'
import { appPage } from './app-page.ts'
import { startPage } from './start-page.ts'

/**
 * Serves the built apps, each on its own host (`candidate.`, `employer.`, `staff.` of the base host), and the start
 * page elsewhere. Hashed files may be cached for a year; `index.html` is revalidated each time.
 */
export async function installWeb(app: FastifyInstance, config: Config) {
  if (!config.WEB_DIR) return
  const root = resolve(config.WEB_DIR)
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const name = appNames.find((app) => request.hostname === `${app}.${config.BASE_HOST}`)
    if (!name) return reply.type('text/html').send(startPage(config, request))
    const folder = join(root, name, 'dist')
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/')
    return /\.[a-z0-9]+$/i.test(path) ? sendFile(reply, folder, path) : sendPage(request, reply, folder, path, config)
  })
}

/** Headers that browsers need only for pages. On each script they would add half a kilobyte. */
const rulesForPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

function sendFile(reply: FastifyReply, folder: string, path: string) {
  const saved = path.startsWith('/assets/')
  // Drawings keep these headers, because an SVG can be opened as a page.
  if (/\.(?:js|css|woff2)$/.test(path)) for (const rule of rulesForPages) reply.removeHeader(rule)
  // Browsers request this path for pages without an icon, such as an API response.
  return reply.sendFile(path === '/favicon.ico' ? '/icon.svg' : path, folder, {
    maxAge: saved ? 31_536_000_000 : 0,
    immutable: saved,
    // A file whose content never changes has an etag for browsers that revalidate it anyway.
    lastModified: !saved,
    acceptRanges: !saved,
  })
}

/** Sends an app's page for the path and the caller. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, folder: string, path: string, config: Config) {
  markDemo(reply, config)
  const page = await appPage(folder, path, hasSession(request))
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
}

/** In a demo, sets the cookie that makes pages show the demo banner. */
export function markDemo(reply: FastifyReply, { DEMO }: Config) {
  if (DEMO) reply.header('set-cookie', 'demo=1; Path=/; SameSite=Strict')
}
