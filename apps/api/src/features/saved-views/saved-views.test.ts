import { mostSavedSearches } from '@pramaan/domain/saved-search'
import { maySaveViews, viewLists } from '@pramaan/domain/saved-view'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

test('a view is saved under its name for one person and one list, replaced by name, and deleted', async () => {
  const me = await api.as(await api.aStaffMember('Counsellor'))
  const other = await api.as(await api.aStaffMember('Counsellor'))
  const save = (Name: string, Query: string) => me.savedViews.save({ body: { List: 'candidates', Name, Query } })
  const names = async (client: typeof me, list: 'candidates' | 'payments' = 'candidates') =>
    (await client.savedViews.list({ query: { list } })).data.map(({ Name, Query }) => [Name, Query])
  await save('Pune freshers', 'location=Pune&expStatus=Fresher')
  await save('Asha', 'term=asha')
  const { data } = await save('pune  Freshers', 'location=Pune')
  expect(await names(me)).toEqual([
    ['Asha', 'term=asha'],
    ['pune  Freshers', 'location=Pune'],
  ])
  expect([await names(me, 'payments'), await names(other)]).toEqual([[], []])
  await expect(other.savedViews.remove({ params: { id: data.ID } })).rejects.toMatchObject({ status: 404 })
  await me.savedViews.remove({ params: { id: data.ID } })
  expect(await names(me)).toHaveLength(1)
  await expect(save('Bad', 'https://x.example/"<')).rejects.toMatchObject({ status: 400 })
})

test('the number of saved views per list is limited', async () => {
  const me = await api.as(await api.aStaffMember('hr'))
  const save = (Name: string) => me.savedViews.save({ body: { List: 'candidates', Name, Query: '' } })
  for (let n = 0; n < mostSavedSearches; n++) await save(`View ${n}`)
  await expect(save('One more')).rejects.toMatchObject({ status: 409, code: 'limit-reached' })
  await save('View 7')
})

test('a view can be renamed and renamed back, never to another view’s name, and never by another person', async () => {
  const me = await api.as(await api.aStaffMember('Admin'))
  const other = await api.as(await api.aStaffMember('Admin'))
  const save = (List: 'payments' | 'people', Name: string) => me.savedViews.save({ body: { List, Name, Query: 'a=1' } })
  const { data } = await save('payments', 'November')
  await save('payments', 'October')
  await save('people', 'December')
  const rename = (client: typeof me, Name: string) =>
    client.savedViews.rename({ params: { id: data.ID }, body: { Name } })
  expect((await rename(me, 'December')).data).toEqual({ ...data, Name: 'December' })
  expect((await rename(me, 'DECEMBER')).data.Name).toBe('DECEMBER')
  await expect(rename(me, 'october ')).rejects.toMatchObject({ status: 409, code: 'wrong-state' })
  await expect(rename(other, 'Mine')).rejects.toMatchObject({ status: 404 })
  expect((await rename(me, 'November')).data.Name).toBe('November')
})

test.each(['Admin', 'hr', 'Counsellor', 'C-Partner'] as const)(
  '%s keeps views of the lists that the role reads, and of no other',
  async (role) => {
    const { savedViews } = await api.as(await api.aStaffMember(role))
    for (const list of viewLists) {
      const saved = savedViews.save({ body: { List: list, Name: 'Mine', Query: '' } })
      const listed = savedViews.list({ query: { list } })
      const [one, all] = await Promise.allSettled([saved, listed])
      expect([one.status, all.status]).toEqual(Array(2).fill(maySaveViews(role, list) ? 'fulfilled' : 'rejected'))
      if (!maySaveViews(role, list)) await expect(saved).rejects.toMatchObject({ code: 'not-allowed' })
    }
  },
)
