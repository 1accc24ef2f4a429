import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import { candidateSearch } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { generateSearchRows } from '../../../testing/generated/generated-rows.queries.ts'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { nameWord } from '../words/tagged-words.ts'
import { findNames } from './names.queries.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

test('that very many are named so is counted once a minute, of others at each search', async () => {
  await generateSearchRows(api.db, 600)
  await api.db.execute(sql`update ${candidateSearch} set words = words || ${quoteLexeme(nameWord('asha'))}::tsvector`)
  const spy = vi.spyOn(api.db.$client, 'query')
  const namesOf = async (...words: string[]) => {
    spy.mockClear()
    const names = await findNames(
      api.db,
      words.map((word) => ({ word, conceptIds: [] })),
    )
    return { names: [...names], reads: spy.mock.calls.length }
  }
  expect(await namesOf('as', 'zubeida')).toEqual({ names: ['as'], reads: 1 })
  expect(await namesOf('as')).toEqual({ names: ['as'], reads: 0 })
  await aFindable({}, { account: { fullName: 'Zubeida Khan' } })
  expect(await namesOf('as', 'zubeida')).toEqual({ names: ['as', 'zubeida'], reads: 1 })
})

test('a word that is a concept is a name only as a whole', async () => {
  await aFindable({}, { account: { fullName: 'Charulata Menon' } })
  const namesOf = async (word: string, ...conceptIds: number[]) => [
    ...(await findNames(api.db, [{ word, conceptIds }])),
  ]
  expect(await namesOf('charu')).toEqual(['charu'])
  expect(await namesOf('charu', 2_000_000_000)).toEqual([])
  expect(await namesOf('charulata', 2_000_000_000)).toEqual(['charulata'])
})

test.each([
  ['Ramesh Sutar', 'सुतार'],
  ['Ramesh Sootar', 'sutar'],
])('a work is no name that only sounds like it: %s, %s', async (fullName, word) => {
  await aFindable({}, { account: { fullName } })
  const namesOf = async (...conceptIds: number[]) => [...(await findNames(api.db, [{ word, conceptIds }]))]
  expect(await namesOf()).toEqual([word])
  expect(await namesOf(2_000_000_000)).toEqual([])
})

test('a word with a digit is no name by its sound', async () => {
  for (const fullName of ['Jee Patil', 'Jee Rao']) await aFindable({}, { account: { fullName } })
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { reading } = await client.search.candidates({ query: { term: 'Java J2EE' } })
  expect(reading.map(({ kind }) => kind)).toEqual(['concept', 'concept'])
})

test('of a work that is a name too those who do it are found beside those who are called so', async () => {
  await aFindable({}, { account: { fullName: 'Sunil Mali' } })
  await aFindable({}, { account: { fullName: 'Anil Mali' } })
  await aFindable({ currentPosition: 'Gardener' }, { account: { fullName: 'Grows Roses' } })
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items, reading } = await client.search.candidates({ query: { term: 'mali' } })
  expect(items.map(({ FullName }) => FullName).toSorted()).toEqual(['Anil Mali', 'Grows Roses', 'Sunil Mali'])
  expect(reading).toMatchObject([{ kind: 'word', texts: ['mali', 'Gardener'] }])
})

test('10+2 is a school, also for staff, who find people by parts of a phone number', async () => {
  await aFindable({ currentPosition: 'Accountant' }, { account: { fullName: 'Keeps Books' } })
  const client = await api.as(await api.aStaffMember('hr'))
  const { reading } = await client.search.candidates({ query: { term: '10+2' } })
  expect(reading.map(({ kind }) => kind)).toEqual(['concept'])
})

test.each([
  ['Umar Khan', 'umar khan'],
  ['Christian Fernandes', 'christian fernandes'],
  ['Mala', 'mala'],
  ['Christian Rosario', 'christian'],
])('a name is one though a word of it is not searched elsewhere: %s', async (fullName, term) => {
  for (const other of [fullName, 'Imran Khan', 'Rosy Fernandes', 'Mahesh Male'])
    await aFindable({}, { account: { fullName: other } })
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items, reading } = await client.search.candidates({ query: { term } })
  expect(items.map(({ FullName }) => FullName)).toEqual([fullName])
  expect(reading.every(({ kind }) => kind === 'word')).toBe(true)
})

test('fillers alone list everyone, and the answer says that they are not searched', async () => {
  for (const fullName of ['Asha Rao', 'Jobanpreet Male']) await aFindable({}, { account: { fullName } })
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  for (const term of ['urgent hiring', 'candidates', 'job']) {
    const { items, reading } = await client.search.candidates({ query: { term } })
    expect(items).toHaveLength(2)
    expect(reading).toMatchObject([{ kind: 'unused', texts: [term] }])
  }
  expect((await client.search.candidates({ query: { term: 'male' } })).items, 'a gender is no name').toHaveLength(2)
})
