import { accounts, conversationMessages, conversations, notifications, outbox } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { count } from '../../http/limits/rate-limit.queries.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { dailyMessages } from './many/daily-messages.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const minute = 60_000

/** An employer, a candidate of their shortlist, and both their clients. */
async function aPair() {
  const [candidate, employer] = [await aFindable(), await api.anEmployer({ companyName: 'Demo Forge' })]
  const [theirs, mine] = [await api.as(candidate), await api.as(employer)]
  await mine.shortlist.set({ body: { Candidate_id: candidate.id, Status: 1 } })
  const write = (Text: string) => mine.conversations.send({ params: { id: candidate.id }, body: { Text } })
  const answer = (Text: string) => theirs.conversations.send({ params: { id: employer.id }, body: { Text } })
  return { candidate, employer, theirs, mine, write, answer }
}

const hide = async (candidateId: number) => {
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, candidateId))
  await writeSearchRow(api.deps, api.db, candidateId)
}

test('a message sent again under its key after more than a day is the same message; the other side has a key of its own', async () => {
  const { candidate, employer, theirs, mine } = await aPair()
  const Key = '6f1c9f0e-5e0b-4f0c-9b7a-0d6f5b1c2a3e'
  const send = () =>
    mine.conversations.send({ params: { id: candidate.id }, body: { Text: 'Hello', Key } }, { idempotencyKey: Key })
  const first = await send()
  api.pass(25 * 60 * minute)
  expect((await send()).data).toEqual(first.data)
  await theirs.conversations.send({ params: { id: employer.id }, body: { Text: 'Hello', Key } })
  const { data } = await theirs.conversations.get({ params: { id: employer.id }, query: {} })
  expect(data.map((message) => [message.Mine, message.Key])).toEqual([
    [true, Key],
    [false, null],
  ])
})

test('an employer writes to a shortlisted candidate, who replies; both see the messages from their own side [E-432]', async () => {
  const { candidate, employer, theirs, mine, write, answer } = await aPair()
  expect((await mine.conversations.get({ params: { id: candidate.id }, query: {} })).peer).toMatchObject({
    PeerID: candidate.id,
    Name: candidate.fullName,
    shortlisted: 1,
    CanSend: true,
    why: null,
  })
  await write('Namaste! Are you free on Monday?\nAt 11?')
  api.pass(minute)
  await answer('Yes')
  const [sent, got] = [
    await mine.conversations.get({ params: { id: candidate.id }, query: {} }),
    await theirs.conversations.get({ params: { id: employer.id }, query: {} }),
  ]
  expect(sent.data.map(({ Mine, Text, SentOn }) => [Mine, Text, SentOn])).toEqual([
    [false, 'Yes', '2026-11-21T06:31:00.000Z'],
    [true, 'Namaste! Are you free on Monday?\nAt 11?', '2026-11-21T06:30:00.000Z'],
  ])
  expect(got.data.map(({ Mine }) => Mine)).toEqual([true, false])
  expect(got.peer).toMatchObject({ PeerID: employer.id, Name: 'Demo Forge', shortlisted: null, CanSend: true })
})

test('a candidate never writes first, and learns of an employer by being written to', async () => {
  const { employer, theirs, write, answer } = await aPair()
  await expect(answer('Hello?')).rejects.toMatchObject({ status: 404 })
  await expect(theirs.conversations.get({ params: { id: employer.id }, query: {} })).rejects.toMatchObject({
    status: 404,
  })
  await write('Hello')
  await expect(answer('Hello!')).resolves.toMatchObject({ data: { Text: 'Hello!', Mine: true } })
})

