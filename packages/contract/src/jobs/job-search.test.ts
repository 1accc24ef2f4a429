import { jobSorts, postedDays } from '@pramaan/domain/job'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOfFilters, fullListing, type JobSearch, jobFilterValues, toggled } from './job-search.ts'
import { jobSearchOf, queryOfJobSearch } from './job-search-address.ts'

describe('the job listing’s filters', () => {
  test('are read from a URL, without unknown values', () => {
    const search = jobSearchOf(
      '?term=%20react+&location=Pune&location=Atlantis&type=Full%20Time&type=Part%20Time&model=Remote&model=Space&salary=5-7&category=7&category=x&page=3',
    )
    expect(search).toEqual({
      ...fullListing,
      term: 'react',
      location: ['Pune'],
      type: 'Full Time',
      model: ['Remote'],
      salary: '5-7',
      category: [7],
      page: 3,
    })
    expect(jobSearchOf('page=0&page=-1&experience=&salary=1-99&sort=random&posted=3')).toEqual(fullListing)
    expect(jobSearchOf({ page: '1001', category: ['7', '7'] })).toMatchObject({ page: 1000, category: [7] })
  })

  test('have the first 300 letters of the words', () => {
    const sentence = 'looking for java work '.repeat(20)
    expect(jobSearchOf([['term', sentence]]).term).toBe(sentence.slice(0, 300))
  })

  test('offer Mumbai, Navi Mumbai and Pune; full time, part time and freelance; three experiences and three salaries [C-088–091]', () => {
    expect(jobFilterValues.location).toEqual(expect.arrayContaining(['Mumbai', 'Navi Mumbai', 'Pune']))
    expect(jobFilterValues.type).toEqual(expect.arrayContaining(['Full Time', 'Part Time', 'Freelance']))
    expect(jobFilterValues.experience).toEqual(['Fresher', 'Intermediate', 'Expert'])
    expect(jobFilterValues.salary).toEqual(['3-5', '5-7', '7-10'])
  })

  test('survive being written to a URL and read back', () => {
    const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
    const search: fc.Arbitrary<JobSearch> = fc.record({
      // Words, as a search has them: what stands between them counts as one space.
      term: fc.string({ maxLength: 40 }).map((text) => text.trim().replace(/\s+/g, ' ')),
      location: some(jobFilterValues.location),
      type: fc.option(fc.constantFrom(...jobFilterValues.type), { nil: undefined }),
      model: some(jobFilterValues.model),
      experience: some(jobFilterValues.experience),
      salary: fc.option(fc.constantFrom(...jobFilterValues.salary), { nil: undefined }),
      category: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 5 }),
      tags: some(['SQL', 'C++', 'Tally & GST', 'टैली']),
      state: fc.option(fc.constantFrom(...jobFilterValues.state), { nil: undefined }),
      offered: fc.option(fc.constantFrom(...jobFilterValues.offered), { nil: undefined }),
      posted: fc.option(fc.constantFrom(...postedDays), { nil: undefined }),
      sort: fc.option(fc.constantFrom(...jobSorts), { nil: undefined }),
      near: fc.option(fc.constantFrom('Pune', 'Navi Mumbai', 'पुणे'), { nil: undefined }),
      page: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(search, (given) => {
        expect(jobSearchOf(queryOfJobSearch(given))).toEqual(given)
      }),
    )
  })

  test('are counted without the search box, and the unfiltered listing has a URL without a query', () => {
    expect(
      countOfFilters({ ...fullListing, term: 'react', location: ['Pune', 'Mumbai'], type: 'Full Time', near: 'Pune' }),
    ).toBe(3)
    expect(queryOfJobSearch(fullListing)).toBe('')
  })

  test('are added and removed by one press each', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})
