import { notifications, outbox } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { outboxRound } from '../../background/outbox.ts'
import { recordingSenders } from '../../testing/fakes/outbox.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { hrComments } from '../../testing/people/hr-comments.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const lines = () => api.db.select().from(notifications).orderBy(notifications.id)

/** A round of the outbox, and what it sent. */
async function sentNow() {
  const post = recordingSenders()
  await outboxRound(api.deps, post.senders)()
  return post.sent.map(({ template, text }) => [template, text] as const)
}

test('a candidate is notified once that they are verified, however often hr amends the comments', async () => {
  const candidate = await aFindable()
  const headers = { authorization: await api.tokenOf((await api.aStaffMember('hr')).id) }
  const url = `/api/vsp-verification/${candidate.id}`
  for (let n = 0; n < 2; n++)
    expect((await api.app.inject({ method: 'POST', url, headers, payload: { hrComments } })).statusCode).toBe(200)
  expect(await lines()).toMatchObject([{ accountId: candidate.id, kind: 'verification-verified' }])
  expect((await sentNow()).map(([template]) => template)).toEqual(['verification-verified'])
})

test('a candidate learns which company shortlisted them, by a message only once it can no longer be undone', async () => {
  const candidate = await aFindable()
  const employer = await api.as(await api.anEmployer({ companyName: 'Demo Forge' }))
  await employer.shortlist.set({ body: { Candidate_id: candidate.id, Status: 1 } })
  expect(await lines()).toMatchObject([
    { accountId: candidate.id, kind: 'shortlisted', params: { company: 'Demo Forge' } },
  ])
  expect(await sentNow()).toEqual([])
  api.pass(5 * 60_000)
  expect(await sentNow()).toEqual([['shortlisted', expect.stringContaining('Demo Forge has shortlisted you')]])
  await employer.shortlist.set({ body: { Candidate_id: candidate.id, Status: 2 } })
  expect(await lines()).toHaveLength(1)
})

test('an undone shortlisting leaves no notification and no message', async () => {
  const candidate = await aFindable()
  const employer = await api.as(await api.anEmployer())
  await employer.shortlist.set({ body: { Candidate_id: candidate.id, Status: 1 } })
  await employer.shortlist.set({ body: { Candidate_id: candidate.id, Status: 0 } })
  expect(await lines()).toEqual([])
  api.pass(60 * 60_000)
  expect(await sentNow()).toEqual([])
  expect(await api.db.select().from(outbox)).toMatchObject([{ variables: null, sentAt: null, diedAt: null }])
})

test('an Admin is notified when the person they invited has joined', async () => {
  const admin = await api.aStaffMember('Admin')
  const form = { FullName: 'New Helper', Phone: '9012345678', Email: 'helper@example.com', Role: 'hr' } as const
  await (await api.as(admin)).staff.invite({ body: form })
  const [message] = (await api.client().platform.outbox({ query: { to: 'helper@example.com' } })).data
  const token = new URL(message?.variables.link ?? '').searchParams.get('token') ?? ''
  await api.client().staff.acceptInvitation({ params: { token } })
  expect(await lines()).toMatchObject([
    { accountId: admin.id, kind: 'invitation-accepted', params: { name: 'New Helper', role: 'hr' } },
  ])
})
