import { accounts, auditLog, openedContacts, profileViews, settings } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { planLimitsKey } from '../../http/access/allowance.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { migrateAgain } from '../../testing/server/migrate-again.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

test('an employer gets a candidate’s phone and e-mail by a reveal, which counts as a hit and is audited [C-190]', async () => {
  const person = await aFindable({}, { account: { email: 'asha@example.com', contactEmail: 'asha.work@example.com' } })
  const employer = await api.anEmployer()
  const { data } = await (await api.as(employer)).contacts.reveal({ params: { id: person.id } })
  expect(data).toEqual({ Phone: person.phone, Email: 'asha.work@example.com', CV: null, Certificates: [] })
  expect(await api.db.select().from(profileViews)).toMatchObject([{ candidateId: person.id, viewerId: employer.id }])
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { actorId: employer.id, action: 'contact-revealed', subjectId: person.id, at: api.deps.now() },
  ])
})

test('a plan limits the different people revealed a day; those of today stay open, and the count restarts tomorrow', async () => {
  await api.db
    .insert(settings)
    .values({ key: planLimitsKey, value: { free: { profileViewsADay: 1 } }, updatedAt: api.deps.now() })
  const [first, second] = [await aFindable(), await aFindable()]
  const employer = await api.anEmployer()
  const reveal = async ({ id }: { id: number }) => (await api.as(employer)).contacts.reveal({ params: { id } })
  await reveal(first)
  await expect(reveal(second)).rejects.toMatchObject({ code: 'views-limit', status: 429 })
  await reveal(first)
  expect(await api.db.select().from(profileViews)).toHaveLength(1)
  api.pass(24 * 3600_000)
  expect((await reveal(second)).data).toMatchObject({ Phone: second.phone })
})

test('a person who is not in the search has no contact to reveal', async () => {
  const { contacts } = await api.as(await api.anEmployer())
  const { id } = await api.aCandidateInStep(1)
  await expect(contacts.reveal({ params: { id } })).rejects.toMatchObject({ code: 'not-found' })
})

test('what one employer was shown opens nothing to another: neither the contact nor the day’s room', async () => {
  await api.db
    .insert(settings)
    .values({ key: planLimitsKey, value: { free: { profileViewsADay: 1 } }, updatedAt: api.deps.now() })
  const [first, second] = [await aFindable(), await aFindable()]
  const [one, other] = [await api.as(await api.anEmployer()), await api.as(await api.anEmployer())]
  await one.contacts.reveal({ params: { id: first.id } })
  const { data } = await other.candidates.get({ params: { id: first.id } })
  expect(JSON.stringify(data)).not.toContain(first.phone)
  await other.contacts.reveal({ params: { id: second.id } })
  await expect(other.contacts.reveal({ params: { id: first.id } })).rejects.toMatchObject({ code: 'views-limit' })
  await one.search.logHit({ body: { CandidateID: second.id } })
  expect((await one.employers.plans()).data.UsedToday.profileViews).toBe(1)
})

test('an employer reads whose contacts they have opened, without one in it, and only of people who are still shown', async () => {
  const [first, second, gone] = [await aFindable(), await aFindable(), await aFindable()]
  const [employer, other] = [await api.as(await api.anEmployer()), await api.as(await api.anEmployer())]
  const Candidates = [first.id, second.id, gone.id]
  for (const { id } of [first, gone]) await employer.contacts.reveal({ params: { id } })
  await other.contacts.reveal({ params: { id: second.id } })
  const opened = async (who: typeof employer) => (await who.contacts.opened({ query: { Candidates } })).data.toSorted()
  expect(await opened(employer)).toEqual([first.id, gone.id].toSorted())
  expect(await opened(other)).toEqual([second.id])
  await api.db.update(accounts).set({ hiddenAt: api.deps.now() }).where(eq(accounts.id, gone.id))
  expect(await opened(employer)).toEqual([first.id])
  const reveals = (await api.db.select().from(auditLog)).filter(({ action }) => action === 'contact-revealed')
  expect(reveals).toHaveLength(3)
})

test('what an employer has opened, and the room left today, do not hang on how long the log is kept', async () => {
  await api.db
    .insert(settings)
    .values({ key: planLimitsKey, value: { free: { profileViewsADay: 1 } }, updatedAt: api.deps.now() })
  const [first, second] = [await aFindable(), await aFindable()]
  const employer = await api.as(await api.anEmployer())
  await employer.contacts.reveal({ params: { id: first.id } })
  await api.db.delete(auditLog)
  const reveal = ({ id }: { id: number }) => employer.contacts.reveal({ params: { id } })
  await expect(reveal(second)).rejects.toMatchObject({ code: 'views-limit' })
  expect((await reveal(first)).data).toMatchObject({ Phone: first.phone })
  expect((await employer.contacts.opened({ query: { Candidates: [first.id, second.id] } })).data).toEqual([first.id])
})

test('what was opened before is carried over from the log: first and last of each pair that is still there', async () => {
  const [person, employer] = [await aFindable(), await api.anEmployer()]
  const entry = { actorId: employer.id, action: 'contact-revealed', subjectId: person.id }
  const [first, last] = [new Date('2026-10-01T06:30:00Z'), new Date('2026-11-01T06:30:00Z')]
  await api.db.insert(auditLog).values([
    { ...entry, at: last },
    { ...entry, at: first },
    { ...entry, at: last, subjectId: 999_999 },
    { ...entry, at: last, action: 'file-read' },
  ])
  expect(await migrateAgain(api.db, '0070_opened-contacts')).toBe(1)
  expect(await api.db.select().from(openedContacts)).toEqual([
    { employerId: employer.id, candidateId: person.id, firstOpenedAt: first, lastOpenedAt: last },
  ])
})
