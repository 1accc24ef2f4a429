import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi({ WEB_DIR: import.meta.dirname })
const { aJob, aDrive } = createOpenings(api.deps)
const host = 'candidate.localhost'

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host, ...headers } })

describe('search engines', () => {
  test('find the open jobs in the site map, and nothing else', async () => {
    const { id } = await aJob({ title: 'Java developer' })
    const drive = await aDrive()
    await aJob({ title: 'In a drive', driveId: drive.id })
    await aJob({ title: 'Closed', closedAt: api.deps.now() })
    const map = await get('/sitemap.xml')
    expect(map.headers['content-type']).toContain('application/xml')
    const parts = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
    const pages: string[] = []
    for (const part of parts) pages.push((await get(part)).body)
    expect([...pages.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `http://candidate.localhost:3000/jobs/${id}-java-developer-pune`,
    ])
    expect((await get('/sitemaps/99999.xml')).statusCode).toBe(404)
    expect((await get('/sitemap.xml', { host: 'staff.localhost' })).statusCode).toBe(404)
  })

  test('are let into the candidate app alone, and not into a demo', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toMatch(/^User-agent: \*\n/)
    expect(body).toMatch(/\nSitemap: http:\/\/candidate.localhost:3000\/sitemap.xml\n$/)
    expect((await get('/robots.txt', { host: 'staff.localhost' })).body).toBe('User-agent: *\nDisallow: /\n')
    const demo = await buildApp({ ...api.deps, config: { ...api.deps.config, DEMO: true } })
    expect((await demo.inject({ url: '/robots.txt', headers: { host } })).body).toBe('User-agent: *\nDisallow: /\n')
    await demo.close()
  })

  test('may fetch what public pages show, and nothing else of the API', async () => {
    const { body } = await get('/robots.txt')
    const logo = `/api/files/${api.deps.random.uuid()}`
    expect(fetched(body, ['/jobs/1-java', '/p/asha', logo, '/api/public-profile/asha/photo'])).toEqual('all')
    expect(fetched(body, [`${logo}?until=1&signature=ab`, '/api/jobs', '/api/user/public-profile'])).toEqual('none')
  })
})

/** Which of these paths a robots.txt lets through, by RFC 9309: the longest rule that fits, else allowed. */
function fetched(robots: string, paths: readonly string[]) {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, path = '']) => {
    const pattern = path.split('*').map((part) => part.replace(/[.?]/g, '\\$&'))
    return { allowed: kind === 'Allow', length: path.length, fits: new RegExp(`^${pattern.join('.*')}`) }
  })
  const allowed = paths.filter((path) => {
    const [first] = rules.filter(({ fits }) => fits.test(path)).toSorted((one, two) => two.length - one.length)
    return first?.allowed ?? true
  })
  if (allowed.length === 0) return 'none'
  return allowed.length === paths.length ? 'all' : allowed
}
