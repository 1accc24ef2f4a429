import type { Endpoint } from '@pramaan/contract/endpoint'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { brokenBodies, damaged, strange } from './damage.ts'
import { formsOf } from './forms.ts'
import { valuesOf } from './schema-values.ts'

/** A request without who sends it. */
export type FuzzRequest = Required<Pick<InjectOptions, 'method' | 'url' | 'headers'>> & { payload?: string | Buffer }

const none = fc.constant<unknown>({})

/** Mostly good values, sometimes damaged ones. */
function mixed(values: fc.Arbitrary<unknown>) {
  return fc.oneof({ weight: 3, arbitrary: values }, { weight: 2, arbitrary: damaged(values) })
}

const headers = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'k' },
      { 'idempotency-key': 'x'.repeat(5000) },
      { cookie: '__Host-session=%; a=b;;=;' },
      { cookie: 'x'.repeat(4000) },
      { authorization: 'Bearer' },
      { authorization: 'Bearer a.b.c' },
      { authorization: '\u0080\u00ff' },
      { 'content-encoding': 'gzip' },
      { 'accept-encoding': 'br;q=x' },
      { 'content-length': '5' },
      { range: 'bytes=9-1' },
      { origin: 'null', referer: 'x' },
      { 'accept-language': '\u00ff' },
    ),
  },
)

const jsonTypes = fc.oneof(
  { weight: 15, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/',
    'x',
  ),
)

/** Requests of an endpoint: by its schemas, and damaged in every part. */
export function requestsOf(endpoint: Endpoint): fc.Arbitrary<FuzzRequest> {
  const params = endpoint.params ? mixed(valuesOf(endpoint.params)) : none
  const query = endpoint.query
    ? mixed(valuesOf(endpoint.query))
    : fc.oneof({ weight: 9, arbitrary: none }, damaged(none))
  const body = bodiesOf(endpoint)
  return fc.record({ params, query, body, headers, broken: fc.nat({ max: 40 }) }).map((made) => ({
    method: endpoint.method,
    url: `/api${pathOf(endpoint.path, made.params)}${queryOf(made.query)}${made.broken === 0 ? '&%E0%A4%A=1&a[b]=1&a=1&a=2' : ''}`,
    ...made.body,
    headers: { ...made.body.headers, ...made.headers },
  }))
}

function bodiesOf(endpoint: Endpoint): fc.Arbitrary<{ payload?: string | Buffer; headers: Record<string, string> }> {
  if (endpoint.file) return fc.oneof({ weight: 9, arbitrary: formsOf(endpoint.file) }, jsonBodies(strange))
  if (endpoint.body) return jsonBodies(mixed(valuesOf(endpoint.body)))
  return fc.oneof({ weight: 9, arbitrary: fc.constant({ headers: {} }) }, jsonBodies(strange))
}

function jsonBodies(values: fc.Arbitrary<unknown>) {
  const written = values.map((value) => JSON.stringify(value) ?? '')
  const payload = fc.oneof({ weight: 15, arbitrary: written }, brokenBodies)
  return fc.tuple(payload, jsonTypes).map(([text, type]) => ({ payload: text, headers: { 'content-type': type } }))
}

function pathOf(path: string, params: unknown) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(partOf(params, name) ?? '1') || '0')
}

function partOf(value: unknown, name: string) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : value
}

function queryOf(query: unknown) {
  if (typeof query !== 'object' || query === null) return `?${encoded(query)}`
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [value]
          .flat()
          .slice(0, 200)
          .map((one) => `${encoded(name)}=${encoded(one)}`),
  )
  return `?${pairs.join('&')}`
}

/** A value as it is in an address; half a pair, which has no encoding, as the sign for what is unreadable. */
function encoded(value: unknown) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed().slice(0, 3000))
}
