import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

async function found(term: string) {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items, reading } = await client.search.candidates({ query: { term } })
  return { ids: items.map(({ ID }) => ID), reading: reading.map(({ texts, corrected }) => [...texts, corrected]) }
}

test('a misspelt title finds its people where nobody is named so, and half a word waits for its end', async () => {
  const driver = await aFindable({ currentPosition: 'Driver' })
  const supervisor = await aFindable({ currentPosition: 'Line Supervisor' })
  expect(await found('drver')).toEqual({ ids: [driver.id], reading: [['Driver', true]] })
  expect(await found('supervisr')).toEqual({ ids: [supervisor.id], reading: [['supervisor', true]] })
  expect((await found('wordp')).reading).toEqual([['wordp', false]])
  const named = await aFindable({}, { account: { fullName: 'Drver Khan' } })
  expect(await found('drver')).toEqual({ ids: [named.id], reading: [['drver', false]] })
})

test('a name that nobody here has stays a word, and a misspelt city or skill does not', async () => {
  for (const name of ['pooja', 'suraj', 'Salmaan', 'kiran', 'Chavan', 'suraj chavan'])
    expect((await found(name)).reading.every(([, corrected]) => corrected === false)).toBe(true)
  expect((await found('kiran welder')).reading).toEqual([
    ['kiran', false],
    ['Welder', false],
  ])
  for (const [typed, meant] of [
    ['punne', 'Pune'],
    ['nashikk', 'Nashik'],
    ['surrat', 'Surat'],
    ['photoshp', 'Adobe Photoshop'],
  ] as const)
    expect((await found(typed)).reading).toEqual([[meant, true]])
})

test('a word that nobody has asks what was meant, also where two names are as near, and a frequent name does not', async () => {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const asked = async (term: string) => {
    const { reading } = await client.search.candidates({ query: { term } })
    return reading.map(({ texts, mayMean }) => [texts[0], ...mayMean])
  }
  expect(await asked('satra')).toEqual([['satra', 'Satara', 'Satna']])
  expect(await asked('suraj gaikwad')).toEqual([['suraj'], ['gaikwad']])
  await aFindable({ professionalSkills: ['AutoCAD'] })
  expect(await asked('autocad satra')).toEqual([['AutoCAD'], ['satra', 'Satara', 'Satna']])
  await aFindable({}, { account: { fullName: 'Meera Satra' } })
  expect(await asked('satra')).toEqual([['satra']])
})
