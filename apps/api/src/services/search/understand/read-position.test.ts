import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import { describe, expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { looking, named, searchesOf } from '../../../testing/people/searches.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const { search } = searchesOf(api)

function roleId(title: string) {
  return jobRoleRows.find((role) => role.title === title)?.id ?? 0
}

type Answer = Awaited<ReturnType<typeof search>>

function listOf({ items, totalCount }: Answer) {
  return { people: items.map(({ FullName, Fit }) => [FullName, Fit]), totalCount }
}

describe('a picked job position', () => {
  test('lists and orders as its words when typed: title, then skill, then role, each with its reason', async () => {
    const jobRoleIds = [roleId('Java Developer')]
    await aFindable({ ...looking, jobRoleIds }, named('Wishes It'))
    await aFindable({ ...looking, professionalSkills: ['Java'] }, named('Has A Skill'))
    await aFindable({ ...looking, currentPosition: 'Java Developer' }, named('Has Title'))
    await aFindable({ ...looking, currentPosition: 'Software Developer', jobRoleIds }, named('Comes Near'))
    await aFindable({ ...looking, currentPosition: 'Accountant' }, named('Something Else'))
    const picked = await search({ searchTitle: 'Java Developer' })
    expect(listOf(picked)).toEqual(listOf(await search({ term: 'java developer' })))
    expect(picked.items[0]).toMatchObject({
      FullName: 'Has Title',
      Fit: [{ asked: ['Java Developer'], grade: 'title', through: null }],
    })
    expect(picked.items.map(({ FullName }) => FullName)).toContain('Wishes It')
    expect(picked.items.every(({ Fit }) => Fit?.some(({ grade }) => grade !== null))).toBe(true)
  })

  test('comes before the words typed beside it, whose places in the text are theirs alone', async () => {
    await aFindable(
      { ...looking, currentPosition: 'Java Developer', professionalSkills: ['Tally'], location: 'Pune' },
      named('Both'),
    )
    await aFindable({ ...looking, currentPosition: 'Accountant', professionalSkills: ['Tally'] }, named('Tally Alone'))
    const { items, reading } = await search({ searchTitle: 'Java Developer', term: 'tally pune' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Both'])
    expect(items[0]?.Fit?.map(({ asked }) => asked)).toEqual([['Java Developer'], ['Tally Prime']])
    expect(reading.map(({ texts, from, to }) => [...texts, from, to])).toEqual([
      ['Java Developer', 11, 25],
      ['Tally Prime', 0, 5],
      ['Pune', 6, 10],
    ])
  })

  test('that is in no list is read as words, and of signs alone finds nobody', async () => {
    await aFindable({ ...looking, currentPosition: 'Kite Maker' }, named('Kites'))
    await aFindable({ ...looking, currentPosition: 'Java Developer' }, named('Java'))
    const namesOf = async (searchTitle: string) => (await search({ searchTitle })).items.map(({ FullName }) => FullName)
    expect(await namesOf('kite maker')).toEqual(['Kites'])
    expect(await namesOf('java d')).toEqual(['Java'])
    expect(await namesOf('jaava devloper')).toEqual(['Java'])
    expect(await namesOf('-')).toEqual([])
  })

  test('is the title also where many people are named so, and beside a phone that staff type', async () => {
    await aFindable({ ...looking, currentPosition: 'Welder' }, named('Asha Rao'))
    for (const name of ['Welder Khan', 'Welder Shaikh']) await aFindable({ ...looking }, named(name))
    const { items } = await search({ searchTitle: 'Welder' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Asha Rao'])
    const phone = '+919812345678'
    await aFindable({ ...looking, currentPosition: 'Welder' }, { account: { fullName: 'With Phone', phone } })
    const staff = await api.as(await api.aStaffMember('Admin'))
    const found = await staff.search.candidates({ query: { searchTitle: 'Welder', term: '98123' } })
    expect(found.items.map(({ FullName }) => FullName)).toEqual(['With Phone'])
  })

  test('that nobody has names what was searched instead', async () => {
    await aFindable({ ...looking, currentPosition: 'Electrician' }, named('Near'))
    const picked = await search({ searchTitle: 'Carpenter' })
    expect(listOf(picked)).toEqual(listOf(await search({ term: 'Carpenter' })))
    expect(picked.reading).toMatchObject([{ texts: ['Carpenter'], from: 0, to: 9, instead: expect.any(Array) }])
  })
})
