import * as schema from '@pramaan/database/schema'
import { namesPerson } from '@pramaan/domain/named-person'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { eraseDue } from './erase.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const day = 86_400_000
const asha = { name: 'Ashá Erasable', phones: ['+919820012345'], emails: ['asha@example.com'] }
const contacts = { fullName: asha.name, phone: '+919820012345', email: 'asha@example.com' }

/** Every column of every table whose text still names the person. */
async function traces() {
  const found: string[] = []
  for (const table of Object.values(schema).filter((one) => is(one, PgTable)))
    for (const column of Object.values(getTableColumns(table))) {
      if (!/text|json|varchar|char/.test(column.getSQLType())) continue
      const { rows } = await api.db.execute<{ text: string }>(
        sql`select distinct ${column}::text as text from ${table} where ${column} is not null`,
      )
      const forms = rows.flatMap(({ text }) => [text, text.replaceAll('+', ' ').replaceAll('%20', ' ')])
      if (forms.some((text) => namesPerson(text, asha) || namesPerson(text.replaceAll('%C3%A1', 'á'), asha)))
        found.push(`${getTableName(table)}.${column.name}`)
    }
  return found
}

/** Texts of others that name the person in several spellings, written through the calls where people write them. */
async function plant(personId: number) {
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  const admin = await api.as(await api.aStaffMember('Admin'))
  const other = await aFindable({}, { account: { fullName: 'Ravi Staying' } })
  for (const term of [asha.name, 'asha erasable', 'ASHÁ ERASABLE pune']) {
    await employer.search.candidates({ query: { term } })
    await employer.savedSearches.create({ body: { Name: term, Filters: { term } } })
  }
  await employer.savedSearches.create({ body: { Name: 'Clerks', Filters: { term: 'clerk' } } })
  await employer.shortlist.set({ body: { Candidate_id: other.id, Status: '1' } })
  await employer.conversations.send({
    params: { id: other.id },
    body: { Text: 'Like Ashá Erasable, +91 98200-12345, Asha@Example.com' },
  })
  await admin.savedViews.save({ body: { List: 'people', Name: 'Asha Erasable', Query: '?term=Ash%C3%A1+Erasable' } })
  const at = api.deps.now()
  const entry = { actorId: null, action: 'contacts-listed', subjectId: other.id, at }
  await api.db.insert(schema.auditLog).values({ ...entry, detail: { about: [`${asha.name} (98200 12345)`], rows: 2 } })
  const line = { accountId: other.id, kind: 'application-received', createdAt: at }
  await api.db.insert(schema.notifications).values({ ...line, params: { candidate: 'asha erasable' } })
  await employer.shortlist.set({ body: { Candidate_id: personId, Status: '1' } })
  return { other }
}

test('an erased person is in no text of any table, in any spelling, and what does not name them stays', async () => {
  const person = await aFindable({ alternateContact: '9820099999' }, { account: contacts })
  await plant(person.id)
  expect((await traces()).length).toBeGreaterThan(8)
  const me = await api.as(person)
  await me.privacy.erase({ body: { Contact: contacts.phone } })
  api.pass(31 * day)
  await eraseDue(api.deps)
  expect(await traces()).toEqual([])
  const saved = await api.db.select().from(schema.savedSearches)
  expect(saved.map(({ name }) => name)).toEqual(['Clerks'])
  const messages = await api.db.select().from(schema.conversationMessages)
  expect(messages.map(({ text }) => text)).toEqual(['Like …, …, …'])
})

test.each([
  ['others have too', 'Ashá Erasable', { fullName: 'Asha Erasable' }],
  ['is made of words of the lists', 'Java Python', { fullName: 'Ravi Staying' }],
])('a name that %s takes no search away from employers', async (_, fullName, another) => {
  const person = await aFindable({}, { account: { ...contacts, fullName } })
  await aFindable({}, { account: another })
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  await employer.savedSearches.create({ body: { Name: fullName, Filters: { term: fullName } } })
  const me = await api.as(person)
  await me.privacy.erase({ body: { Contact: contacts.phone } })
  api.pass(31 * day)
  await eraseDue(api.deps)
  expect(await api.db.$count(schema.savedSearches)).toBe(1)
})
