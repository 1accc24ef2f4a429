import { expect, test } from 'vitest'
import { findableCandidates } from '../../../../testing/people/findable.ts'
import { startApi } from '../../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

/** Of each person found: the conditions that they meet, and those that they meet only widely, in the words of the search. */
async function metBy(term: string) {
  const { search } = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items, reading } = await search.candidates({ query: { term } })
  const said = (some: readonly number[] = []) =>
    reading.filter(({ from }) => some.includes(from)).map(({ texts }) => texts[0] ?? '')
  return Object.fromEntries(
    items.map(({ FullName, Met, Widely }) => [FullName, { met: said(Met), widely: said(Widely) }]),
  )
}

const welder = { currentPosition: 'Welder', joining: 'join', joiningStatus: true } as const

test('who would work anywhere would move to a city; who lives in it, or told hr of it, is there', async () => {
  await aFindable(
    { ...welder, location: 'Nagpur' },
    { account: { fullName: 'Mover' }, hr: { jobLocation: 'Anywhere' } },
  )
  await aFindable({ ...welder, location: 'Pune' }, { account: { fullName: 'Local' }, hr: { jobLocation: 'Anywhere' } })
  await aFindable({ ...welder, location: 'Nagpur' }, { account: { fullName: 'Asker' }, hr: { jobLocation: 'Pune' } })
  expect(await metBy('welder pune')).toEqual({
    Mover: { met: ['Pune'], widely: ['Pune'] },
    Local: { met: ['Pune'], widely: [] },
    Asker: { met: ['Pune'], widely: [] },
  })
})

test('who is open to join has not said when; who told hr of a day has', async () => {
  await aFindable(welder, { account: { fullName: 'Open' } })
  await aFindable(welder, { account: { fullName: 'Ready' }, hr: { availability: 'Immediate' } })
  const found = await metBy('welder immediate joiner')
  expect(
    Object.fromEntries(Object.entries(found).map(([name, { met, widely }]) => [name, [met.length, widely.length]])),
  ).toEqual({ Open: [1, 1], Ready: [1, 0] })
})
