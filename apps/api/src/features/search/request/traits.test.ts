import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

const named = (fullName: string) => ({ account: { fullName } })

async function search(term: string) {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items, reading } = await client.search.candidates({ query: { term } })
  return { names: items.map(({ FullName }) => FullName), reading }
}

test('where nobody has the title, work like it comes before a trait that was asked for too', async () => {
  await aFindable({ professionalSkills: ['Honesty'] }, named('Honest Only'))
  await aFindable({ currentPosition: 'Housekeeping Attendant' }, named('Keeps House'))
  const { names, reading } = await search('honest mehnati peon')
  expect(names).toEqual(['Keeps House'])
  expect(reading.map(({ texts, dropped, instead }) => [texts, dropped, instead])).toEqual([
    [['Integrity'], false, []],
    [['Work Ethic'], false, []],
    [['Office Boy'], false, ['Housekeeping Attendant']],
  ])
})

test('a trait alone is searched', async () => {
  await aFindable({ professionalSkills: ['Honesty'] }, named('Honest Only'))
  expect((await search('honest')).names).toEqual(['Honest Only'])
  expect((await search('honest astrologer')).names).toEqual(['Honest Only'])
})

test('a misspelt city of two words is read though people are called like its first', async () => {
  await aFindable({ currentPosition: 'Accountant' }, named('Navin Rao'))
  const { reading } = await search('accountant navi mumbay')
  expect(reading.map(({ texts }) => texts)).toEqual([['Accountant'], ['Navi Mumbai']])
})
