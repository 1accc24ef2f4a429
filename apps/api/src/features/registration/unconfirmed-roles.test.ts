import { candidates, jobRoles } from '@pramaan/database/schema'
import { relatedRoles } from '@pramaan/domain/candidate'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { migrateAgain } from '../../testing/server/migrate-again.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const catalogue = await api.db.select().from(jobRoles).orderBy(jobRoles.id)
const nurse = catalogue.find(({ title }) => title === 'Staff Nurse') ?? { id: 0, domainId: 0 }
const { domainId } = nurse
const titles = relatedRoles(catalogue, domainId)
const shown = catalogue.filter((role) => role.domainId === domainId && titles.includes(role.title))

/** A candidate who ends the registration with these roles; each has a name of their own. */
async function finished(fullName: string, roles: readonly { id: number }[]) {
  const person = await api.aCandidateInStep(3)
  await api.db.update(candidates).set({ domainId }).where(eq(candidates.accountId, person.id))
  const client = await api.as(person)
  const params = { id: person.id }
  const body = { selectedJobRoles: roles.map(({ id }) => ({ ID: id })) }
  await client.registration.saveStep({ params: { step: 3, ...params }, body })
  await client.candidates.updateProfile({ params, body: { name: fullName } })
  return { ...client.candidates, params, read: async () => (await client.candidates.get({ params })).data }
}

async function asEmployer() {
  const { search, candidates: profiles } = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items } = await search.candidates({ query: { term: 'staff nurse' } })
  return { items, get: async (id: number) => (await profiles.get({ params: { id } })).data }
}

test('roles that the registration showed and nobody touched are no wish, until their owner confirms them', async () => {
  const { read, params, updatePreferences } = await finished('Asha Demo', shown)
  const selectedJobRoles = shown.map(({ id: ID, title: Title }) => ({ ID, Title }))
  expect((await read()).Opportunities).toEqual({ selectedJobRoles, unconfirmed: true })
  const before = await asEmployer()
  expect(before.items.flatMap(({ Fit }) => Fit ?? []).filter(({ grade }) => grade === 'role')).toEqual([])
  expect((await before.get(params.id)).Opportunities).toEqual({ selectedJobRoles: [] })
  const hr = await api.as(await api.aStaffMember('hr'))
  expect((await hr.candidates.get({ params })).data.Opportunities).toMatchObject({ unconfirmed: true })

  // Sent as they are beside something else, they are as unconfirmed as before.
  await updatePreferences({ params, body: { selectedJobRoles, remote: true } })
  expect((await read()).Opportunities).toMatchObject({ unconfirmed: true })
  await updatePreferences({ params, body: { rolesConfirmed: true } })
  expect((await read()).Opportunities).toEqual({ selectedJobRoles, unconfirmed: false })
  const after = await asEmployer()
  expect(after.items).toMatchObject([{ FullName: 'Asha Demo', Fit: [{ asked: ['Staff Nurse'], grade: 'role' }] }])
  expect((await after.get(params.id)).Opportunities).toEqual({ selectedJobRoles })
})

test('roles are chosen once one is removed or added, in the registration or later', async () => {
  const fewer = await finished('Ravi Demo', shown.slice(1))
  expect((await fewer.read()).Opportunities).toMatchObject({ unconfirmed: false })
  const later = await finished('Sara Demo', shown)
  const selectedJobRoles = shown.slice(1).map(({ id: ID }) => ({ ID }))
  await later.updatePreferences({ params: later.params, body: { selectedJobRoles } })
  expect((await later.read()).Opportunities).toMatchObject({ unconfirmed: false })
})

test('earlier accounts: exactly the roles that a domain shows were chosen by nobody, all others were', async () => {
  const ids = shown.map(({ id }) => id)
  const untouched = await aFindable({ jobRoleIds: ids.toReversed() })
  const chosen = await aFindable({ jobRoleIds: ids.slice(1) })
  const none = await aFindable({ jobRoleIds: [] })
  await migrateAgain(api.db, '0068_roles-to-confirm')
  const isUnconfirmed = async ({ id }: { id: number }) =>
    (await api.db.select().from(candidates).where(eq(candidates.accountId, id)))[0]?.rolesUnconfirmed
  expect(await isUnconfirmed(untouched)).toBe(true)
  expect(await isUnconfirmed(chosen)).toBe(false)
  expect(await isUnconfirmed(none)).toBe(false)
})
