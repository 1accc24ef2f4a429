import { filtersOfAddress, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { savedSearches } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

async function anEmployerClient() {
  const employer = await api.anEmployer()
  return { employer, client: await api.as(employer) }
}

const filters = {
  term: 'welder',
  location: 'Pune',
  isVsp: 'true',
  sortBy: ['FullName:asc'],
  pageSize: '20',
  pageIndex: '2',
}
const save = (Name: string, Filters: Record<string, string | string[]> = { term: 'welder' }) => ({
  body: { Name, Filters },
})

test('a search saved under a name restores filters, order and page', async () => {
  const { client } = await anEmployerClient()
  const { data } = await client.savedSearches.create(save('Welders Pune', filters))
  const opened = await client.savedSearches.get({ params: { id: data.ID } })
  expect(opened.data).toMatchObject({ Name: 'Welders Pune', CreatedOn: '2026-11-21T06:30:00.000Z' })
  expect(opened.data.Filters).toEqual({ ...filters, sortBy: opened.data.Filters.sortBy })
  const { sortBy = [], ...rest } = opened.data.Filters
  const found = await client.search.candidates({ query: { ...rest, 'sortBy[]': sortBy } })
  expect(found.title).toBe('welder')
  const past = (await client.search.history({ query: {} })).data[0]
  expect(past?.Filters).toEqual(opened.data.Filters)
  const again = await client.savedSearches.create(save('From the history', past?.Filters))
  expect(again.data.Filters).toEqual(opened.data.Filters)
})

/** Rows as stored by versions before the shared filter schema, by the title of the search each one repeats. */
const oldRows: readonly [name: string, filters: Record<string, string | string[]>, title: string][] = [
  [
    'every filter',
    {
      term: 'welder',
      sortBy: ['FullName:asc', 'UpdatedOn:desc'],
      pageSize: '20',
      pageIndex: '2',
      value: 'join',
      isVsp: 'true',
      year: '1-3 Yrs',
      salary: '60k Above',
      maxCtc: '3.5',
      immediate: 'true',
      expStatus: 'Experienced',
      degree: 'HSC Arts',
      collegeName: 'Demo College',
      collegeID: '8000',
      fromDate: '2026-11-01',
      toDate: '2026-11-20',
      location: 'Pune',
      partTime: 'true',
      fullTime: 'true',
      internship: 'true',
      remote: 'true',
      onSite: 'true',
      selectedJobRoles: ['3', '1'],
    },
    'welder',
  ],
  ['nothing asked for', { sortBy: ['UpdatedOn:desc'], pageSize: '10', pageIndex: '0' }, 'All candidates'],
  [
    'what no filter takes any more',
    { term: 'nurse', year: 'never', expStatus: 'All', shoeSize: '9', pageSize: '7', location: ['Pune', 'Goa'] },
    'nurse',
  ],
]

test.each(oldRows)('an old saved search with %s opens as stored, and runs', async (name, filters, title) => {
  const { client, employer } = await anEmployerClient()
  const at = new Date('2026-11-20T06:30:00Z')
  const row = { employerId: employer.id, name, nameKey: name, filters, createdAt: at, updatedAt: at }
  await api.db.insert(savedSearches).values(row)
  const [listed] = (await client.savedSearches.list()).data
  const opened = (await client.savedSearches.get({ params: { id: listed?.ID ?? 0 } })).data
  expect(opened).toEqual({ ...listed, Name: name, Filters: filters })
  // As the app writes it into its URL.
  const query = wireQuery(filtersOfAddress(opened.Filters), { complete: true })
  expect(await client.search.candidates({ query })).toMatchObject({ title, items: [] })
})

test('saved searches are listed by name, and can be renamed, changed and deleted', async () => {
  const { client } = await anEmployerClient()
  const [b, a] = [
    await client.savedSearches.create(save('Beta')),
    await client.savedSearches.create(save('alpha', { selectedJobRoles: ['3', '1'], term: 'nurse' })),
  ]
  expect(a.data.Filters).toMatchObject({ selectedJobRoles: ['3', '1'], term: 'nurse' })
  const names = async () => (await client.savedSearches.list()).data.map(({ Name }) => Name)
  expect(await names()).toEqual(['alpha', 'Beta'])
  api.pass(60_000)
  const renamed = await client.savedSearches.update({ params: { id: a.data.ID }, body: { Name: 'Gamma' } })
  expect(renamed.data).toMatchObject({ Filters: a.data.Filters, UpdatedOn: '2026-11-21T06:31:00.000Z' })
  const other = { params: { id: b.data.ID }, body: { Filters: { term: 'turner' } } }
  expect((await client.savedSearches.update(other)).data).toMatchObject({ Name: 'Beta', Filters: { term: 'turner' } })
  await client.savedSearches.remove({ params: { id: b.data.ID } })
  expect(await names()).toEqual(['Gamma'])
  await expect(client.savedSearches.remove({ params: { id: b.data.ID } })).rejects.toMatchObject({ status: 404 })
})

test('a name is unique, except for the search itself, and an invalid search is not saved', async () => {
  const { client } = await anEmployerClient()
  const { data } = await client.savedSearches.create(save('Welders Pune'))
  const other = await client.savedSearches.create(save('Other'))
  const taken = { code: 'invalid', details: [{ field: 'Name' }] }
  await expect(client.savedSearches.create(save(' welders  PUNE'))).rejects.toMatchObject(taken)
  const toTaken = client.savedSearches.update({ params: { id: other.data.ID }, body: { Name: 'WELDERS PUNE' } })
  await expect(toTaken).rejects.toMatchObject(taken)
  const secondName = client.savedSearches.update({ params: { id: data.ID }, body: { Name: 'Welders pune' } })
  await expect(secondName).resolves.toMatchObject({ data: { Name: 'Welders pune' } })
  const malformed: Record<string, string | string[]>[] = [
    { year: 'never' },
    { pageIndex: '-1' },
    { removedJobRoles: ['x'] },
  ]
  for (const filters of malformed)
    await expect(client.savedSearches.create(save('New', filters))).rejects.toMatchObject({ code: 'invalid' })
})

test('an employer can save fifty searches, also when saving many at once', async () => {
  const { client } = await anEmployerClient()
  const tries = await Promise.allSettled(
    Array.from({ length: 55 }, (_, n) => client.savedSearches.create(save(`Search ${n}`))),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  await expect(client.savedSearches.create(save('One more'))).rejects.toMatchObject({ code: 'limit-reached' })
})

test('another employer’s saved search answers 404: it is not read, renamed or deleted', async () => {
  const { client } = await anEmployerClient()
  const { client: other } = await anEmployerClient()
  const { data } = await client.savedSearches.create(save('Mine'))
  const params = { params: { id: data.ID } }
  expect((await other.savedSearches.list()).data).toEqual([])
  await expect(other.savedSearches.get(params)).rejects.toMatchObject({ status: 404 })
  await expect(other.savedSearches.update({ ...params, body: { Name: 'Yours' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(other.savedSearches.remove(params)).rejects.toMatchObject({ status: 404 })
  expect((await client.savedSearches.list()).data).toMatchObject([{ Name: 'Mine' }])
})