test('an employer can only write to candidates on their shortlist, and after a rejection neither side can write', async () => {
  const { candidate, employer, mine, write, answer } = await aPair()
  const stranger = await aFindable()
  const toStranger = mine.conversations.send({ params: { id: stranger.id }, body: { Text: 'Hi' } })
  await expect(toStranger).rejects.toMatchObject({ status: 404 })
  await write('Hello')
  await mine.pipeline.move({ body: { Candidates: [candidate.id], Status: -1, Reason: 'Position filled' } })
  await expect(write('Sorry')).rejects.toMatchObject({ code: 'wrong-state' })
  await expect(answer('Why?')).rejects.toMatchObject({ code: 'wrong-state' })
  const { data } = await (await api.as(candidate)).conversations.list({ query: {} })
  expect(data).toMatchObject([{ PeerID: employer.id, CanSend: false, why: 'not-shortlisted', shortlisted: null }])
})

test('a conversation disappears for the employer once its candidate is hidden', async () => {
  const { candidate, mine, write } = await aPair()
  await write('Hello')
  await hide(candidate.id)
  await expect(write('Still there?')).rejects.toMatchObject({ code: 'not-found' })
  expect((await mine.conversations.list({ query: {} })).data).toEqual([])
  expect((await mine.conversations.unread()).data.unread).toBe(0)
})

test('an erased candidate leaves nothing of a conversation, and a suspended employer can’t be answered', async () => {
  const { candidate, employer, write, answer } = await aPair()
  await write('Hello')
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, employer.id))
  await expect(answer('Hello!')).rejects.toMatchObject({ code: 'wrong-state' })
  await api.db.delete(accounts).where(eq(accounts.id, candidate.id))
  expect(await api.db.select().from(conversations)).toEqual([])
  expect(await api.db.select().from(conversationMessages)).toEqual([])
})

test('unread messages are counted for the recipient, and reading them notifies the sender', async () => {
  const { candidate, employer, theirs, mine, write } = await aPair()
  const first = await write('One')
  await write('Two')
  expect((await mine.conversations.unread()).data).toEqual({ unread: 0, newest: expect.any(Number) })
  expect((await theirs.conversations.unread()).data.unread).toBe(2)
  expect(await theirs.conversations.list({ query: {} })).toMatchObject({
    unread: 2,
    data: [{ Unread: 2, LastMessage: { Text: 'Two', Mine: false } }],
  })
  api.pass(minute)
  const read = await theirs.conversations.read({ params: { id: employer.id }, body: { upTo: first.data.ID } })
  expect(read.data.unread).toBe(1)
  const { data } = await mine.conversations.get({ params: { id: candidate.id }, query: {} })
  expect(data.map(({ Text, ReadOn }) => [Text, ReadOn])).toEqual([
    ['Two', null],
    ['One', '2026-11-21T06:31:00.000Z'],
  ])
  // Marking a conversation as read does not affect the reader's own messages.
  await mine.conversations.read({ params: { id: candidate.id }, body: { upTo: 999_999 } })
  expect((await theirs.conversations.unread()).data.unread).toBe(1)
})

test('the other side is notified once for all unread messages, on their message channels, and again after reading', async () => {
  const { candidate, employer, theirs, write, answer } = await aPair()
  await api.db.delete(notifications)
  const [one] = [await write('One'), await write('Two')]
  const lines = () => api.db.select().from(notifications).orderBy(notifications.id)
  const toCandidate = { accountId: candidate.id, kind: 'new-message', params: { from: 'Demo Forge' } }
  expect(await lines()).toMatchObject([{ ...toCandidate, path: `/messages?with=${employer.id}` }])
  const sent = await api.db.select().from(outbox).where(eq(outbox.template, 'new-message'))
  expect(sent.map(({ accountId }) => accountId)).toEqual([candidate.id])
  await theirs.conversations.read({ params: { id: employer.id }, body: { upTo: one.data.ID + 1 } })
  await write('Three')
  await answer('Four')
  const toEmployer = { accountId: employer.id, aboutId: candidate.id, params: { from: candidate.fullName } }
  expect(await lines()).toMatchObject([toCandidate, toCandidate, toEmployer])
})

test('after five messages without an answer an employer waits for one, also when they come at once', async () => {
  const { write, answer } = await aPair()
  const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => write(`Message ${n}`)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(write('Again')).rejects.toMatchObject({ code: 'limit-reached' })
  await answer('Here I am')
  await expect(write('Good')).resolves.toBeTruthy()
})

