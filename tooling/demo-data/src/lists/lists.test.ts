import { startApi } from '@pramaan/api/testing'
import { callsOf, fieldsOf, type NamedCall } from '@pramaan/api/testing/calls/every-call'
import { statementsOf } from '@pramaan/api/testing/server/statements'
import type { Role } from '@pramaan/domain/role'
import { beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'
import { firstIds, known } from '../world.ts'

const api = await startApi({}, 'once')

const people: Partial<Record<Role, number>> = {
  Admin: known.admin.id,
  hr: known.hr.id,
  Counsellor: known.counsellor.id,
  'C-Partner': known.coursePartner.id,
  Employer: known.employer.id,
  Candidate: known.experienced.id,
}
const reads = Object.keys(people).flatMap((role) =>
  callsOf(role as Role)
    .filter(({ endpoint: { method, path } }) => method === 'GET' && !path.endsWith('/stream'))
    .map((call) => ({ ...call, role: role as Role })),
)
type Call = NamedCall & { role: Role }

/** What the demo has something for, whatever a parameter names: people, and the first jobs, drives and courses. */
const ids = [known.experienced.id, known.fresher.id, known.employer.id, firstIds.candidate, 1, 2, 3]

/** The longest list in a response. */
function rowsOf(body: Record<string, unknown>): number {
  const parts = [body, body.data].flatMap((part) => (part && typeof part === 'object' ? Object.values(part) : []))
  const arrays = [body.data, ...parts].filter((part): part is unknown[] => Array.isArray(part))
  return Math.max(0, ...arrays.map(({ length }) => length))
}

async function readerOf({ endpoint, role }: Call) {
  const authorization = `Bearer ${await api.tokenOf(people[role] ?? 0)}`
  const addresses = endpoint.path.includes(':')
    ? ids.map((id) => `/api${endpoint.path.replaceAll(/:\w+/g, String(id))}`)
    : [`/api${endpoint.path}`]
  const read = async (address: string, query: Record<string, string | number> = {}) => {
    const url = `${address}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`
    const { statusCode, body, headers } = await api.app.inject({ url, headers: { authorization } })
    const isRead = statusCode === 200 && `${headers['content-type']}`.includes('json')
    const json: Record<string, unknown> = isRead ? JSON.parse(body) : {}
    return { rows: rowsOf(json), json }
  }
  return { addresses, read }
}

/** A call, the address at which the demo has the most rows for it, and how many. */
type Longest = Call & Awaited<ReturnType<typeof longestOf>>

async function longestOf(call: Call) {
  const { addresses, read } = await readerOf(call)
  const found = await Promise.all(addresses.map(async (address) => ({ address, ...(await read(address)) })))
  const [longest] = found.toSorted((one, other) => other.rows - one.rows)
  return { address: longest?.address ?? '', rows: longest?.rows ?? 0, read }
}

let longest: Longest[] = []

beforeAll(async () => {
  await fillDemo({ pool: api.db.$client, candidates: 60, now: api.deps.now() })
  longest = await Promise.all(reads.map(async (call) => ({ ...call, ...(await longestOf(call)) })))
})

const isList = ({ endpoint }: Call) => fieldsOf(endpoint.query).includes('pageSize')

/** How often each statement is sent while a page is read. */
async function sentFor({ address, read }: Longest, query: Record<string, number>) {
  // What is kept in memory for a while is kept by the first.
  const { rows } = await read(address, query)
  const texts = await statementsOf(() => read(address, query))
  return { rows, times: new Map([...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length])) }
}

test('no list sends a statement for each of its rows: with twenty rows hardly more than with five', async () => {
  const faults: string[] = []
  const compared = new Set<string>()
  for (const call of longest.filter(isList)) {
    const [few, many] = [await sentFor(call, { pageSize: 5 }), await sentFor(call, { pageSize: 20 })]
    if (many.rows <= few.rows) continue
    compared.add(call.name)
    // A page over consecutive lists reads each list that it reaches.
    const tolerated = (many.rows - few.rows) / 3
    for (const [text, times] of many.times)
      if (times - (few.times.get(text) ?? 1) >= tolerated)
        faults.push(`${call.name} of ${call.role}: ${times} × ${text}`)
  }
  expect(faults).toEqual([])
  expect(compared.size).toBeGreaterThan(20)
})

/** The stages of a board and the like: what is asked for each of a few fixed parts. */
const fixedParts = 5

test('nothing that is read sends one statement for each of its rows', async () => {
  const faults: string[] = []
  for (const call of longest) {
    const most = Math.max(0, ...(await sentFor(call, {})).times.values())
    if (most > fixedParts) faults.push(`${call.name} of ${call.role}: one statement ${most} times`)
  }
  expect(faults).toEqual([])
})

test('a page that shows all there is offers no next one', async () => {
  const faults: string[] = []
  const compared = new Set<string>()
  for (const { name, role, address, read } of longest.filter(isList)) {
    const all = await read(address, { pageSize: 50 })
    const next = ['next', 'nextCursor'].find((one) => one in all.json)
    if (!next || all.rows === 0 || all.json[next] !== null) continue
    const exact = await read(address, { pageSize: all.rows })
    if (exact.rows !== all.rows) continue
    compared.add(name)
    if (exact.json[next] !== null) faults.push(`${name} of ${role}: an empty page after ${exact.rows}`)
  }
  expect(faults).toEqual([])
  expect([...compared]).toEqual(expect.arrayContaining(['conversations.list', 'pipeline.list', 'search.viewed']))
})
