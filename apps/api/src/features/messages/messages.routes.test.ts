import { auditLog, outbox } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { outboxRound } from '../../background/outbox.ts'
import { notify } from '../../services/notifications/notify.ts'
import { recordingSenders } from '../../testing/fakes/outbox.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

test('staff read what went out to a candidate, newest first and in pages, with neither codes nor secret links', async () => {
  const person = await api.aCandidate({}, { email: 'me@example.com' })
  const mobile = person.phone ?? ''
  await api.client().session.login({ body: { mobile } })
  const otp = (await api.client().platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? ''
  const params = { item: 'VSP', amount: '500', receipt: 'PR/26-27/1' }
  const link = 'https://files.example.com/receipt?key=very-secret'
  await notify(api.deps, api.db, { to: person.id, kind: 'payment-captured', params, path: '/payments', link })
  await outboxRound(api.deps, recordingSenders().senders)()
  for (const role of ['Admin', 'hr', 'Counsellor'] as const) {
    const staff = await api.as(await api.aStaffMember(role))
    const all = await staff.messages.ofPerson({ params: { id: person.id }, query: {} })
    expect(all.data.map(({ Template, State }) => [Template, State])).toEqual([
      ['payment-captured', 'sent'],
      ['payment-captured', 'sent'],
      ['otp', 'sent'],
    ])
    const notified = JSON.stringify(all)
    expect(notified).toContain('PR/26-27/1')
    expect(notified).not.toContain(otp)
    expect(notified).not.toContain('very-secret')
    const page = await staff.messages.ofPerson({ params: { id: person.id }, query: { pageSize: 2 } })
    expect(page.data).toHaveLength(2)
    expect((await staff.messages.ofPerson({ params: { id: person.id }, query: { pageSize: 3 } })).next).toBeNull()
    const rest = { pageSize: 2, before: page.next ?? undefined }
    expect((await staff.messages.ofPerson({ params: { id: person.id }, query: rest })).data).toMatchObject([
      { Template: 'otp' },
    ])
  }
})

test('nothing of a code is in clear in the table', async () => {
  const { phone } = await api.aCandidate()
  await api.client().session.login({ body: { mobile: phone ?? '' } })
  const otp = (await api.client().platform.outbox({ query: { to: phone ?? '' } })).data[0]?.variables.otp ?? 'none'
  expect(JSON.stringify(await api.db.select().from(outbox))).not.toContain(otp)
})

test('only Admin, hr and Counsellor read the log, and only candidates have one', async () => {
  const person = await api.aCandidate()
  const query = { params: { id: person.id }, query: {} }
  for (const other of [person, await api.anEmployer(), await api.aStaffMember('C-Partner')])
    await expect((await api.as(other)).messages.ofPerson(query)).rejects.toMatchObject({ status: 403 })
  const hr = await api.aStaffMember('hr')
  await expect((await api.as(hr)).messages.ofPerson({ params: { id: hr.id }, query: {} })).rejects.toMatchObject({
    status: 404,
  })
  await expect((await api.as(hr)).messages.dead({ query: {} })).rejects.toMatchObject({ status: 403 })
})

test('a dead code is not sent again; another dead message is, and that is audited', async () => {
  const person = await api.aCandidate()
  await api.client().session.login({ body: { mobile: person.phone ?? '' } })
  await notify(api.deps, api.db, { to: person.id, kind: 'verification-applied', params: {}, path: '/dashboard' })
  const post = recordingSenders()
  post.answerWith(() => ({ sent: false, lasting: true, reason: 'gateway 400' }))
  await outboxRound(api.deps, post.senders)()
  const admin = await api.aStaffMember('Admin')
  const client = await api.as(admin)
  const { data } = await client.messages.dead({ query: {} })
  const idOf = (name: string) => ({ id: data.find(({ Template }) => Template === name)?.ID ?? 0 })
  api.pass(10 * 60_000)
  await expect(client.messages.retry({ params: idOf('otp') })).rejects.toMatchObject({ status: 409 })
  await client.messages.retry({ params: idOf('verification-applied') })
  expect(await api.db.select().from(auditLog)).toMatchObject([{ actorId: admin.id, action: 'message-retried' }])
  expect((await client.messages.dead({ query: {} })).data.map(({ Template }) => Template)).toEqual(['otp'])
})

test('an Admin reads every text as DLT registers it, with its size as an SMS', async () => {
  const { data } = await (await api.as(await api.aStaffMember('Admin'))).messages.templates()
  expect(data.find(({ Template, Language }) => Template === 'otp' && Language === 'en')).toMatchObject({
    DltText: '{#var#} is your Pramaan code. It is valid for 10 minutes. Do not share it with anyone.',
    DltTemplateId: null,
    Encoding: 'GSM-7',
    Parts: 1,
  })
  expect(data.find(({ Template, Language }) => Template === 'otp' && Language === 'mr')).toMatchObject({
    Encoding: 'UCS-2',
    Parts: 2,
  })
})
