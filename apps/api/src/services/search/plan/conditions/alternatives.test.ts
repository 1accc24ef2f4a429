import { expect, test } from 'vitest'
import { findableCandidates } from '../../../../testing/people/findable.ts'
import { startApi } from '../../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

const called = (fullName: string) => ({ account: { fullName } })

test.each([
  ['"night watch" OR "harbour pilot"', ['Night Watch', 'Harbour Pilot'], ['night watch', 'harbour pilot']],
  ['python OR "data entry"', ['Python', 'Data Entry'], ['Python', 'Data Entry', 'Data Entry Operator']],
  ['python OR "harbour pilot"', ['Python', 'Harbour Pilot'], ['python', 'harbour pilot']],
  ['python or walrus', ['Python', 'Walrus'], ['python', 'walrus']],
  ['zebra or walrus', ['Zebra', 'Walrus'], ['zebra', 'walrus']],
])('one of the alternatives %s is enough', async (term, names, texts) => {
  await aFindable({ currentPosition: 'night watch' }, called('Night Watch'))
  await aFindable({ currentPosition: 'harbour pilot' }, called('Harbour Pilot'))
  await aFindable({ currentPosition: 'zebra' }, called('Zebra'))
  await aFindable({ currentPosition: 'walrus' }, called('Walrus'))
  await aFindable({ professionalSkills: ['Data Entry'] }, called('Data Entry'))
  await aFindable({ professionalSkills: ['Python'] }, called('Python'))
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items, totalCount, reading } = await client.search.candidates({ query: { term } })
  expect(items.map(({ FullName }) => FullName).toSorted()).toEqual(names.toSorted())
  expect(totalCount).toBe(names.length)
  expect(reading.map((part) => [part.texts.toSorted(), part.dropped])).toEqual([[texts.toSorted(), false]])
})

test.each([
  ['telecaller or manager', ['telecaller', 'manager']],
  ['manager / telecaller', ['manager', 'telecaller']],
])('a title or any title that ends with a word is enough, and each row says which: %s', async (term, texts) => {
  await aFindable({ currentPosition: 'Telecaller' }, called('Telecaller'))
  await aFindable({ currentPosition: 'Store Manager' }, called('Store Manager'))
  await aFindable({ currentPosition: 'Welder' }, called('Welder'))
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items, reading } = await client.search.candidates({ query: { term } })
  const reasons = items.map(({ FullName, Fit }) => [FullName, Fit?.[0]?.asked[0], Fit?.[0]?.grade])
  expect(reasons.toSorted()).toEqual([
    ['Store Manager', 'Store Manager', 'title'],
    ['Telecaller', 'Telecaller', 'title'],
  ])
  expect(reading.map((part) => part.texts.map((text) => text.toLowerCase()))).toEqual([texts])
})

test('none of the alternatives after a dash may be there', async () => {
  await aFindable({ currentPosition: 'Python Developer, night watch' }, called('Night Watch'))
  await aFindable({ currentPosition: 'Python Developer, harbour pilot' }, called('Harbour Pilot'))
  await aFindable({ currentPosition: 'Python Developer' }, called('Developer'))
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const query = { term: 'python -"night watch" or "harbour pilot"' }
  const { items } = await client.search.candidates({ query })
  expect(items.map(({ FullName }) => FullName)).toEqual(['Developer'])
})

test('nobody has any of what is excluded together, and no part of it is removed without the rest', async () => {
  await aFindable({ currentPosition: 'Python Developer, night watch' }, called('Night Watch'))
  await aFindable({ currentPosition: 'Python Developer, harbour pilot' }, called('Harbour Pilot'))
  await aFindable({ currentPosition: 'Python Developer' }, called('Developer'))
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const term = 'python NOT ("night watch" AND "harbour pilot" OR nagpur)'
  const { items, reading } = await client.search.candidates({ query: { term } })
  expect(items.map(({ FullName }) => FullName)).toEqual(['Developer'])
  const excluded = reading.filter((part) => part.excluded)
  expect(excluded.map(({ from, to }) => term.slice(from, to))).toEqual(Array(2).fill(term.slice('python '.length)))
})
