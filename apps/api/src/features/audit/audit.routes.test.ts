import { auditLog } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

async function log(entries: readonly Partial<typeof auditLog.$inferInsert>[]) {
  const at = api.deps.now()
  await api.db.insert(auditLog).values(entries.map((entry) => ({ action: 'contact-seen', at, ...entry })))
}

async function anAdmin(fullName = 'Meera Demo') {
  const person = await api.aStaffMember('Admin')
  await api.db.update((await import('@pramaan/database/schema')).accounts).set({ fullName })
  return { person, client: await api.as(person) }
}

test('the log is filtered by actor, person affected, act and date', async () => {
  const { person, client } = await anAdmin()
  const asha = await api.aCandidate({}, { fullName: 'Asha Demo' })
  const ravi = await api.aCandidate({}, { fullName: 'Ravi Demo' })
  await log([
    { actorId: person.id, subjectId: asha.id },
    { actorId: ravi.id, action: 'contacts-listed', detail: { ids: [asha.id] } },
    {
      actorId: person.id,
      action: 'setting-changed',
      detail: { key: 'price.vsp' },
      at: new Date('2026-11-01T00:00:00Z'),
    },
  ])
  const actions = async (query: Parameters<typeof client.audit.list>[0]['query']) =>
    (await client.audit.list({ query })).data.map(({ Action }) => Action)
  expect(await actions({})).toEqual(['setting-changed', 'contacts-listed', 'contact-seen'])
  expect(await actions({ who: 'meera' })).toEqual(['setting-changed', 'contact-seen'])
  expect(await actions({ who: String(ravi.id) })).toEqual(['contacts-listed'])
  expect(await actions({ about: String(asha.id) })).toEqual(['contacts-listed', 'contact-seen'])
  expect(await actions({ about: asha.phone ?? '' })).toEqual(['contacts-listed', 'contact-seen'])
  expect(await actions({ about: 'nobody@example.com' })).toEqual([])
  expect(await actions({ group: 'settings' })).toEqual(['setting-changed'])
  expect(await actions({ action: 'contact-seen' })).toEqual(['contact-seen'])
  expect(await actions({ lists: 'hidden' })).toEqual(['setting-changed', 'contact-seen'])
  expect(await actions({ about: String(asha.id), lists: 'hidden' })).toEqual(['contact-seen'])
  expect(await actions({ to: '2026-11-02' })).toEqual(['setting-changed'])
  expect(await actions({ from: '2026-11-21' })).toHaveLength(2)
  const crossed = client.audit.list({ query: { from: '2026-11-21', to: '2026-11-20' } })
  await expect(crossed).rejects.toMatchObject({ status: 400, details: [{ field: 'to' }] })
  const [line] = (await client.audit.list({ query: { about: String(asha.id), who: 'Meera' } })).data
  expect(line).toMatchObject({ By: { Name: 'Meera Demo', Role: 'Admin' }, About: { ID: asha.id, Name: 'Asha Demo' } })
})

test('the log is paged by the last line seen, and new lines meanwhile move nothing', async () => {
  const { client } = await anAdmin()
  await log(Array.from({ length: 5 }, (_, index) => ({ detail: { n: index } })))
  const first = await client.audit.list({ query: { pageSize: 3 } })
  await log([{ action: 'later' }])
  const second = await client.audit.list({ query: { pageSize: 3, before: first.next ?? 0 } })
  expect([...first.data, ...second.data].map(({ Detail }) => Detail?.n)).toEqual([4, 3, 2, 1, 0])
  expect(second.next).toBeNull()
})

test('the file has exactly the filter’s matches, no formulas, and its export is logged', async () => {
  const { person, client } = await anAdmin('=HYPERLINK("x")')
  await log([...Array.from({ length: 501 }, () => ({ actorId: person.id })), { action: 'limit-spent' }])
  const { url } = (await client.audit.file({ query: { group: 'contacts' } })).data
  const answer = await api.app.inject({ url })
  const lines = answer.body.trimEnd().split('\r\n')
  expect(lines).toHaveLength(502)
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
  expect(answer.body).not.toContain('limit-spent')
  expect(answer.headers['content-disposition']).toContain('audit-log-2026-11-21.csv')
  const taken = (await api.db.select().from(auditLog)).find(({ action }) => action === 'audit-exported')
  expect(taken).toMatchObject({ actorId: person.id, detail: { rows: 501 } })
  api.pass(61_000)
  expect((await api.app.inject({ url })).statusCode).toBe(403)
})
