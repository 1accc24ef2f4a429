import { accounts, shortlistMoves, shortlists } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

async function anEmployerClient() {
  const employer = await api.anEmployer()
  return { employer, client: await api.as(employer) }
}

const put = (Candidate_id: number, Status: number) => ({ body: { Candidate_id, Status } })
const minutes = 60_000

test("Status '1' shortlists: the answer says Success and the search shows the status [E-473 E-727]", async () => {
  const candidate = await aFindable()
  const { employer, client } = await anEmployerClient()
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/shortlist',
    headers: { authorization: await api.tokenOf(employer.id) },
    payload: { Candidate_id: candidate.id, Status: '1' },
  })
  expect(answer.json()).toEqual({ message: 'Success', data: { shortlisted: 1 } })
  expect((await client.search.candidates({ query: {} })).items[0]).toMatchObject({ shortlisted: 1 })
  const { client: other } = await anEmployerClient()
  expect((await other.search.candidates({ query: {} })).items[0]).toMatchObject({ shortlisted: null })
})

test('a double click is one shortlisting: one row, one move, two equal responses', async () => {
  const candidate = await aFindable()
  const { client } = await anEmployerClient()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => client.shortlist.set(put(candidate.id, 1))))
  expect(answers.map(({ data }) => data.shortlisted)).toEqual([1, 1, 1, 1, 1])
  expect(await api.db.select().from(shortlists)).toHaveLength(1)
  expect(await api.db.select().from(shortlistMoves)).toHaveLength(1)
})

test('a candidate moves one stage at a time, every move dated and attributed, and no other way [E-499]', async () => {
  const candidate = await aFindable()
  const { employer, client } = await anEmployerClient()
  await expect(client.shortlist.set(put(candidate.id, 2))).rejects.toMatchObject({ status: 409, code: 'wrong-state' })
  for (const status of [1, 2, 3, 4]) {
    api.pass(minutes)
    expect((await client.shortlist.set(put(candidate.id, status))).data).toEqual({ shortlisted: status })
  }
  await expect(client.shortlist.set(put(candidate.id, 2))).rejects.toMatchObject({ code: 'wrong-state' })
  await client.shortlist.set(put(candidate.id, -1))
  await expect(client.shortlist.set(put(candidate.id, 1))).rejects.toMatchObject({ code: 'wrong-state' })
  const moves = await api.db.select().from(shortlistMoves).orderBy(shortlistMoves.id)
  expect(moves.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toEqual([
    [null, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, -1],
  ])
  expect(moves[1]).toMatchObject({ movedBy: employer.id, movedAt: new Date('2026-11-21T06:32:00Z') })
})

test("Status '0' undoes the latest move within five minutes, not later, and not twice", async () => {
  const candidate = await aFindable()
  const { client } = await anEmployerClient()
  await client.shortlist.set(put(candidate.id, 1))
  api.pass(5 * minutes - 1)
  expect((await client.shortlist.set(put(candidate.id, 0))).data).toEqual({ shortlisted: null })
  expect(await api.db.select().from(shortlists)).toEqual([])
  expect((await client.shortlist.set(put(candidate.id, 0))).data).toEqual({ shortlisted: null })
  await client.shortlist.set(put(candidate.id, 1))
  await client.shortlist.set(put(candidate.id, 2))
  expect((await client.shortlist.set(put(candidate.id, 0))).data).toEqual({ shortlisted: 1 })
  await expect(client.shortlist.set(put(candidate.id, 0))).rejects.toMatchObject({ code: 'wrong-state' })
  await client.shortlist.set(put(candidate.id, 2))
  api.pass(5 * minutes + 1)
  await expect(client.shortlist.set(put(candidate.id, 0))).rejects.toMatchObject({ code: 'wrong-state' })
  expect(await api.db.select().from(shortlistMoves)).toHaveLength(6)
})

test('only an employer shortlists, and only candidates in the search [E-653 E-655 E-656]', async () => {
  const candidate = await aFindable()
  const unfinished = await api.aCandidateInStep(2)
  const { employer, client } = await anEmployerClient()
  for (const id of [unfinished.id, employer.id, 999_999])
    await expect(client.shortlist.set(put(id, 1))).rejects.toMatchObject({ status: 404 })
  for (const role of ['Admin', 'hr', 'Counsellor', 'C-Partner'] as const) {
    const staff = await api.as(await api.aStaffMember(role))
    await expect(staff.shortlist.set(put(candidate.id, 1))).rejects.toMatchObject({ status: 403 })
  }
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, employer.id))
  await expect(client.shortlist.set(put(candidate.id, 1))).rejects.toMatchObject({ status: 403, message: 'blocked' })
})

