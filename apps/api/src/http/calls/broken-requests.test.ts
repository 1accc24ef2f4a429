import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo
const part = '--b\r\nContent-Disposition: form-data; name="inputFile"; filename="cv.pdf"\r\n\r\n'

/** Sends a raw form to the CV upload, over a real connection. */
async function upload(contentType: string, body: string) {
  const authorization = await api.tokenOf((await api.aCandidate()).id)
  const url = `http://127.0.0.1:${port}/api/applications/upload/cv`
  const headers = { authorization, 'content-type': contentType }
  const answer = await fetch(url, { method: 'POST', headers, body })
  return { status: answer.status, code: ((await answer.json()) as { code: string }).code }
}

test.each([
  ['without a boundary', 'multipart/form-data', `${part}%PDF-1.4\r\n--b--\r\n`],
  ['with an empty boundary', 'multipart/form-data; boundary=', `${part}%PDF-1.4\r\n--b--\r\n`],
  ['of another boundary', 'multipart/form-data; boundary=other', `${part}%PDF-1.4\r\n--b--\r\n`],
  ['without an end', 'multipart/form-data; boundary=b', `${part}%PDF-1.4`],
  ['with half an end', 'multipart/form-data; boundary=b', `${part}%PDF-1.4\r\n--b-`],
  ['that ends inside a part’s head', 'multipart/form-data; boundary=b', '--b\r\nContent-Dispo'],
  ['with a part’s head that is none', 'multipart/form-data; boundary=b', '--b\r\n\0\0: \0\r\n\r\nx\r\n--b--\r\n'],
  ['with nothing in it', 'multipart/form-data; boundary=b', ''],
])('a form %s is refused as invalid, and leaves nothing', async (_, contentType, body) => {
  expect(await upload(contentType, body)).toEqual({ status: 400, code: 'invalid' })
  expect(await api.deps.files.temporary.list()).toEqual([])
})

test.each(['/api/jobs/%E0%A4%A', `/api/jobs/${'9'.repeat(400)}`, '/api/jobs/%'])(
  'an address that no route takes, %s, is refused as invalid',
  async (url) => {
    const answer = await api.app.inject({ method: 'DELETE', url })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid', requestId: expect.any(String) }])
  },
)

const strange: unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: null },
  { constructor: 1 },
  [{ toString: 1 }],
  [[[]]],
  true,
]

test.each(strange.map((value) => [JSON.stringify(value), value]))(
  'an id of %s is refused as invalid',
  async (_, ID) => {
    const { id } = await api.aCandidate()
    const token = await api.tokenOf(id)
    const post = {
      method: 'POST',
      url: '/api/user/register',
      payload: { step: -2, ID, selectedExperience: 'Fresher' },
    } as const
    expect((await api.app.inject(post)).statusCode).toBeLessThan(500)
    const put = { method: 'PUT', url: `/api/user/${id}/education`, headers: { authorization: token } } as const
    expect((await api.app.inject({ ...put, method: 'POST', payload: { userId: ID, ID } })).json()).toMatchObject({
      code: 'invalid',
    })
    const education = { ...put, url: '/api/user/education', payload: { userId: ID, eduID: ID } }
    expect((await api.app.inject(education)).statusCode).toBeLessThan(500)
  },
)

test.each([
  ['half a character', 400, '\\ud800'],
  ['the halves of a character in the wrong order', 400, '\\udc00\\ud800'],
  ['a whole character of two halves', 200, '\\ud83d\\ude00'],
  ['a NUL', 400, 'a\\u0000b'],
])('a reason with %s is answered %i', async (_, status, text) => {
  const headers = {
    authorization: await api.tokenOf((await api.aStaffMember('Admin')).id),
    'content-type': 'application/json',
  }
  const url = `/api/accounts/${(await api.aCandidate()).id}/suspend`
  const answer = await api.app.inject({ method: 'POST', url, headers, payload: `{"Reason":"${text}"}` })
  expect(answer.statusCode, answer.body).toBe(status)
})

test('a body in another encoding than UTF-8 is refused, because its letters would be stored as signs for lost ones', async () => {
  const headers = {
    authorization: await api.tokenOf((await api.aStaffMember('Admin')).id),
    'content-type': 'application/json',
  }
  const url = `/api/accounts/${(await api.aCandidate()).id}/suspend`
  const payload = Buffer.from('{"Reason":"Caf\u00e9"}', 'latin1')
  const answer = await api.app.inject({ method: 'POST', url, headers, payload })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid'])
})

test('a caller who has hung up before the request is handled leaves no error in the log', async () => {
  const lines: string[] = []
  const config = { ...api.deps.config, LOG_LEVEL: 'error' as const }
  const app = await buildApp({ ...api.deps, config, log: { write: (line) => lines.push(line) } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address() as AddressInfo
  const seen: (string | undefined)[] = []
  app.server.prependListener('request', ({ socket }) => {
    socket.destroy()
    seen.push(socket.remoteAddress)
  })
  for (const url of ['/api/user/login?mobile=9876543210&role=Candidate', '/p/nobody', '/api/livez', '/']) {
    const socket = connect(address.port, '127.0.0.1')
    socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await once(socket, 'close')
  }
  await app.close()
  expect(seen).toEqual(Array(4).fill(undefined))
  expect(lines).toEqual([])
})

test('a refusal under an Idempotency-Key is complete the second time too', async () => {
  const headers = { authorization: await api.tokenOf((await api.aStaffMember('Admin')).id), 'idempotency-key': 'k' }
  const answers = [1, 2].map(() => api.app.inject({ method: 'DELETE', url: '/api/jobs/4711', headers }))
  const [first, second] = await Promise.all(answers)
  for (const answer of [first, second]) {
    expect(answer?.json()).toMatchObject({ code: 'not-found', requestId: answer?.headers['x-request-id'] })
    expect(answer?.headers['cache-control']).toBe('no-store')
  }
})

test('words that every object knows, and days at the ends of the calendar, are ordinary values', async () => {
  const headers = { authorization: await api.tokenOf((await api.aStaffMember('Admin')).id) }
  const status = async (url: string) => (await api.app.inject({ url, headers })).statusCode
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect(await status(`/api/colleges?term=${word}`)).toBe(200)
  expect(await status('/api/audit-log?to=9999-12-31')).toBe(200)
  expect(await status('/api/audit-log?from=0001-01-01')).toBe(400)
})
