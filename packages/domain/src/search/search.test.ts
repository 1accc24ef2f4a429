import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfNumber } from '../india-day/india-day.ts'
import { experienceFilters, pageSizes, salaryFilters } from '../options/options.ts'
import {
  appliedFilters,
  applyFilters,
  asksForTheSame,
  type CandidateFilters,
  clearFilters,
  filterNames,
  filtersOfAddress,
  isFilterSearch,
  jobRoleOf,
  lastPageIndex,
  noFilters,
  parseFilters,
  queryOfFilters,
  searchEntries,
  searchFieldOrder,
  sortColumns,
} from './search.ts'

const words = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim(),
  )
  .filter((text) => text.length > 0 && text.length <= 100 && text.normalize('NFC') === text)
const days = fc.integer({ min: 18_000, max: 22_000 }).map(dayOfNumber)
const on = fc.constant(true)

const someFilters: fc.Arbitrary<CandidateFilters> = fc
  .record(
    {
      sortBy: fc.uniqueArray(fc.record({ column: fc.constantFrom(...sortColumns), descending: fc.boolean() }), {
        minLength: 1,
        maxLength: 3,
        selector: ({ column }) => column,
      }),
      pageSize: fc.constantFrom(...pageSizes),
      pageIndex: fc.nat(49),
      term: words,
      value: fc.constantFrom('both', 'join', 'switch', 'off'),
      isVsp: on,
      year: fc.constantFrom(...experienceFilters.map(({ text }) => text)),
      salary: fc.constantFrom(...salaryFilters.map(({ text }) => text)),
      maxCtc: fc.nat(99_999).map((hundredths) => hundredths / 100),
      immediate: on,
      expStatus: fc.constantFrom('Fresher', 'Experienced'),
      degree: words,
      collegeName: words,
      collegeID: fc.integer({ min: 1, max: 2_147_483_647 }),
      fromDate: days,
      toDate: days,
      location: words,
      searchTitle: words,
      partTime: on,
      fullTime: on,
      internship: on,
      remote: on,
      onSite: on,
    },
    { requiredKeys: ['sortBy', 'pageSize', 'pageIndex'] },
  )
  .filter(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate)

test('filters come back from their query whole, in any order of its fields', () => {
  fc.assert(
    fc.property(someFilters, fc.boolean(), (filters, complete) => {
      const query = queryOfFilters(filters, { complete })
      expect(parseFilters(query)).toEqual({ filters, problems: [] })
      const sorts = searchEntries(filters).filter(([key]) => key === 'sortBy[]')
      const others = searchEntries(filters).filter(([key]) => key !== 'sortBy[]')
      expect(queryOfFilters(filtersOfAddress([...others.toReversed(), ...sorts]))).toBe(queryOfFilters(filters))
    }),
  )
})

test('no query whatever breaks the reading, and what is read has one text', () => {
  const field = fc.constantFrom(...searchFieldOrder, 'sortBy[]', 'junk')
  fc.assert(
    fc.property(fc.array(fc.tuple(field, fc.oneof(fc.string(), fc.constantFrom('true', '5', 'ID')))), (entries) => {
      const filters = filtersOfAddress(entries)
      expect(filtersOfAddress(queryOfFilters(filters))).toEqual(filters)
    }),
  )
  expect(filtersOfAddress('?term=%E0%A4%A&&=&x&pageSize=%')).toEqual(noFilters)
})

test('the fields stand in the one order of the wire', () => {
  expect(searchFieldOrder.join(', ')).toBe(
    'term, sortBy, pageSize, pageIndex, value, isVsp, year, salary, maxCtc, immediate, expStatus, degree, collegeName, ' +
      'collegeID, fromDate, toDate, location, searchTitle, partTime, fullTime, internship, remote, onSite',
  )
  expect(filterNames).toHaveLength(20)
})

test('without a query the list is sorted by ID descending, ten to a page', () => {
  expect(filtersOfAddress('')).toEqual({ sortBy: [{ column: 'ID', descending: true }], pageSize: 10, pageIndex: 0 })
  expect(queryOfFilters(noFilters)).toBe('')
  expect(queryOfFilters(noFilters, { complete: true })).toBe('sortBy%5B%5D=ID%3Adesc&pageSize=10&pageIndex=0')
})

test('the text of a search is readable and canonical', () => {
  const query = '?onSite=1&year=1-3%20Yrs&term=front+end&isVsp=true&remote=false&location=All+India&junk=7'
  expect(queryOfFilters(filtersOfAddress(query))).toBe(
    'term=front%20end&isVsp=true&year=1-3%20Yrs&location=All%20India&onSite=true',
  )
})

test.each([
  ['pageSize', '7'],
  ['pageIndex', '-1'],
  ['pageIndex', '1e3'],
  ['value', 'maybe'],
  ['isVsp', 'yes'],
  ['year', '2 Yrs'],
  ['salary', '1-2k'],
  ['maxCtc', '-4'],
  ['expStatus', 'Senior'],
  ['collegeID', '0'],
  ['collegeID', '99999999999'],
  ['fromDate', '2026-02-30'],
  ['term', 'x'.repeat(101)],
  ['sortBy', 'password:desc'],
  ['sortBy', 'ID;drop table'],
])('%s=%j is malformed: the server refuses it, an address drops it', (field, value) => {
  const { filters, problems } = parseFilters([[field, value]])
  expect(problems).toEqual([{ field, why: 'malformed' }])
  expect(filters).toEqual(noFilters)
})

test.each(['isVsp=false', 'isVsp=', 'expStatus=All', 'year=undefined', 'collegeID=null', 'term=%20', 'junk=1'])(
  '%s asks for nothing and is no fault',
  (query) => {
    expect(parseFilters(query)).toEqual({ filters: noFilters, problems: [] })
  },
)

