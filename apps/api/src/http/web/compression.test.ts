import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const degreesAs = (encoding: string) =>
  api.app.inject({ url: '/api/eduDegrees', headers: { 'accept-encoding': encoding } })

test('an answer of more than a kilobyte is sent compressed as the browser can read it', async () => {
  const plain = await degreesAs('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const small = await degreesAs('gzip, deflate, br')
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(gunzipSync((await degreesAs('gzip')).rawPayload).toString()).toBe(plain.body)
})

test('a short answer is sent as it is', async () => {
  const answer = await api.app.inject({ url: '/api/nowhere', headers: { 'accept-encoding': 'br' } })
  expect([answer.headers['content-encoding'], answer.json().code]).toEqual([undefined, 'not-found'])
})

test('a compressed request is refused: few bytes could become very many', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const payload = gzipSync(JSON.stringify({ mobile: '+919876543210' }))
  expect((await api.app.inject({ method: 'POST', url: '/api/user/login', headers, payload })).statusCode).toBe(400)
})
