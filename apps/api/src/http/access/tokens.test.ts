import { hkdfSync } from 'node:crypto'
import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import { sessions } from '@pramaan/database/schema'
import fc from 'fast-check'
import { type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { oneOfEach, placesOf } from '../../testing/attacks/token-attack.ts'
import { inDeepRun } from '../../testing/server/deep-run.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { type TokenKind, tokenKinds } from '../../token-kinds.ts'

const api = await startApi({}, 'once')
const kinds = Object.keys(tokenKinds) as TokenKind[]
const others = kinds.filter((kind) => kind !== 'session')
const closed: Endpoint[] = Object.values(contract as Tree)
  .flatMap((noun) => Object.values(noun))
  .filter(({ allow }) => allow !== 'public')

type World = Awaited<ReturnType<typeof oneOfEach>>
const world: Partial<World> = {}
beforeAll(async () => void Object.assign(world, await oneOfEach(api)))

const tokenOf = (kind: TokenKind) => world.tokens?.[kind] ?? ''
const takenAt = () => Object.entries(placesOf(api, tokenOf('session'), world.filePath ?? ''))
const sessionIdOf = (token: string) => JSON.parse(String(Buffer.from(token.split('.')[1] ?? '', 'base64url'))).sid
const ended = async () => (await api.db.select().from(sessions)).filter(({ endedAt }) => endedAt !== null)

/** The places that take a token. */
async function takers(token: string) {
  const found: string[] = []
  for (const [kind, ofKind] of takenAt())
    for (const { name, takes } of ofKind) if (await takes(token)) found.push(`${kind}: ${name}`)
  return found
}

describe('a token', () => {
  test.each(kinds)('for %s is taken in each of its own places, and in no other', async (kind) => {
    const ownPlaces = takenAt().flatMap(([of, all]) => (of === kind ? all.map(({ name }) => `${of}: ${name}`) : []))
    expect(await takers(tokenOf(kind))).toEqual(ownPlaces)
  })

  test.each(others)('for %s opens no call of the contract, nor the stream of counts', async (kind) => {
    const paths = closed.map(({ method, path }) => ({ method, url: `/api${path.replaceAll(/:\w+/g, '1')}` }))
    const calls = [...paths, { method: 'GET' as const, url: '/api/notifications/stream' }]
    const headers = { authorization: tokenOf(kind) }
    const answers = calls.map(async (call) => (await api.app.inject({ ...call, headers })).statusCode)
    expect(new Set(await Promise.all(answers))).toEqual(new Set([401]))
  })

  test.each(kinds)('for %s has a limit of its own on requests only if it is for a session', async (kind) => {
    const app = await buildApp({ ...api.deps, config: { ...api.deps.config, REQUESTS_PER_MINUTE: 2 } })
    const ask = async (authorization?: string) =>
      (await app.inject({ url: '/api/livez', headers: { ...(authorization && { authorization }) } })).statusCode
    expect([await ask(), await ask()]).toEqual([200, 200])
    expect(await ask(tokenOf(kind))).toBe(kind === 'session' ? 200 : 429)
    await app.close()
  })

  test.each(kinds)('for %s, or the id of its session, ends no session as a cookie', async (kind) => {
    const before = (await ended()).length
    for (const value of [tokenOf(kind), `${sessionIdOf(tokenOf(kind))}.x`, sessionIdOf(tokenOf(kind))]) {
      const headers = { 'sec-fetch-site': 'same-origin', cookie: `__Host-session=${value}` }
      await api.app.inject({ method: 'POST', url: '/api/user/token', headers })
      if (kind !== 'session-cookie') await api.app.inject({ method: 'POST', url: '/api/user/logout', headers })
    }
    expect(await ended()).toHaveLength(before)
  })

  test('says what it is for, and names its object', () => {
    for (const kind of kinds) {
      const said = JSON.parse(String(Buffer.from(tokenOf(kind).split('.')[1] ?? '', 'base64url')))
      expect(said).toMatchObject({ for: kind, exp: expect.any(Number) })
      expect(Object.keys(said).toSorted()).toEqual(
        [...Object.keys(tokenKinds[kind].shape), 'exp', 'for', 'iat'].toSorted(),
      )
    }
  })

  test('of one list opens no other list, and of one file no other file', async () => {
    const status = async (url: string) => (await api.app.inject({ url })).statusCode
    expect(await status(`/api/audit-files?token=${tokenOf('csv')}`)).toBe(403)
    const other = await api.as(await api.aCandidate())
    const { data } = await other.files.upload({
      params: { product: 'cv' },
      file: new File(['%PDF-1.4\n%%EOF'], 'c.pdf'),
    })
    expect(await status(`${data.split('?')[0]}?token=${tokenOf('file')}`)).toBe(403)
  })
})

describe('what nobody signed', () => {
  const parts = (token: string) => token.split('.')
  const signs = [...'ABCXYZabcxyz0189-_=. \n']

  /** A token changed in one character, or put together of the parts of several. */
  const changed = fc.oneof(
    fc
      .tuple(fc.constantFrom(...kinds), fc.nat(1000), fc.nat(2), fc.constantFrom(...signs))
      .map(([kind, place, kept, sign]) => {
        const token = tokenOf(kind)
        const from = place % token.length
        return `${token.slice(0, from)}${sign}${token.slice(from + (kept === 2 ? 0 : 1))}`
      }),
    fc
      .array(fc.constantFrom(...kinds), { minLength: 3, maxLength: 3 })
      .map((of) => of.map((kind, part) => parts(tokenOf(kind))[part]).join('.')),
  )

  test('is taken for no kind, however a real token is changed', async () => {
    const real = new Set(kinds.map(tokenOf))
    const tries = fc.asyncProperty(changed, fc.constantFrom(...kinds), async (token, kind) => {
      fc.pre(!real.has(token))
      expect(await api.deps.encryption.verify(kind, token, api.deps.now())).toBeUndefined()
    })
    await fc.assert(tries, { numRuns: inDeepRun(100_000, 1000) })
  })

  test.each(kinds)(
    'is not taken for %s either: unsigned, with another purpose, or the bare id of a session',
    async (kind) => {
      const [, payload = '', signature = ''] = parts(tokenOf(kind))
      const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const said = JSON.parse(String(Buffer.from(payload, 'base64url')))
      const forged = [
        `${text({ alg: 'none', typ: 'JWT' })}.${payload}.`,
        ...kinds.flatMap((of) =>
          of === kind ? [] : [`${parts(tokenOf(kind))[0]}.${text({ ...said, for: of })}.${signature}`],
        ),
        sessionIdOf(tokenOf('session')),
        `${sessionIdOf(tokenOf('session'))}.x`,
        '',
      ]
      for (const token of forged) expect(await takers(token)).toEqual([])
    },
  )
})

test('of the tokens from before each said what it is for, links in messages still work, and sessions are asked to renew', async () => {
  const key = new Uint8Array(hkdfSync('sha256', api.deps.config.SECRET, 'pramaan', 'token', 32))
  const signed = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setExpirationTime('30d').sign(key)
  const verify = async (kind: TokenKind, claims: JWTPayload) =>
    api.deps.encryption.verify(kind, await signed(claims), api.deps.now())
  expect(await verify('receipt', { receipt: 'r' })).toEqual({ receipt: 'r' })
  expect(await verify('stop-alert', { for: 'stop-alert', alert: 7 })).toEqual({ alert: 7 })
  const userInfo = { ID: 7, RoleID: 6, FullName: 'Asha', registrationStep: 0 }
  for (const kind of kinds) {
    expect(await verify(kind, { sid: 's', userInfo })).toBeUndefined()
    expect(await verify(kind, { sid: 's', csv: '/candidate-files', request: '' })).toBeUndefined()
  }
})