test('the longest text and the smallest id are accepted', () => {
  const query = `term=${'x'.repeat(100)}&collegeID=1`
  expect(parseFilters(query).problems).toEqual([])
})

test('a field given twice counts once and is told of', () => {
  expect(parseFilters({ term: ['nurse', 'welder'] })).toEqual({
    filters: { ...noFilters, term: 'nurse' },
    problems: [{ field: 'term', why: 'repeated' }],
  })
})

test('a text has no control characters and no spaces too many', () => {
  expect(filtersOfAddress([['term', ' front\u0000\n  end ']]).term).toBe('front end')
})

test('sortBy[] may be repeated, up to three columns of the allow-list, each once', () => {
  const { filters, problems } = parseFilters('sortBy[]=FullName&sortBy[]=ID:desc&sortBy[]=ID&sortBy[]=experience:asc')
  expect(filters.sortBy).toEqual([
    { column: 'FullName', descending: false },
    { column: 'ID', descending: true },
    { column: 'experience', descending: false },
  ])
  expect(problems).toEqual([{ field: 'sortBy', why: 'repeated' }])
})

test.each([
  'sortBy[]={"id":"FullName","desc":true}',
  'sortBy[0]=FullName:desc',
  'sortBy=FullName:desc',
  'sortBy%5B%5D=FullName%3Adesc',
])('%s sorts by name, descending', (query) => {
  expect(parseFilters(query)).toEqual({
    filters: { ...noFilters, sortBy: [{ column: 'FullName', descending: true }] },
    problems: [],
  })
})

test.each(['{"id":7}', '{"id":"ID"', '{}', 'ID:down', 'ID:asc:desc'])('%s is no sort', (text) => {
  expect(parseFilters([['sortBy[]', text]]).problems).toEqual([{ field: 'sortBy', why: 'malformed' }])
})

test('a page index reaches 1,000 rows deep and no deeper', () => {
  expect(pageSizes.map(lastPageIndex)).toEqual([199, 99, 49])
  expect(parseFilters('pageIndex=99').problems).toEqual([])
  expect(parseFilters('pageIndex=100').problems).toEqual([{ field: 'pageIndex', why: 'too-deep' }])
  expect(parseFilters('pageIndex=50&pageSize=20').filters.pageIndex).toBe(0)
})

test('dates in the wrong order are refused', () => {
  const { filters, problems } = parseFilters('fromDate=2026-03-02&toDate=2026-03-01')
  expect(problems).toEqual([{ field: 'toDate', why: 'from-after-to' }])
  expect(filters).toEqual({ ...noFilters, fromDate: '2026-03-02' })
  expect(parseFilters('fromDate=2026-03-02&toDate=2026-03-02').problems).toEqual([])
})

test('applied filters show as chips, toggles as toggles, the order and page not at all', () => {
  const filters = filtersOfAddress('term=nurse&year=3-5 Yrs&fullTime=true&pageIndex=3&sortBy[]=FullName')
  expect(appliedFilters(filters)).toEqual([
    { name: 'term', text: 'nurse', kind: 'text' },
    { name: 'year', text: '3-5 Yrs', kind: 'choice' },
    { name: 'fullTime', text: 'fullTime', kind: 'toggle' },
  ])
})

test('removing a filter takes just it away and goes to the first page', () => {
  fc.assert(
    fc.property(someFilters, fc.constantFrom(...filterNames), (filters, name) => {
      const left = applyFilters(filters, { [name]: undefined })
      expect(left.pageIndex).toBe(0)
      expect(appliedFilters(left)).toEqual(appliedFilters(filters).filter((applied) => applied.name !== name))
      expect([left.sortBy, left.pageSize]).toEqual([filters.sortBy, filters.pageSize])
    }),
  )
})

test('a changed filter goes to the first page, a changed page goes there', () => {
  const filters = filtersOfAddress('pageIndex=4')
  expect(applyFilters(filters, { isVsp: true })).toEqual({ ...noFilters, isVsp: true })
  expect(applyFilters(filters, { pageIndex: 5 })).toEqual({ ...noFilters, pageIndex: 5 })
})

test('clearing keeps the words, the order and the page size', () => {
  const filters = filtersOfAddress('term=nurse&salary=10-20k&remote=true&pageSize=20&pageIndex=2&sortBy[]=FullName')
  expect(queryOfFilters(clearFilters(filters))).toBe('term=nurse&sortBy%5B%5D=FullName%3Aasc&pageSize=20')
})

test('a search counts as a filter search only when it narrows beyond its words', () => {
  expect(isFilterSearch(filtersOfAddress('term=nurse&searchTitle=Nurse&pageIndex=2'))).toBe(false)
  expect(isFilterSearch(filtersOfAddress('location=Pune'))).toBe(true)
  expect(jobRoleOf(filtersOfAddress('term=nur&searchTitle=Nurse'))).toBe('Nurse')
  expect(jobRoleOf(filtersOfAddress('term=nur'))).toBe('nur')
  expect(jobRoleOf(noFilters)).toBeUndefined()
})

test('two searches ask for the same whatever their order and page, and for other candidates with any filter changed', () => {
  fc.assert(
    fc.property(someFilters, someFilters, fc.constantFrom(...filterNames), (filters, { sortBy, pageSize }, name) => {
      expect(asksForTheSame(filters, { ...filters, sortBy, pageSize, pageIndex: 0 })).toBe(true)
      const changed = applyFilters(filters, { [name]: undefined })
      expect(asksForTheSame(filters, changed)).toBe(filters[name] === undefined)
    }),
  )
})
