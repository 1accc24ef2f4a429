import { contract } from '@pramaan/contract'
import { errors } from '@pramaan/contract/errors'
import { describe, expect, test } from 'vitest'
import { createClient, type Send, urlOf } from './client.ts'
import { Refused, Unreachable } from './errors.ts'

type Wanted = { url: string } & Parameters<Send>[1]

function aClient(status: number, body: unknown, token?: string) {
  const request: Wanted[] = []
  const send: Send = async (url, init) => {
    request.push({ url, ...init })
    return { status, json: async () => body }
  }
  return { client: createClient(contract, send, async () => token), request }
}

const success = { message: 'Success', data: [] }

describe('the address of a call', () => {
  test.each([
    ['/user/candidate/:id', { params: { id: 7 } }, '/api/user/candidate/7'],
    ['/user/register/:step/:id', { params: { step: 1, id: 7 } }, '/api/user/register/1/7'],
    ['/a/:name', { params: { name: '../x y' } }, '/api/a/..%2Fx%20y'],
    ['/list', { query: { term: 'c++ & java', pageSize: 10 } }, '/api/list?term=c%2B%2B+%26+java&pageSize=10'],
    ['/list', { query: { 'sortBy[]': ['a', 'b'] } }, '/api/list?sortBy%5B%5D=a&sortBy%5B%5D=b'],
    ['/list', { query: { term: '', year: undefined, isVsp: null, pageIndex: 0 } }, '/api/list?pageIndex=0'],
  ])('%s with %o is %s', (path, input, address) => {
    expect(urlOf(path, input)).toBe(address)
  })
})

describe('a call', () => {
  test('returns texts without direction overrides, wherever they are', async () => {
    const data = [{ Title: 'Nashik \u202eyad gnirih', Skills: ['\u2066SQL'], Openings: 3, Closed: null }]
    const { client } = aClient(200, { message: 'Success', data })
    expect((await client.drives.list({ query: {} })).data).toEqual([
      { Title: 'Nashik yad gnirih', Skills: ['SQL'], Openings: 3, Closed: null },
    ])
  })

  test('sends its method, body and token', async () => {
    const { client, request } = aClient(200, success, 'the-token')
    await client.registration.moveStep({ params: { id: 7 }, body: { newStep: 1 } })
    expect(request[0]).toMatchObject({
      url: '/api/user/register/updateRegStep/7',
      method: 'PUT',
      body: '{"newStep":1}',
      headers: { authorization: 'the-token', 'content-type': 'application/json' },
    })
  })

  test('that writes has its own idempotency key, or a given one', async () => {
    const { client, request } = aClient(200, success)
    await client.session.logout()
    await client.session.logout()
    await client.session.logout({}, { idempotencyKey: 'mine' })
    const keys = request.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe('mine')
  })

  test('that uploads sends the file in the field of its endpoint, reports its progress and can be cancelled', async () => {
    const { client, request } = aClient(200, success)
    const file = new File(['%PDF-1.4'], 'cv.pdf')
    const given = { signal: new AbortController().signal, onProgress: () => undefined }
    await client.files.upload({ params: { product: 'cv' }, file }, given)
    const [{ url, headers, body, ...rest } = {} as Wanted] = request
    expect(url).toBe('/api/applications/upload/cv')
    expect(headers).not.toHaveProperty('content-type')
    const sent = body instanceof FormData ? body.get('inputFile') : undefined
    expect(sent).toMatchObject({ name: 'cv.pdf', size: 8 })
    expect(rest).toMatchObject(given)
  })

  test('that reads has neither key nor token for a visitor', async () => {
    const { client, request } = aClient(200, success)
    await client.reference.levels()
    expect(request[0]?.headers).toEqual({})
  })

  test('is saved in the cache under its noun, verb and input', () => {
    const { client } = aClient(200, success)
    const { queryKey } = client.candidates.get.query({ params: { id: 7 } })
    expect(queryKey).toEqual([...client.candidates.get.key, { params: { id: 7 } }])
  })
})

describe('an answer', () => {
  test.each(['user-not-found', 'invalid', 'too-many-requests', 'broken'] as const)(
    'that refuses with %s is thrown with its code, status and sentence',
    async (code) => {
      const [status, message] = errors[code]
      const details = [{ field: 'mobile', message: 'Enter digits only.' }]
      const { client } = aClient(status, { message, code, requestId: 'r1', details })
      const error = await client.session.login({ body: {} }).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(Refused)
      expect(error).toMatchObject({ code, status, message, details, body: { requestId: 'r1' } })
    },
  )

  test.each([
    [502, '<html>'],
    [404, { message: 'Not Found', code: 'ENOENT' }],
  ])('of status %i that is not our server’s counts as not reached', async (status, body) => {
    const { client } = aClient(status, body)
    await expect(client.reference.levels()).rejects.toBeInstanceOf(Unreachable)
  })

  test('that is not JSON counts as not reached', async () => {
    const send: Send = async () => ({ status: 200, json: () => Promise.reject(new SyntaxError('Unexpected token')) })
    const client = createClient(contract, send, async () => undefined)
    await expect(client.reference.levels()).rejects.toBeInstanceOf(Unreachable)
  })

  test('that never arrives counts as not reached, but a cancelled call is reported as cancelled', async () => {
    const send: Send = async (_url, { signal }) => {
      throw signal?.reason ?? new TypeError('fetch failed')
    }
    const client = createClient(contract, send, async () => undefined)
    await expect(client.reference.levels()).rejects.toBeInstanceOf(Unreachable)
    const given = AbortSignal.abort()
    await expect(client.reference.levels({}, { signal: given })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
