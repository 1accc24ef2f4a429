import { describe, expect, test } from 'vitest'
import { vocabularyOf } from '../concept/concept.ts'
import { readSearchQuery, textsOf } from '../search-query/search-query.ts'
import { smallVocabulary as vocabulary } from '../search-query/testing/small-vocabulary.ts'
import { atOnce } from '../steps/steps.ts'
import { companyNamesOf, maybeCompanies, withCompanies } from './job-query.ts'

const companies = [
  { name: 'Infosys Limited', jobs: 3 },
  { name: 'Sharda Travels', jobs: 1 },
  { name: 'Sharma Travels', jobs: 2 },
  { name: 'Sharna', jobs: 1 },
  { name: 'Weekenders', jobs: 1 },
  { name: 'Java Developers', jobs: 1 },
  { name: 'HDFC', jobs: 1 },
]
const companyMeant = atOnce(companyNamesOf(companies, vocabulary))

test.each([
  ['infosis', 'Infosys'],
  ['infosis limited', 'Infosys Limited'],
  ['shardaa travals', 'Sharda Travels'],
  ['hdcf', undefined],
  ['java develper', undefined],
  ['developars', undefined],
  ['zzqqx', undefined],
])('“%s” means %s', (typed, meant) => {
  expect(companyMeant(typed)).toBe(meant)
})

test('of two that are as near, the one with more jobs is meant', () => {
  expect(companyMeant('sharka travels')).toBe('Sharma Travels')
})

test('no company means nothing', () => {
  expect(atOnce(companyNamesOf([], vocabularyOf([])))('infosis')).toBeUndefined()
})

describe('the words of a query', () => {
  const read = (text: string, had: readonly string[] = []) => {
    const query = readSearchQuery(text, vocabulary, { onePay: 'least', isKnownWord: () => false })
    const nowhere = maybeCompanies(query).filter((word) => !had.includes(word))
    return withCompanies(query, {
      vocabulary,
      isNowhere: (word) => nowhere.includes(word),
      companyMeant,
    }).parts.flatMap((part) =>
      part.kind === 'word' ? textsOf(part).map((one) => [one, part.spelling, text.slice(part.from, part.to)]) : [],
    )
  }

  test('a name of several words is one word of the query', () => {
    expect(read('driver infosis limited pune')).toEqual([['Infosys Limited', 'corrected', 'infosis limited']])
  })

  test('what is of everyday language or a frequent name of people is no mistake alone', () => {
    expect(read('sharma')).toEqual([['sharma', undefined, 'sharma']])
    expect(read('driver kitchen')).toEqual([['kitchen', undefined, 'kitchen']])
  })

  test('a word that a job has stays, unless it is in a name with another that none has', () => {
    expect(read('infosis', ['infosis'])).toEqual([['infosis', undefined, 'infosis']])
    expect(read('sharda travals', ['sharda'])).toEqual([['Sharda Travels', 'corrected', 'sharda travals']])
  })
})
