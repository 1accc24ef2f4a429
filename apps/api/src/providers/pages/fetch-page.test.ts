import { afterAll, beforeAll, expect, test } from 'vitest'
import { localCertificate } from '../../testing/fakes/local-certificate.ts'
import { html, type Pages, startPageServer } from '../../testing/fakes/page-server.ts'
import { createFetchPage, type PageNetwork } from './fetch-page.ts'
import { isPublicAddress } from './public-address.ts'
import { internet } from './public-request.ts'

type Server = Awaited<ReturnType<typeof startPageServer>>
let server: Server
beforeAll(async () => {
  const to = (location: string): Pages[string] => {
    return (_, response) => response.writeHead(302, { location }).end()
  }
  server = await startPageServer({
    '/page': html('<p>Namaste</p>'),
    '/once': to('/page'),
    '/round': to('/round'),
    '/inside': (_, response) => response.writeHead(302, { location: `https://private.test:${server.port}/page` }).end(),
    '/plain': to('http://public.test/page'),
    '/literal': to('https://127.0.0.1/page'),
    '/metadata': to('https://169.254.169.254/latest/meta-data'),
    '/large': html('x'.repeat(5000)),
    '/endless': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = setInterval(() => response.write('x'.repeat(1000)), 5)
      response.on('close', () => clearInterval(more))
    },
    '/silent': () => undefined,
    '/pdf': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    '/packed': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('xx'),
  })
})
afterAll(() => server.stop())

/** Names of this test's own: `public.test` stands for a public server, `private.test` for one inside. */
const inside = '10.0.0.7'
const network: PageNetwork = {
  resolve: async (host) =>
    host === 'private.test' ? [inside] : host === 'mixed.test' ? ['127.0.0.1', inside] : ['127.0.0.1'],
  mayConnect: (address, port) => address === '127.0.0.1' && port === server.port,
  ca: localCertificate.cert,
  limits: { bytes: 3000, milliseconds: 700 },
}
const fetchPage = createFetchPage(network)
const at = (path: string, host = 'public.test') => `https://${host}:${server.port}${path}`
const refusal = (path: string, host?: string) =>
  fetchPage(at(path, host)).then(
    () => 'fetched',
    (error: { problem: string }) => error.problem,
  )

test('a public page is fetched, also behind a redirect', async () => {
  await expect(fetchPage(at('/page'))).resolves.toBe('<p>Namaste</p>')
  await expect(fetchPage(at('/once'))).resolves.toBe('<p>Namaste</p>')
})

test.each([
  ['/inside', 'not-public'],
  ['/literal', 'not-public'],
  ['/metadata', 'not-public'],
  ['/plain', 'not-https'],
  ['/round', 'too-many-redirects'],
  ['/large', 'too-large'],
  ['/endless', 'too-large'],
  ['/silent', 'too-slow'],
  ['/pdf', 'not-a-page'],
  ['/packed', 'not-a-page'],
  ['/nowhere', 'not-found'],
])('%s is refused: %s', async (path, problem) => {
  expect(await refusal(path)).toBe(problem)
})

test.each([
  ['knows no such name', 'ENOTFOUND', 'not-found'],
  ['can’t answer now', 'EAI_AGAIN', 'unreachable'],
])('a name service that %s (%s): %s', async (_, code, problem) => {
  const resolve = () => Promise.reject(Object.assign(new Error(code), { code }))
  await expect(createFetchPage({ ...network, resolve })(at('/page'))).rejects.toMatchObject({ problem })
})

test('a name service that never answers is too slow', async () => {
  const { promise } = Promise.withResolvers<never>()
  const fetched = createFetchPage({ ...network, resolve: () => promise })(at('/page'))
  await expect(fetched).rejects.toMatchObject({ problem: 'too-slow' })
})

test('a name with one private address among its addresses is never connected to', async () => {
  const before = server.requests.length
  expect([await refusal('/page', 'private.test'), await refusal('/page', 'mixed.test')]).toEqual([
    'not-public',
    'not-public',
  ])
  expect(server.requests).toHaveLength(before)
})

test('the connection goes to the checked address, whatever the name resolves to later', async () => {
  let requests = 0
  const rebinding = createFetchPage({ ...network, resolve: async () => (requests++ === 0 ? ['127.0.0.1'] : [inside]) })
  await expect(rebinding(at('/page'))).resolves.toBe('<p>Namaste</p>')
  expect(requests).toBe(1)
})

test.each(['http://public.test/', 'file:///etc/passwd', 'https://user:word@public.test/', 'public.test', ''])(
  '%j is never fetched',
  async (address) => {
    await expect(fetchPage(address)).rejects.toMatchObject({ problem: 'not-https' })
  },
)

test('by default the internet: this machine, another port and private names are refused without a connection [E-066]', async () => {
  const real = createFetchPage()
  const before = server.requests.length
  for (const address of [
    `https://127.0.0.1:${server.port}/page`,
    'https://localhost/page',
    'https://[::1]/page',
    'https://[::ffff:10.0.0.1]/page',
    'https://2130706433/page',
    'https://0x7f.1/page',
  ])
    await expect(real(address)).rejects.toMatchObject({ problem: 'not-public' })
  expect(server.requests).toHaveLength(before)
  expect([internet.mayConnect('8.8.8.8', 443), internet.mayConnect('8.8.8.8', 8443)]).toEqual([true, false])
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%j is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
