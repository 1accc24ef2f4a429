import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import { companyStatuses, whyNotMeetPeople } from '@pramaan/domain/company'
import { type Role, roleNames } from '@pramaan/domain/role'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const endpoints: Endpoint[] = Object.values(contract as Tree).flatMap((noun) => Object.values(noun))
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const owned = named.filter(([, endpoint]) => endpoint.owner)

/** A person of a role who has finished registration. */
function aPerson(role: Role) {
  if (role === 'Candidate') return api.aCandidate()
  return role === 'Employer' ? api.anEmployer() : api.aStaffMember(role)
}

/** The endpoint's URL and body with only the owner filled in, if given. */
function requestTo(endpoint: Endpoint, owner?: number) {
  const ownerField = endpoint.owner?.field ?? ''
  const inPath = endpoint.path.split('/').includes(`:${ownerField}`)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name) =>
    name === ownerField && owner ? String(owner) : '999999',
  )
  const inQuery = owner && !inPath && endpoint.method === 'GET'
  const inBody = owner && !inPath && endpoint.method !== 'GET'
  return {
    method: endpoint.method,
    url: `/api${path}${inQuery ? `?${ownerField}=${owner}` : ''}`,
    ...(endpoint.method !== 'GET' && { payload: inBody ? { [ownerField]: owner } : {} }),
  }
}

/** The server's response to a caller: `open` if the refusal is not about who they are. */
async function answerTo(endpoint: Endpoint, personId: number | undefined, owner?: number) {
  const authorization = personId === undefined ? undefined : await api.tokenOf(personId)
  const headers = authorization ? { authorization } : {}
  const answer = await api.app.inject({ ...requestTo(endpoint, owner), headers })
  const { code } = answer.json()
  // A public endpoint may get a cookie without a session; other endpoints refuse the token then.
  const refusals = [
    'not-signed-in',
    'not-allowed',
    'not-yours',
    ...(endpoint.allow === 'public' ? [] : ['session-ended']),
  ]
  return refusals.includes(code) ? code : 'open'
}

test.each(named)('%s has a handler', (_, endpoint) => {
  const { method, path } = endpoint
  expect(api.app.hasRoute({ method, url: `/api${path}` })).toBe(true)
})

test.each(named)(
  '%s is open only to the roles of its contract [C-380 C-381 C-396 E-666 E-669–671 E-682 E-686 E-692 S-295]',
  async (_, endpoint) => {
    const { allow } = endpoint
    const expected: Record<string, string> = { nobody: allow === 'public' ? 'open' : 'not-signed-in' }
    const seen: Record<string, string> = { nobody: await answerTo(endpoint, undefined) }
    for (const role of roleNames) {
      const { id } = await aPerson(role)
      expected[role] = allow === 'public' || allow.includes(role) ? 'open' : 'not-allowed'
      seen[role] = await answerTo(endpoint, id, endpoint.owner && allow !== 'public' ? id : undefined)
    }
    expect(seen).toEqual(expected)
  },
)

const meeting = named.filter(([, endpoint]) => endpoint.confirmedCompany)

test('contact data, CVs and messages are what an employer needs a confirmed company for', () => {
  expect(meeting.map(([name]) => name)).toEqual([
    'GET /user/candidate/:id/pdf',
    'POST /user/candidate/:id/contact',
    'GET /conversations',
    'GET /conversations/with/:id',
    'POST /conversations/with/:id',
    'GET /conversations/many/check',
    'POST /conversations/many',
    'PUT /conversations/with/:id/read',
  ])
})

test.each(meeting)('%s refuses an employer until their company is confirmed or kept', async (_, endpoint) => {
  for (const companyStatus of companyStatuses) {
    const { id } = await api.anEmployer({ companyStatus })
    const headers = { authorization: await api.tokenOf(id) }
    const { code } = (await api.app.inject({ ...requestTo(endpoint), headers })).json()
    const isRefused = whyNotMeetPeople(companyStatus) !== undefined
    expect([companyStatus, code === 'company-unconfirmed']).toEqual([companyStatus, isRefused])
    expect(!isRefused || endpoint.refusals.includes('company-unconfirmed')).toBe(true)
  }
})

test.each([
  ['GET', '/user/login'],
  ['POST', '/user/login'],
  ['POST', '/user/register'],
  ['POST', '/send-otp'],
  ['POST', '/verify-otp'],
])('%s %s needs no token [S-413]', async (method, path) => {
  const endpoint = endpoints.find((one) => one.method === method && one.path === path)
  expect(endpoint && (await answerTo(endpoint, undefined))).toBe('open')
})

test.each(owned)('%s refuses a stranger of an allowed role, and lets the owner in', async (_, endpoint) => {
  const { allow } = endpoint
  const allowed = (['Candidate', 'Employer'] as const).filter((role) => allow === 'public' || allow.includes(role))
  for (const role of allowed) {
    const [owner, stranger] = [await aPerson(role), await aPerson(role)]
    const expected = endpoint.owner?.roles.includes(role) ? 'not-yours' : 'open'
    expect(await answerTo(endpoint, stranger.id, owner.id)).toBe(expected)
    expect(await answerTo(endpoint, owner.id, owner.id)).toBe('open')
  }
  expect(await answerTo(endpoint, undefined, 999_999)).toBe('not-signed-in')
})