test('an empty message, one too long or with control characters is refused, and 200 a day is the limit', async () => {
  const { candidate, write, answer } = await aPair()
  for (const text of [' \n ', 'a'.repeat(2001), 'bell\u0007'])
    await expect(write(text)).rejects.toMatchObject({ code: 'invalid' })
  await write('Hello')
  await count(api.deps, dailyMessages, String(candidate.id), api.db, 199)
  await answer('The last of the day')
  await expect(answer('One more')).rejects.toMatchObject({ status: 429 })
  api.pass(24 * 60 * minute)
  await expect(answer('A new day')).resolves.toBeTruthy()
})

test('conversations come by the latest message, page by page, and so do the messages of one', async () => {
  const { employer, mine, candidate, write } = await aPair()
  const others = [await aFindable(), await aFindable()]
  await write('first')
  for (const { id } of others) {
    await mine.shortlist.set({ body: { Candidate_id: id, Status: 1 } })
    await mine.conversations.send({ params: { id }, body: { Text: 'Hello' } })
  }
  await write('second')
  await write('third')
  const page = await mine.conversations.list({ query: { pageSize: 2 } })
  expect(page.data.map(({ PeerID }) => PeerID)).toEqual([candidate.id, others[1]?.id])
  const rest = await mine.conversations.list({ query: { pageSize: 2, before: page.next ?? 0 } })
  expect([rest.data.map(({ PeerID }) => PeerID), rest.next]).toEqual([[others[0]?.id], null])
  const theirs = (await api.as(candidate)).conversations
  await theirs.send({ params: { id: employer.id }, body: { Text: 'answer' } })
  const unread = async (one: typeof theirs) =>
    (await one.list({ query: { unread: 'true' } })).data.map(({ PeerID, Unread }) => [PeerID, Unread])
  expect(await unread(mine.conversations)).toEqual([[candidate.id, 1]])
  expect(await unread(theirs)).toEqual([[employer.id, 3]])
  const messages = await theirs.get({ params: { id: employer.id }, query: { pageSize: 2 } })
  const earlier = await theirs.get({ params: { id: employer.id }, query: { before: messages.next ?? 0 } })
  expect([messages, earlier].map(({ data }) => data.map(({ Text }) => Text))).toEqual([
    ['answer', 'third'],
    ['second', 'first'],
  ])
})

test('nobody else reads a conversation: no other employer, no other candidate, and no staff', async () => {
  const { candidate, employer, write } = await aPair()
  const { data } = await write('Between us')
  const [employer2, candidate2] = [await api.as(await api.anEmployer()), await api.as(await aFindable())]
  for (const [client, id] of [
    [employer2, candidate.id],
    [employer2, employer.id],
    [candidate2, employer.id],
    [candidate2, candidate.id],
  ] as const) {
    await expect(client.conversations.get({ params: { id }, query: {} })).rejects.toMatchObject({ status: 404 })
    const read = client.conversations.read({ params: { id }, body: { upTo: data.ID } })
    await expect(read).rejects.toMatchObject({ status: 404 })
    const sent = client.conversations.send({ params: { id }, body: { Text: 'Me too' } })
    await expect(sent).rejects.toMatchObject({ status: 404 })
    expect(await client.conversations.list({ query: {} })).toMatchObject({ data: [], unread: 0 })
  }
  // One shortlisting does not open another employer's conversation.
  await employer2.shortlist.set({ body: { Candidate_id: candidate.id, Status: 1 } })
  const conversation = await employer2.conversations.get({ params: { id: candidate.id }, query: {} })
  expect(conversation.data).toEqual([])
  for (const role of ['Admin', 'hr', 'Counsellor', 'C-Partner'] as const) {
    const staff = await api.as(await api.aStaffMember(role))
    const read = staff.conversations.get({ params: { id: candidate.id }, query: {} })
    await expect(read).rejects.toMatchObject({ status: 403 })
  }
})
