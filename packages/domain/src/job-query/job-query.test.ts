import { describe, expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { readSearchQuery } from '../search-query/search-query.ts'
import { smallVocabulary as vocabulary } from '../search-query/testing/small-vocabulary.ts'
import { citiesNamed, jobQueryOf, withAllNames, withNearest, withoutWords } from './job-query.ts'

function read(text: string) {
  return jobQueryOf(readSearchQuery(text, vocabulary, { onePay: 'least', isKnownWord: () => false }), vocabulary)
}
const labels = (ids: readonly number[]) => ids.map((id) => vocabulary.conceptOf(id)?.label)

describe('what a sentence asks of jobs', () => {
  test('the title comes before the skills, and the rest are conditions', () => {
    const { requested, conditions } = read('tally accountant pune 2 years above 20k work from home')
    expect(requested.map(({ conceptIds }) => labels(conceptIds))).toEqual([['Accountant'], ['Tally']])
    expect(conditions.map(({ kind }) => kind)).toEqual(['city', 'experience', 'pay', 'work'])
    expect(conditions).toContainEqual(expect.objectContaining({ kind: 'pay', least: 24_000_000, most: undefined }))
    expect(conditions).toContainEqual(
      expect.objectContaining({ kind: 'city', names: ['Pune', 'Poona'], around: ['Pimpri-Chinchwad'] }),
    )
  })

  test.each([
    ['fresher', ['Fresher']],
    ['2 years', ['Fresher', '1', '2']],
    ['2 to 4 years', ['Fresher', '1', '2', '3', '4']],
    ['6 years', ['2', '3', '4', '5', '6']],
    ['experienced', ['1', '2', '3', '4', '5', '6', 'More than 6']],
  ])('%s suits jobs that ask for %j', (text, texts) => {
    expect(read(`driver ${text}`).conditions).toContainEqual(expect.objectContaining({ kind: 'experience', texts }))
  })

  test('when the person can begin is no part of it; what is excluded and what is not understood is', () => {
    const { query, excluded, conditions } = read('immediate driver -php zzqqx')
    expect(query.parts.map(({ kind }) => kind)).toEqual(['concept', 'concept', 'word'])
    expect(excluded.map(({ conceptIds }) => labels(conceptIds))).toEqual([['PHP']])
    expect(conditions.map(({ kind }) => kind)).toEqual(['word'])
  })

  test('a misspelt name is looked for as it is spelt, not as it was typed', () => {
    expect(read('telecalar').requested[0]?.names).toEqual(['tele caller', 'telecaller'])
    expect(read('tele caller').requested[0]?.names).toEqual(['tele caller', 'telecaller'])
  })

  test('a city in the words, and nothing else, takes the place of the header’s', () => {
    expect(
      [read('driver pune'), read('poona OR thane'), read('driver'), read('driver -pune')].map(citiesNamed),
    ).toEqual([['Pune'], ['Pune', 'Thane'], [], []])
  })
})

function city(id: number, label: string, broader: number[] = []): Concept {
  return { id, kind: 'city', label, aliases: [], broader, near: [], core: [] }
}

test('a state or region finds all its cities, and is the place that the words name', () => {
  const cities = vocabularyOf([
    city(1, 'Maharashtra'),
    city(2, 'Vidarbha', [1]),
    city(3, 'Nagpur', [2]),
    city(4, 'Pune', [1]),
    city(5, 'Kochi'),
    city(6, 'Butibori', [3]),
  ])
  const placed = (text: string) => jobQueryOf(readSearchQuery(text, cities), cities)
  const state = placed('maharashtra jobs')
  expect(state.conditions).toEqual([
    expect.objectContaining({
      kind: 'city',
      names: ['Maharashtra'],
      around: ['Vidarbha', 'Pune', 'Nagpur', 'Butibori'],
    }),
  ])
  expect(citiesNamed(state)).toEqual(['Maharashtra'])
  expect(placed('vidarbha').conditions).toEqual([expect.objectContaining({ around: ['Nagpur', 'Butibori'] })])
  expect(placed('nagpur').conditions).toEqual([expect.objectContaining({ names: ['Nagpur'], around: ['Butibori'] })])
  // A job in the city may be in any of its districts.
  expect(citiesNamed(placed('butibori'))).toEqual(['Butibori', 'Nagpur'])
})

describe('where nothing is found', () => {
  test('a word may be left out beside work, a quoted one and one alone never', () => {
    expect(withoutWords(read('driver zzqqx'))).toMatchObject({ conditions: [], leftOutWords: [7] })
    expect(withoutWords(read('driver "zzqqx"'))).toBeUndefined()
    expect(withoutWords(read('zzqqx'))).toBeUndefined()
  })

  test('the nearest concepts are other than those asked for', () => {
    for (const text of ['telecaller', 'react', 'java developer']) {
      const asked = read(text)
      const near = withNearest(asked)
      expect(near?.instead ?? []).not.toContain(asked.requested[0]?.conceptIds[0])
    }
    expect(withNearest(read('zzqqx'))).toBeUndefined()
  })
})

test('of work that has very many names, so many are looked for', () => {
  const java = read('java')
  const [work] = java.requested
  const names = Array.from({ length: 500 }, (_, at) => `name ${at}`)
  const [all] = withAllNames({ ...java, requested: work ? [{ ...work, names }] : [] }).requested
  expect(all?.names).toEqual(names.slice(0, 60))
})
