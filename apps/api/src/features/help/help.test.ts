import { auditLog, candidates, helpMessages, helpThreads, notifications, outbox } from '@pramaan/database/schema'
import { helpMessagesADay } from '@pramaan/domain/help'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'
import { eraseDue } from '../privacy/erasure/erase.ts'
import { readPersonalData } from '../privacy/personal-data/personal-data.queries.ts'

const api = await startApi()
const hour = 3_600_000
const day = 24 * hour

async function aCandidateWhoAsks(Text: string, fullName = 'Asha Demo') {
  const candidate = await api.aCandidate({}, { fullName })
  const theirs = await api.as(candidate)
  await theirs.help.ask({ body: { Text } })
  return { candidate, theirs, params: { id: candidate.id } }
}

const aStaffClient = async (role: 'Admin' | 'hr' = 'hr') => api.as(await api.aStaffMember(role))

test('a candidate asks, staff answer, and the candidate is notified once on their channels', async () => {
  const { candidate, theirs, params } = await aCandidateWhoAsks('Where is my refund?\nI paid on Monday.')
  expect(await theirs.help.mine()).toMatchObject({ Status: 'open', data: [{ ByStaff: false }] })
  const staff = await aStaffClient()
  const listed = await staff.help.list({ query: {} })
  expect(listed).toMatchObject({ totalCount: 1, open: 1 })
  expect(listed.data[0]).toMatchObject({
    CandidateID: candidate.id,
    Name: 'Asha Demo',
    Status: 'open',
    Last: { Text: 'Where is my refund?\nI paid on Monday.' },
  })
  await staff.help.answer({ params, body: { Text: 'It is on its way.' } })
  const mine = await theirs.help.mine()
  expect(mine.Status).toBe('answered')
  expect(mine.data.map(({ ByStaff, Text }) => [ByStaff, Text])).toEqual([
    [false, 'Where is my refund?\nI paid on Monday.'],
    [true, 'It is on its way.'],
  ])
  const lines = await api.db.select().from(notifications).where(eq(notifications.accountId, candidate.id))
  expect(lines).toMatchObject([{ kind: 'help-answered', path: '/help#ask' }])
  expect((await api.db.select().from(outbox).where(eq(outbox.template, 'help-answered'))).length).toBeGreaterThan(0)
  expect(await api.db.select().from(auditLog).where(eq(auditLog.action, 'help-answered'))).toMatchObject([
    { subjectId: candidate.id },
  ])
})

test('staff see the photo of the candidate who asks, by its address', async () => {
  const image = crypto.randomUUID()
  const { candidate, params } = await aCandidateWhoAsks('Who am I?')
  await api.db.update(candidates).set({ image }).where(eq(candidates.accountId, candidate.id))
  const staff = await aStaffClient()
  const [listed] = (await staff.help.list({ query: {} })).data
  const { thread } = await staff.help.thread({ params })
  expect([listed?.Image, thread.Image]).toEqual([`/api/files/${image}`, `/api/files/${image}`])
})

test('the open threads have the longest wait first; a second message keeps the place, and an answer ends the wait', async () => {
  const first = await aCandidateWhoAsks('One', 'First Demo')
  api.pass(hour)
  await aCandidateWhoAsks('Two', 'Second Demo')
  api.pass(hour)
  await first.theirs.help.ask({ body: { Text: 'Hello?' } })
  const staff = await aStaffClient('Admin')
  const names = async (status: 'open' | 'answered') =>
    (await staff.help.list({ query: { status } })).data.map(({ Name }) => Name)
  expect(await names('open')).toEqual(['First Demo', 'Second Demo'])
  await staff.help.answer({ params: first.params, body: { Text: 'Here' } })
  expect([await names('open'), await names('answered')]).toEqual([['Second Demo'], ['First Demo']])
  await first.theirs.help.ask({ body: { Text: 'Thank you' } })
  expect(await names('open')).toEqual(['Second Demo', 'First Demo'])
  expect((await staff.help.settle({ params: first.params })).thread.Status).toBe('answered')
  expect(await names('open')).toEqual(['Second Demo'])
})

test('a candidate sends ten questions a day, and sees nobody else’s', async () => {
  const { theirs } = await aCandidateWhoAsks('1')
  for (let n = 2; n <= helpMessagesADay; n += 1) await theirs.help.ask({ body: { Text: String(n) } })
  await expect(theirs.help.ask({ body: { Text: 'Once more' } })).rejects.toMatchObject({ status: 429 })
  const other = await api.as(await api.aCandidate())
  expect((await other.help.mine()).data).toEqual([])
  api.pass(day)
  await expect(theirs.help.ask({ body: { Text: 'Today' } })).resolves.toMatchObject({ Status: 'open' })
})

test('a thread that nobody began is not there to answer', async () => {
  const { id } = await api.aCandidate()
  const staff = await aStaffClient()
  const gone = { status: 404 }
  await expect(staff.help.thread({ params: { id } })).rejects.toMatchObject(gone)
  await expect(staff.help.answer({ params: { id }, body: { Text: 'Hello' } })).rejects.toMatchObject(gone)
  await expect(staff.help.settle({ params: { id } })).rejects.toMatchObject(gone)
})

test('the questions are in the data that a person downloads, and go with the person', async () => {
  const { candidate, theirs, params } = await aCandidateWhoAsks('Where is my refund?')
  await (await aStaffClient()).help.answer({ params, body: { Text: 'On its way' } })
  const data = await readPersonalData(api.db, candidate.id, api.deps.now())
  expect(data.help_messages?.map(({ text }) => text)).toEqual(['Where is my refund?', 'On its way'])
  expect(Object.keys(data.help_messages?.[0] ?? {})).not.toContain('authorId')
  await theirs.privacy.erase({ body: { Contact: candidate.phone ?? '' } })
  api.pass(60 * day)
  await eraseDue(api.deps)
  const [threads, messages] = [await api.db.$count(helpThreads), await api.db.$count(helpMessages)]
  expect([threads, messages]).toEqual([0, 0])
})
