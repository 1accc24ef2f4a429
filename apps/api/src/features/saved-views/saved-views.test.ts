import { mostSavedSearches } from '@pramaan/domain/saved-search'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const api = await startApi()

test('a view is kept under its name for one person and one list, replaced by its name, and forgotten', async () => {
  const me = await api.as(await api.aStaffMember('Counsellor'))
  const other = await api.as(await api.aStaffMember('Counsellor'))
  const save = (Name: string, Query: string) => me.savedViews.save({ body: { List: 'candidates', Name, Query } })
  const names = async (client: typeof me, list: 'candidates' | 'partner' = 'candidates') =>
    (await client.savedViews.list({ query: { list } })).data.map(({ Name, Query }) => [Name, Query])
  await save('Pune freshers', 'location=Pune&expStatus=Fresher')
  await save('Asha', 'term=asha')
  const { data } = await save('pune  Freshers', 'location=Pune')
  expect(await names(me)).toEqual([
    ['Asha', 'term=asha'],
    ['pune  Freshers', 'location=Pune'],
  ])
  expect([await names(me, 'partner'), await names(other)]).toEqual([[], []])
  await expect(other.savedViews.remove({ params: { id: data.ID } })).rejects.toMatchObject({ status: 404 })
  await me.savedViews.remove({ params: { id: data.ID } })
  expect(await names(me)).toHaveLength(1)
  await expect(save('Bad', 'https://x.example/"<')).rejects.toMatchObject({ status: 400 })
})

test('nobody keeps more views of a list than there is room for', async () => {
  const me = await api.as(await api.aStaffMember('hr'))
  const save = (Name: string) => me.savedViews.save({ body: { List: 'candidates', Name, Query: '' } })
  for (let n = 0; n < mostSavedSearches; n++) await save(`View ${n}`)
  await expect(save('One more')).rejects.toMatchObject({ status: 409, code: 'limit-reached' })
  await save('View 7')
})
