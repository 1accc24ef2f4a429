import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

test('the server is live, ready and reports its version', async () => {
  const client = api.client()
  expect(await client.platform.live()).toEqual({ message: 'Success', data: null })
  expect((await client.platform.ready()).data).toEqual({ database: 'ready', files: 'ready' })
  expect((await client.platform.version()).data).toMatchObject({ version: manifest.version, demo: false })
})

test('an unknown path answers 404 with the wire’s error shape and a request id', async () => {
  const answer = await api.app.inject('/api/nowhere')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not-found', message: 'We couldn’t find this.' })
  expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
})