test('the list has the employer’s own shortlisted, newest first, page by page, and stages by status [E-465 E-725]', async () => {
  const { client } = await anEmployerClient()
  const { client: other } = await anEmployerClient()
  const ids: number[] = []
  for (let at = 0; at < 5; at++) {
    const about = { account: { fullName: `Person ${at}` }, experience: {} }
    const { id } = await aFindable({ experienceLevel: 'Experienced' }, about)
    ids.push(id)
    api.pass(1000)
    await client.shortlist.set(put(id, 1))
  }
  await client.shortlist.set(put(ids[0] ?? 0, -1))
  await client.shortlist.set(put(ids[1] ?? 0, 2))
  const page = await client.shortlist.list({ query: { pageSize: 3 } })
  expect(page.items.map(({ ID, shortlisted }) => [ID, shortlisted])).toEqual([
    [ids[4], 1],
    [ids[3], 1],
    [ids[2], 1],
  ])
  expect(page).toMatchObject({ totalCount: 4, pageCount: 2, status: 'first' })
  expect(page.items[0]).toMatchObject({
    ID: ids[4],
    FullName: 'Person 4',
    ExperienceLevel: 'Experienced',
    Experience: [{ title: 'Welder' }],
    ShortlistedOn: '2026-11-21T06:30:05.000Z',
  })
  const last = await client.shortlist.list({ query: { pageSize: 3, pageIndex: 1 } })
  expect([last.items.map(({ ID }) => ID), last.status]).toEqual([[ids[1]], 'last'])
  const rejected = await client.shortlist.list({ query: { status: -1 } })
  expect([rejected.items.map(({ ID }) => ID), rejected.status]).toEqual([[ids[0]], 'only'])
  expect(await other.shortlist.list({ query: {} })).toMatchObject({ items: [], totalCount: 0, status: null })
})

test('a shortlist response has no phone or e-mail, and no suspended candidates', async () => {
  const candidate = await aFindable({}, { account: { email: 'asha@example.com' } })
  const { employer, client } = await anEmployerClient()
  await client.shortlist.set(put(candidate.id, 1))
  const authorization = await api.tokenOf(employer.id)
  const answer = await api.app.inject({ url: '/api/shortlist-by-emp-id', headers: { authorization } })
  expect(answer.json().items).toHaveLength(1)
  for (const secret of [candidate.phone?.slice(3) ?? '', 'asha@example.com', 'Phone'])
    expect(answer.body).not.toContain(secret)
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, candidate.id))
  await writeSearchRow(api.deps, api.db, candidate.id)
  expect(await client.shortlist.list({ query: {} })).toMatchObject({ items: [], totalCount: 0 })
})

test('with candidateId and step the list returns the previous or next candidate, also among equal times, and marks its ends [E-726]', async () => {
  const { client } = await anEmployerClient()
  const ids: number[] = []
  for (let at = 0; at < 3; at++) ids.unshift((await aFindable()).id)
  for (const id of ids) await client.shortlist.set(put(id, 1))
  const beside = (at: number, step: 'previous' | 'next') =>
    client.shortlist.list({ query: { candidateId: ids[at] ?? 0, step } })
  for (const [at, step, to, status] of [
    [0, 'next', 1, 'next'],
    [1, 'next', 2, 'last'],
    [2, 'previous', 1, 'previous'],
    [1, 'previous', 0, 'first'],
  ] as const) {
    const answer = await beside(at, step)
    expect([answer.items.map(({ ID }) => ID), answer.status, answer.totalCount]).toEqual([[ids[to]], status, 3])
  }
  await expect(beside(2, 'next')).rejects.toThrow('next')
  await expect(beside(0, 'previous')).rejects.toThrow('previous')
  const unknown = client.shortlist.list({ query: { candidateId: 999_999, step: 'next' } })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})
