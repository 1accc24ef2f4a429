import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi({ LOG_LEVEL: 'info', WEB_DIR: import.meta.dirname })
const lines: string[] = []
const app = await buildApp({ ...api.deps, log: { write: (line) => lines.push(line) } })
const key = 'Zk3_very-secret-key-0123456789abcdefghij'

/** The log lines of one request. */
async function logged(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) {
  lines.length = 0
  await app.inject({ method, url, headers: { host: 'staff.localhost' } })
  return lines.join('')
}

/** Parameters that are numbers or options grant no access. */
const harmless = /:(id|step|kind|product|role|list|key|[a-z]+Id)\b/gi
const endpoints = Object.values(contract as Tree).flatMap((verbs): Endpoint[] => Object.values(verbs))

test('the log names the route, not the path, of every call whose path is a key', async () => {
  const secret = endpoints.filter(({ secretPath }) => secretPath)
  expect(secret.length).toBeGreaterThan(2)
  for (const { method, path } of secret) {
    const written = await logged(method, `/api${path.replace(/:\w+/, key)}`)
    expect(written).toContain(path)
    expect(written).not.toContain(key)
  }
})

test('every other parameter of a path is a number, a word of a list or an id that opens nothing', () => {
  const others = endpoints.filter(({ path, secretPath }) => !secretPath && /:/.test(path.replace(harmless, '')))
  expect(others.map(({ path }) => path)).toEqual([])
})

test('a key is not logged on a path without a route: another method, an extra segment, a page', async () => {
  expect(await logged('PUT', `/api/staff-invitations/open/${key}`)).not.toContain(key)
  expect(await logged('GET', `/api/staff-invitations/open/${key}/more`)).not.toContain(key)
  expect(await logged('GET', `/invitation/${key}`)).not.toContain(key)
  expect(await logged('GET', `/api/public-profile/${key}/photo`)).not.toContain(key)
})

test('nothing after the question mark is logged, and an ordinary path is', async () => {
  expect(await logged('GET', `/api/jobs?token=${key}`)).toContain('"/api/jobs"')
  expect(lines.join('')).not.toContain(key)
  expect(await logged('GET', '/api/nowhere/at-all')).toContain('"/api/nowhere/at-all"')
})
