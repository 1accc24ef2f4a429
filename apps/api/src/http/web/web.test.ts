import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { appNames } from '@pramaan/domain/role'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi({ WEB_DIR: import.meta.dirname })

test('an unknown path under /api is a 404 of the wire on every host, never a page', async () => {
  for (const host of ['localhost', 'candidate.localhost', 'staff.localhost'])
    for (const url of [
      '/api',
      '/api/',
      '/api/nowhere',
      '/api/jobs/1/nowhere',
      '/api/nowhere.json',
      '/api/nowhere?x=1',
    ]) {
      const answer = await api.app.inject({ url, headers: { host } })
      expect([url, answer.statusCode]).toEqual([url, 404])
      expect(answer.json()).toMatchObject({ code: 'not-found', requestId: answer.headers['x-request-id'] })
    }
})

test('a path that only starts like the API is still a page', async () => {
  const answer = await api.app.inject({ url: '/apiary', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
})

test('the icon that browsers ask for by themselves is there on every app’s host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-web-'))
  for (const name of appNames) {
    mkdirSync(join(folder, name, 'dist'), { recursive: true })
    writeFileSync(join(folder, name, 'dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  }
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, WEB_DIR: folder } })
  for (const name of appNames) {
    const answer = await app.inject({ url: '/favicon.ico', headers: { host: `${name}.localhost` } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  }
  await app.close()
  rmSync(folder, { recursive: true })
})

test('a file of the build is sent as it was compressed at the build, may be kept for a year and carries no rules for pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-web-'))
  mkdirSync(join(folder, 'candidate/dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'candidate/dist/assets/first-1.js'), 'let first')
  writeFileSync(join(folder, 'candidate/dist/assets/first-1.js.br'), brotliCompressSync('let first'))
  writeFileSync(join(folder, 'candidate/dist/assets/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, WEB_DIR: folder } })
  const url = '/assets/first-1.js'
  const sent = async (encoding: string) =>
    app.inject({ url, headers: { host: 'candidate.localhost', 'accept-encoding': encoding } })
  const small = await sent('gzip, deflate, br')
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('let first')
  expect(Object.keys(small.headers)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/security-policy|x-frame|opener|agent-cluster|x-xss|download-options/),
    ]),
  )
  const page = await app.inject({ url: '/assets/drawing.svg', headers: { host: 'candidate.localhost' } })
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([200, expect.stringContaining('self')])
  const plain = await sent('identity')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'let first'])
  await app.close()
  rmSync(folder, { recursive: true })
})

test('a page names the files that its screen needs, for a visitor those of sign-in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-web-'))
  const dist = join(folder, 'candidate/dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<head><title>$& page</title></head>')
  const files = {
    font: 'assets/letters.woff2',
    visitor: ['assets/sign-in.js'],
    signedIn: ['assets/layout.js'],
    screens: { '/jobs': ['assets/jobs.js'] },
  }
  writeFileSync(join(dist, 'first-files.json'), JSON.stringify(files))
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, WEB_DIR: folder } })
  const named = async (url: string, cookie = '') => {
    const { body, headers } = await app.inject({ url, headers: { host: 'candidate.localhost', cookie } })
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('<title>$& page</title>')
    return [...body.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, name]) => name)
  }
  const session = '__Host-session=any'
  expect(await named('/jobs')).toEqual(['letters.woff2', 'sign-in.js'])
  expect(await named('/jobs?sort=new', session)).toEqual(['letters.woff2', 'layout.js', 'jobs.js'])
  for (const path of ['/nowhere', '/__proto__', '/constructor'])
    expect(await named(path, session)).toEqual(['letters.woff2', 'layout.js'])
  rmSync(join(dist, 'first-files.json'))
  expect(await named('/jobs', session)).toEqual([])
  await app.close()
  rmSync(folder, { recursive: true })
})

const startPageOf = async (settings: object, headers: Record<string, string>) => {
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, ...settings } })
  return (await app.inject({ url: '/', headers })).body
}

test('the front page links the apps with the scheme and port of the request', async () => {
  expect(await startPageOf({}, { host: 'localhost:3000' })).toContain('href="http://staff.localhost:3000/"')
  const behindTls = { host: 'localhost', 'x-forwarded-proto': 'https' }
  expect(await startPageOf({ TRUST_PROXY: '127.0.0.1' }, behindTls)).toContain('href="https://staff.localhost/"')
  expect(await startPageOf({ NODE_ENV: 'production', BASE_HOST: 'example.com' }, { host: 'example.com' })).toContain(
    'href="https://staff.example.com/"',
  )
})
