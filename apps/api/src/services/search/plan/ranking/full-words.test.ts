import { expect, test } from 'vitest'
import { findableCandidates } from '../../../../testing/people/findable.ts'
import { startApi } from '../../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const named = (fullName: string, about = {}) => aFindable(about, { account: { fullName } })

const looking = { joiningStatus: true, joining: 'join' } as const

const employer = async () => (await api.as(await api.anEmployer({ plan: 'premium' }))).search

async function namesFor(term: string, about = {}) {
  const { items } = await (await employer()).candidates({ query: { term, ...about } })
  return items.map(({ FullName }) => FullName)
}

test('who has the full word comes before whose words only begin with it, each newest first', async () => {
  for (const name of ['Priya Sahu', 'Priyanka Pawar', 'Priya Maurya', 'Priyadharshini Murugan']) await named(name)
  const fullFirst = ['Priya Maurya', 'Priya Sahu', 'Priyadharshini Murugan', 'Priyanka Pawar']
  expect(await namesFor('priya')).toEqual(fullFirst)
  expect(await namesFor('priya mau'), 'begun words').toEqual(['Priya Maurya'])
  expect(await namesFor('priya', { 'sortBy[]': 'ID:asc' }), 'another order').toEqual([
    'Priya Sahu',
    'Priyanka Pawar',
    'Priya Maurya',
    'Priyadharshini Murugan',
  ])
  const staff = await api.as(await api.aStaffMember('hr'))
  const { items } = await staff.search.candidates({ query: { term: 'priya' } })
  expect(items.map(({ FullName }) => FullName)).toEqual(fullFirst)
})

test('a full name is one in either script, and the more words are full, the sooner', async () => {
  for (const name of ['पूजा गाडे', 'Pooja Gaderao', 'Poojan Gade', 'Poojan Gaderao']) await named(name)
  const [first, ...others] = await namesFor('pooja gade')
  expect(first).toBe('पूजा गाडे')
  expect(others).toEqual(['Poojan Gade', 'Pooja Gaderao', 'Poojan Gaderao'])
})

test('who is not looking for work stays last, with the full word too', async () => {
  await named('Zarinabano Sheikh', looking)
  await named('Zarina Begum')
  expect(await namesFor('zarina')).toEqual(['Zarinabano Sheikh', 'Zarina Begum'])
})

test('the pages and the steps from one to the next follow that order', async () => {
  for (let at = 0; at < 6; at++) await named(at % 2 === 0 ? `Tanvi Rao ${at}` : `Tanvika Rao ${at}`)
  const search = await employer()
  const query = { term: 'tanvi', pageSize: '5' } as const
  const first = await search.candidates({ query })
  const next = await search.candidates({ query: { ...query, cursor: first.nextCursor ?? '' } })
  const back = await search.candidates({ query: { ...query, cursor: next.previousCursor ?? '' } })
  const full = ['Tanvi Rao 4', 'Tanvi Rao 2', 'Tanvi Rao 0']
  const begun = ['Tanvika Rao 5', 'Tanvika Rao 3', 'Tanvika Rao 1']
  const names = ({ items }: typeof first) => items.map(({ FullName }) => FullName)
  expect([...names(first), ...names(next)]).toEqual([...full, ...begun])
  expect(names(back)).toEqual(names(first))
  const last = first.items[2]?.ID ?? 0
  const step = await search.candidates({ query: { ...query, candidateID: String(last), step: 'next' } })
  expect(names(step)).toEqual(['Tanvika Rao 5'])
})
