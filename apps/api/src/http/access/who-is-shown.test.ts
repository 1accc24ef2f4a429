import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { accounts, employers } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addressesOf, callsOf } from '../../testing/calls/every-call.ts'
import {
  aPersonToHide,
  personalMarks,
  personToHide,
  type World,
  waysToHide,
} from '../../testing/scenarios/person-to-hide.ts'
import { inDeepRun } from '../../testing/server/deep-run.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { storeSession } from './session.queries.ts'

const api = await startApi()

/**
 * Endpoints of tests and the demo; the reader's own data, which names others only by ID; and those that end the
 * reader's own session or account.
 */
const beside = [/^platform\.outbox$/, /^privacy\./, /^session\./]

const readers = {
  'the employer they applied to': { role: 'Employer', idOf: async ({ employer }: World) => employer.id },
  'another employer': { role: 'Employer', idOf: async () => (await api.anEmployer({ plan: 'premium' })).id },
  'a course partner': { role: 'C-Partner', idOf: async ({ partner }: World) => partner.id },
  'another candidate': { role: 'Candidate', idOf: async () => (await api.aCandidate()).id },
  nobody: { role: 'nobody', idOf: async () => undefined },
} as const

/** Bodies of the POST and PUT calls, each about the person. */
function bodiesFor(name: string, { applicationId }: World): object {
  const [id, ids] = [personToHide.id, [personToHide.id]]
  const bodies: Record<string, object> = {
    'search.candidatesByRoles': { selectedJobRoles: [], removedJobRoles: [] },
    'search.logHit': { CandidateID: id },
    'shortlist.set': { Candidate_id: id, Status: '2' },
    'pipeline.move': { Candidates: ids, Status: 3 },
    'pipeline.undo': { Candidates: ids },
    'conversations.send': { Text: 'Are you there?' },
    'conversations.read': { upTo: 1 },
    'applications.decide': { applicationId, applicationStatus: 'Accepted' },
    'guidance.remark': { remark: 'Noted' },
    'guidance.remarkOnMany': { userIds: ids, remark: 'Noted' },
  }
  return bodies[name] ?? {}
}

/** The responses to every call that a reader may make about the person and their records. */
async function answersTo(world: World, { role, idOf }: (typeof readers)[keyof typeof readers]) {
  const id = await idOf(world)
  const headers = id === undefined ? {} : { authorization: await api.tokenOf(id) }
  const { job, drive, course, applicationId, slug } = world
  const values = [personToHide.id, id ?? 1, job.id, drive.id, course.id, applicationId, slug]
  const answers: { name: string; status: number; text: string }[] = []
  const calls = callsOf(role).filter(({ name, endpoint }) => !endpoint.file && !beside.some((one) => one.test(name)))
  // Reads come before writes, which change the data; nothing is deleted.
  const ordered = ['GET', 'POST', 'PUT'].flatMap((method) => calls.filter(({ endpoint }) => endpoint.method === method))
  for (const { name, endpoint } of ordered) {
    const { method } = endpoint
    const payload = method === 'GET' ? {} : { payload: bodiesFor(name, world) }
    for (const url of addressesOf(endpoint, values, personToHide.id)) {
      const { statusCode, body } = await api.app.inject({ method, url, headers, ...payload })
      answers.push({ name: `${method} ${url}`, status: statusCode, text: body })
    }
  }
  return answers
}

const namesThem = (text: string) => personalMarks.some((mark) => mark.test(text))

const notified = (answers: Awaited<ReturnType<typeof answersTo>>) =>
  answers.filter(({ text }) => namesThem(text)).map(({ name }) => name)

test('the check covers the person: while visible, their employer reads their name in many responses', async () => {
  const world = await aPersonToHide(api)
  const met = notified(await answersTo(world, readers['the employer they applied to']))
  expect(met.length).toBeGreaterThan(12)
  expect(notified(await answersTo(world, readers['a course partner'])).length).toBeGreaterThan(1)
  expect(notified(await answersTo(world, readers.nobody))).toEqual(['GET /api/public-profile/vanishing-page'])
})

const everybody = Object.entries(readers)

/** Two of the readers, others for each way to hide, so that all come round; everybody in the deep run. */
function readersOf(way: number) {
  const two = everybody.filter((_, at) => at === way % everybody.length || at === (way + 1) % everybody.length)
  return inDeepRun(everybody, two)
}

const hidings = Object.entries(waysToHide).map(([way, hide], at) => [way, hide, readersOf(at)] as const)

test.each(hidings)(
  'of a candidate who %s no answer to anybody has name, phone, e-mail or an id that leads to them',
  async (_, hide, askedBy) => {
    const world = await aPersonToHide(api)
    await hide(world, api)
    for (const [who, reader] of askedBy) {
      const answers = await answersTo(world, reader)
      const naming = answers.filter(
        ({ name, text }) => name.startsWith('GET') && text.includes(String(personToHide.id)),
      )
      const aimed = answers.filter(({ name, status }) => /^GET .*\/987654321\b/.test(name) && status < 400)
      const names = [naming, aimed].map((found) => found.map(({ name }) => name))
      expect([who, notified(answers), ...names]).toEqual([who, [], [], []])
    }
  },
)

