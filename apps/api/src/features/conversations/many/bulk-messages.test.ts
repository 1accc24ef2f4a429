import { conversations } from '@pramaan/contract/messages/conversation'
import {
  accounts,
  bulkMessageRecipients,
  bulkMessages,
  conversationMessages,
  employers,
} from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { count } from '../../../http/limits/rate-limit.queries.ts'
import { writeSearchRow } from '../../../services/search/projection/search-row.queries.ts'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { dailyMessages } from './daily-messages.ts'
import { sendBulkMessages } from './send-bulk-messages.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const minute = 60_000

/** An employer with candidates of these names on the shortlist. */
async function anEmployerWith(...names: string[]) {
  const employer = await api.anEmployer({ plan: 'premium', companyName: 'Demo Forge' })
  const mine = await api.as(employer)
  const people: { id: number }[] = []
  for (const fullName of names) people.push(await aFindable({}, { account: { fullName } }))
  const ids = people.map(({ id }) => id)
  if (ids.length > 0) await mine.pipeline.move({ body: { Candidates: ids, Status: 1 } })
  const write = (Text: string, Candidates = ids) => mine.conversations.sendMany({ body: { Candidates, Text } })
  const textsWith = async (id: number) =>
    (await mine.conversations.get({ params: { id }, query: {} })).data.map(({ Text }) => Text)
  return { employer, mine, people, ids, write, textsWith }
}

const afterUndo = async () => {
  api.pass(5 * minute)
  await sendBulkMessages(api.deps)
}

test('of an employer whose company is refused meanwhile nobody gets the message', async () => {
  const { employer, write } = await anEmployerWith('Asha Rao')
  await write('Hello {name}')
  await api.db.update(employers).set({ companyStatus: 'refused' }).where(eq(employers.accountId, employer.id))
  await afterUndo()
  expect(await api.db.select().from(conversationMessages)).toEqual([])
  expect(await api.db.select().from(bulkMessages)).toEqual([])
})

test('a message to several reaches each with their own name after five minutes, once, and notifies them then', async () => {
  const { mine, ids, people, employer, write, textsWith } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  const { data } = await write('Hello {name}, are you free on Monday?')
  expect(data).toMatchObject({ DueOn: '2026-11-21T06:35:00.000Z', Recipients: [{ why: null }, { why: null }] })
  api.pass(5 * minute - 1)
  await sendBulkMessages(api.deps)
  expect(await api.db.select().from(conversationMessages)).toEqual([])
  expect((await mine.conversations.waitingMany()).data).toMatchObject([
    { ID: data.ID, Recipients: [{ Name: 'Asha Rao' }, { Name: 'Ravi Kale' }] },
  ])
  api.pass(1)
  await Promise.all([sendBulkMessages(api.deps), sendBulkMessages(api.deps)])
  await sendBulkMessages(api.deps)
  expect(await Promise.all(ids.map(textsWith))).toEqual([
    ['Hello Asha, are you free on Monday?'],
    ['Hello Ravi, are you free on Monday?'],
  ])
  for (const { id } of people) {
    const theirs = await api.as({ id })
    expect(await theirs.conversations.list({ query: {} })).toMatchObject({
      data: [{ PeerID: employer.id, Name: 'Demo Forge', Unread: 1 }],
    })
  }
  expect((await mine.conversations.waitingMany()).data).toEqual([])
  expect(await api.db.select().from(bulkMessages)).toEqual([])
})

test('a waiting message says who would no longer get it', async () => {
  const { mine, ids, write } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  await write('Hello {name}')
  const [asha = 0] = ids
  await mine.shortlist.set({ body: { Candidate_id: asha, Status: '-1' } })
  const [waiting] = (await mine.conversations.waitingMany()).data
  expect(waiting?.Recipients.map(({ Name, why }) => [Name, why !== null])).toEqual([
    ['Asha Rao', true],
    ['Ravi Kale', false],
  ])
})

test('a candidate whose message fails holds up nobody else’s, and gets it once it no longer does', async () => {
  const { ids, write, textsWith } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  await write('Hello {name}')
  await api.db.execute(
    sql`alter table conversation_messages add constraint refuses_one check (text not like '% Asha') not valid`,
  )
  await expect(afterUndo()).rejects.toThrow('messages to several')
  await api.db.execute(sql`alter table conversation_messages drop constraint refuses_one`)
  expect(await Promise.all(ids.map(textsWith))).toEqual([[], ['Hello Ravi']])
  await sendBulkMessages(api.deps)
  expect(await Promise.all(ids.map(textsWith))).toEqual([['Hello Asha'], ['Hello Ravi']])
})

test('an undone message reaches nobody and uses up nothing of the day; after five minutes it can’t be undone', async () => {
  const { mine, ids, write } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  const left = async () => (await mine.conversations.checkMany({ query: { Candidates: ids } })).left
  const first = await write('Hello')
  expect(await left()).toBe(198)
  await mine.conversations.undoMany({ params: { id: first.data.ID } })
  expect(await left()).toBe(200)
  await afterUndo()
  expect(await api.db.select().from(conversationMessages)).toEqual([])
  const second = await write('Hello again')
  const { mine: other } = await anEmployerWith()
  await expect(other.conversations.undoMany({ params: { id: second.data.ID } })).rejects.toMatchObject({ status: 404 })
  api.pass(5 * minute)
  await expect(mine.conversations.undoMany({ params: { id: second.data.ID } })).rejects.toMatchObject({
    code: 'wrong-state',
  })
})

