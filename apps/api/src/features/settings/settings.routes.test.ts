import { auditLog } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

async function anAdmin() {
  const person = await api.aStaffMember('Admin')
  return { person, client: await api.as(person) }
}

test('a price that an Admin changes is the price of the next look, and its history says who and when', async () => {
  const { person, client } = await anAdmin()
  const params = { key: 'price.vsp' }
  expect((await client.settings.list()).data[0]).toMatchObject({ Key: 'price.vsp', Value: 500, ChangedOn: null })
  await client.settings.change({ params, body: { Value: 649.5 } })
  api.pass(60_000)
  const { data } = await client.settings.change({ params, body: { Value: 700 } })
  expect(data).toMatchObject({
    Value: 700,
    Usual: 500,
    ChangedBy: person.fullName,
    ChangedOn: '2026-11-21T06:31:00.000Z',
  })
  expect((await api.client().payments.prices()).data.VSP).toBe(700)
  expect((await client.settings.history({ params })).data).toEqual([
    { On: '2026-11-21T06:31:00.000Z', By: person.fullName, From: 649.5, To: 700 },
    { On: '2026-11-21T06:30:00.000Z', By: person.fullName, From: 500, To: 649.5 },
  ])
})

test('a limit of a plan holds from the next search on, and the other limits stay', async () => {
  const { client } = await anAdmin()
  const employer = await api.as(await api.anEmployer())
  await findableCandidates(api)({ location: 'Pune' })
  const search = (location: string) => employer.search.candidates({ query: { location } })
  await search('Pune')
  await client.settings.change({ params: { key: 'limit.free.filterSearchesADay' }, body: { Value: 1 } })
  await client.settings.change({ params: { key: 'limit.free.jobRolesADay' }, body: { Value: null } })
  await expect(search('Nashik')).rejects.toMatchObject({ code: 'filters-limit', message: 'filters_limit_reached' })
  const values = Object.fromEntries((await client.settings.list()).data.map(({ Key, Value }) => [Key, Value]))
  expect(values).toMatchObject({
    'limit.free.jobRolesADay': null,
    'limit.free.filterSearchesADay': 1,
    'limit.free.profileViewsADay': 200,
    'limit.premium.profileViewsADay': 2000,
  })
})

test('an invalid value of a setting is refused with the fix, and changes nothing', async () => {
  const { client } = await anAdmin()
  const change = (key: string, Value: number | null) => client.settings.change({ params: { key }, body: { Value } })
  await expect(change('price.vsp', 0)).rejects.toMatchObject({ status: 400, details: [{ field: 'Value' }] })
  await expect(change('price.vsp', null)).rejects.toMatchObject({ details: [{ message: 'Enter a number.' }] })
  await expect(change('no.such', 5)).rejects.toMatchObject({ status: 404 })
  await change('price.vsp', 500)
  expect((await client.settings.list()).data[0]).toMatchObject({ Value: 500, ChangedOn: null })
  expect(await api.db.select().from(auditLog)).toEqual([])
})