/** The links that the employer got to the person's CV, certificate and PDF while they were shown. */
async function linksOf({ employer }: World) {
  const token = await api.tokenOf(employer.id)
  const reader = api.client(token)
  const params = { id: personToHide.id }
  const { CV, Certificates } = (await reader.contacts.reveal({ params })).data
  const { url } = (await reader.resume.pdf({ params })).data
  const links = [CV ?? '', Certificates[0] ?? '', url]
  const statuses = () => Promise.all(links.map(async (one) => (await api.app.inject({ url: one })).statusCode))
  return { reader, statuses }
}

describe('links to a CV, a certificate and the profile’s PDF', () => {
  test.each(Object.entries(waysToHide))('end when their candidate %s', async (_, hide) => {
    const world = await aPersonToHide(api)
    const { statuses } = await linksOf(world)
    expect(await statuses()).toEqual([200, 200, 200])
    await hide(world, api)
    expect(await statuses()).toEqual([403, 403, 403])
  })

  test.each([
    ['logs out', async (_: number, reader: World['me']) => reader.session.logout()],
    ['is suspended', (id: number) => change(id, { status: 'suspended' })],
    ['changes role', (id: number) => change(id, { roleId: 6 })],
    ['is of a company that staff refuse', refuseCompany],
  ] as const)('end when their reader %s', async (_, end) => {
    const world = await aPersonToHide(api)
    const { reader, statuses } = await linksOf(world)
    expect(await statuses()).toEqual([200, 200, 200])
    await end(world.employer.id, reader)
    expect(await statuses()).toEqual([403, 403, 403])
  })
})

describe('the event stream', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo

  /** A stream's first events: the reader's unread notifications and messages. */
  async function said(id: number) {
    const abort = new AbortController()
    const headers = { authorization: await api.tokenOf(id) }
    const stream = await fetch(`http://127.0.0.1:${port}/api/notifications/stream`, { headers, signal: abort.signal })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('event: unread')) text += (await reader?.read())?.value ?? ''
    // Further lines arrive together with the first, or not at all.
    const more = await Promise.race([reader?.read(), wait(200, undefined)])
    abort.abort()
    return `${text}${more?.value ?? ''}`
  }

  test.each(Object.entries(waysToHide))(
    'sends nothing about a candidate who %s, and counts no notification about them',
    async (_, hide) => {
      const world = await aPersonToHide(api)
      const { employer } = world
      const before = await said(employer.id)
      expect(before).toContain('"unread":')
      expect(before).not.toContain('{"unread":0,')
      await hide(world, api)
      const after = await said(employer.id)
      expect(namesThem(after) || after.includes(String(personToHide.id))).toBe(false)
      expect(after).toBe('event: unread\ndata: {"unread":0,"newest":null}\n\n')
    },
  )
})

describe('a photo', () => {
  /** The response of its URL to a browser on a host, signed in or not. */
  async function photoFor(photo: string, reader?: { id: number }) {
    const [secret, at] = [api.deps.random.secret(), api.deps.now()]
    const session = {
      id: api.deps.random.uuid(),
      secretHash: api.deps.encryption.hash(secret),
      createdAt: at,
      lastSeenAt: at,
    }
    const expiresAt = new Date(at.getTime() + 3600_000)
    if (reader) await storeSession(api.db, { ...session, accountId: reader.id, expiresAt })
    const headers = { 'sec-fetch-site': 'same-origin', ...(reader && { cookie: `__Host-session=${secret}` }) }
    return (await api.app.inject({ url: photo, headers })).statusCode
  }

  test.each(Object.entries(waysToHide))('is gone when its person %s', async (_, hide) => {
    const world = await aPersonToHide(api)
    const { photo, employer, person } = world
    expect([await photoFor(photo), await photoFor(photo, employer)]).toEqual([200, 200])
    await hide(world, api)
    const others = [undefined, employer, world.partner, await api.aCandidate()]
    expect(await Promise.all(others.map((reader) => photoFor(photo, reader)))).toEqual([404, 404, 404, 404])
    expect(await photoFor(photo, await api.aStaffMember('hr'))).toBe(200)
    const [{ status } = { status: '' }] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
    expect(await photoFor(photo, person)).toBe(status === 'suspended' ? 404 : 200)
  })

  test('is cached by the browser, and requested again after ten minutes', async () => {
    const { photo } = await aPersonToHide(api)
    const first = await api.app.inject({ url: photo })
    expect(first.headers['cache-control']).toBe('private, max-age=600')
    const again = await api.app.inject({ url: photo, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

async function refuseCompany(id: number) {
  await api.db.update(employers).set({ companyStatus: 'refused' }).where(eq(employers.accountId, id))
}

async function change(id: number, to: Partial<typeof accounts.$inferInsert>) {
  await api.db.update(accounts).set(to).where(eq(accounts.id, id))
}
