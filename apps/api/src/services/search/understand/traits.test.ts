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
  const { names, reading } = await search('honesty hard work peon')
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
  expect((await search('honesty astrologer')).names).toEqual(['Honest Only'])
})

test('a trait that every employer writes neither narrows nor orders beside work, and the reading names it', async () => {
  await aFindable({ currentPosition: 'Driver', professionalSkills: ['Honesty'] }, named('Says Honest'))
  await aFindable({ currentPosition: 'Driver' }, named('Drives'))
  const { names, reading } = await search('honest punctual driver')
  expect(names).toEqual((await search('driver')).names)
  expect(reading.map(({ kind, texts, dropped }) => [kind, texts, dropped])).toEqual([
    ['concept', ['Driver'], false],
    ['trait', ['honest punctual'], true],
  ])
})

test('gender, age, religion and caste in a profile neither narrow nor order', async () => {
  await aFindable(
    { currentPosition: 'Receptionist', professionalSkills: ['Young unmarried hindu female'] },
    named('Writes It'),
  )
  await aFindable({ currentPosition: 'Receptionist' }, named('Does Not'))
  const { names } = await search('receptionist')
  for (const words of ['female', 'young unmarried girl', 'hindu', 'brahmin', 'महिला']) {
    const { reading, ...found } = await search(`${words} receptionist`)
    expect([words, found.names]).toEqual([words, names])
    expect(reading.at(-1)).toMatchObject({ kind: 'personal', texts: [words], dropped: true })
  }
  expect((await search('female')).names.toSorted(), 'alone').toEqual(names.toSorted())
})

test('a misspelt city of two words is read though people are called like its first', async () => {
  await aFindable({ currentPosition: 'Accountant' }, named('Navin Rao'))
  const { reading } = await search('accountant navi mumbay')
  expect(reading.map(({ texts }) => texts)).toEqual([['Accountant'], ['Navi Mumbai']])
})