test('each candidate of a message to several is under the rules of a single message, and the check says who gets it', async () => {
  const { mine, ids, write, textsWith } = await anEmployerWith('Asha Rao', 'Ravi Kale', 'Sara Khan')
  const [asha = 0, ravi = 0, sara = 0] = ids
  await mine.pipeline.move({ body: { Candidates: [ravi], Status: -1, Reason: 'Position filled' } })
  for (let n = 0; n < 4; n++) await mine.conversations.send({ params: { id: sara }, body: { Text: `Hi ${n}` } })
  const [stranger] = [await aFindable()]
  const Candidates = [asha, ravi, sara, stranger.id, asha]
  const whys = async () =>
    (await mine.conversations.checkMany({ query: { Candidates } })).data.map(({ ID, why }) => [ID, why])
  expect(await whys()).toEqual([
    [asha, null],
    [ravi, 'not-shortlisted'],
    [sara, null],
    [stranger.id, 'not-there'],
  ])
  await write('Hello {name}', Candidates)
  // What waits to go out counts: a sixth message without an answer is one too many.
  expect((await whys())[2]).toEqual([sara, 'answer-awaited'])
  await mine.pipeline.move({ body: { Candidates: [asha], Status: -1, Reason: 'Position filled' } })
  await afterUndo()
  expect(await textsWith(sara)).toContain('Hello Sara')
  expect(await textsWith(asha)).toEqual([])
  await expect(write('Hello', [ravi, stranger.id])).rejects.toMatchObject({ code: 'wrong-state' })
})

test('a message sent again under its key, because its answer was lost, is answered as before and counts once', async () => {
  const { employer, mine, ids } = await anEmployerWith('Asha Rao')
  for (let n = 0; n < 4; n++) await mine.conversations.send({ params: { id: ids[0] ?? 0 }, body: { Text: `Hi ${n}` } })
  const headers = { authorization: await api.tokenOf(employer.id), 'idempotency-key': crypto.randomUUID() }
  const { method, path: url } = conversations.sendMany
  const sending = { method, url: `/api${url}`, headers, payload: { Candidates: ids, Text: 'Hello' } }
  const [first, second] = [await api.app.inject(sending), await api.app.inject(sending)]
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()])
  expect((await mine.conversations.checkMany({ query: { Candidates: ids } })).left).toBe(195)
})

test('two copies of a message at the same moment count once, even if it uses up the day', async () => {
  const { employer, mine, ids } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  await count(api.deps, dailyMessages, String(employer.id), api.db, 198)
  const headers = { authorization: await api.tokenOf(employer.id), 'idempotency-key': crypto.randomUUID() }
  const { method, path: url } = conversations.sendMany
  const sending = { method, url: `/api${url}`, headers, payload: { Candidates: ids, Text: 'Hello' } }
  const answers = await Promise.all([api.app.inject(sending), api.app.inject(sending)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await mine.conversations.checkMany({ query: { Candidates: ids } })).left).toBe(0)
  const [waiting] = (await mine.conversations.waitingMany()).data
  await mine.conversations.undoMany({ params: { id: waiting?.ID ?? 0 } })
  expect((await mine.conversations.checkMany({ query: { Candidates: ids } })).left).toBe(2)
})

test('beyond 200 a day nothing of a message to several is sent, and single ones still are until then', async () => {
  const { employer, ids, write } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  const [asha = 0] = ids
  await count(api.deps, dailyMessages, String(employer.id), api.db, 199)
  await expect(write('Hello')).rejects.toMatchObject({ status: 429 })
  await expect(write('Hello', [asha])).resolves.toBeTruthy()
  await expect(write('Hello', [asha])).rejects.toMatchObject({ status: 429 })
})

test('an empty message, one that the names make too long, and none or too many candidates are refused', async () => {
  const { ids, write, mine } = await anEmployerWith('Asha Rao')
  for (const text of [' \n', 'a'.repeat(2001), `${'a'.repeat(1994)}{name}{name}`, 'bell\u0007'])
    await expect(write(text)).rejects.toMatchObject({ code: 'invalid' })
  await expect(write('Hello', [])).rejects.toMatchObject({ code: 'invalid' })
  const many = Array.from({ length: 51 }, (_, n) => n + 1)
  await expect(write('Hello', many)).rejects.toMatchObject({ code: 'invalid' })
  expect((await mine.conversations.checkMany({ query: { Candidates: ids } })).left).toBe(200)
})

test('a hidden, erased or suspended side gets nothing of what waits, and an erased one leaves nothing of it', async () => {
  const { employer, ids, write } = await anEmployerWith('Asha Rao', 'Ravi Kale')
  const [asha = 0, ravi = 0] = ids
  await write('Hello')
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, asha))
  await writeSearchRow(api.deps, api.db, asha)
  await api.db.delete(accounts).where(eq(accounts.id, ravi))
  expect(await api.db.select().from(bulkMessageRecipients)).toMatchObject([{ candidateId: asha }])
  await afterUndo()
  expect(await api.db.select().from(conversationMessages)).toEqual([])
  expect(await api.db.select().from(bulkMessages)).toEqual([])
  const third = await aFindable()
  const mine = await api.as(employer)
  await mine.pipeline.move({ body: { Candidates: [third.id], Status: 1 } })
  await write('Hello', [third.id])
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, employer.id))
  await afterUndo()
  expect(await api.db.select().from(conversationMessages)).toEqual([])
})
