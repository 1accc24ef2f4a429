import { dayOfNumber } from '@pramaan/domain/india-day'
import { activeFilters, experienceFilters, noticeFilters, pageSizes, salaryFilters } from '@pramaan/domain/options'
import {
  defaultSort,
  isFilterSearch,
  jobRoleOf,
  lastPageIndex,
  newestSort,
  skillListText,
  sortColumns,
} from '@pramaan/domain/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appliedFilters,
  applyFilters,
  type CandidateFilters,
  candidateFilters,
  filterNames,
  filtersOfAddress,
  noFilters,
  queryOfFilters,
  searchKey,
  switchNames,
  switchTitles,
  wireQuery,
} from './candidate-filters.ts'
import { strictFilters } from './filter-query.ts'
import { fieldsOf } from './query-fields.ts'

const server = strictFilters(candidateFilters, {})

/** The problems that the server finds in a query: each field and its sentence. */
function problems(query: Parameters<typeof fieldsOf>[0]) {
  const { error } = server.safeParse(fieldsOf(query))
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

const wrong = 'This value is not one that the filter takes.'

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
const skillTexts = fc
  .uniqueArray(fc.constantFrom('Java', 'C++', 'Node.js', 'टैली', 'Spring Boot'), { minLength: 1 })
  .map(skillListText)

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
      mustHave: skillTexts,
      niceToHave: skillTexts,
      without: skillTexts,
      notice: fc.constantFrom(...noticeFilters.map(({ text }) => text)),
      active: fc.constantFrom(...activeFilters),
    },
    { requiredKeys: ['sortBy', 'pageSize', 'pageIndex'] },
  )
  .filter(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate)

test('filters survive being written to a query and read back, in any order of its fields', () => {
  fc.assert(
    fc.property(someFilters, fc.boolean(), (filters, complete) => {
      const query = queryOfFilters(filters, { complete })
      expect(filtersOfAddress(query)).toEqual(filters)
      expect(server.parse(fieldsOf(query))).toEqual(filters)
      const reversed = Object.fromEntries(Object.entries(wireQuery(filters)).toReversed())
      expect(queryOfFilters(filtersOfAddress(reversed))).toBe(queryOfFilters(filters))
    }),
  )
})

test('no query breaks the parser, and equal results have one text', () => {
  const field = fc.constantFrom(...Object.keys(candidateFilters.shape), 'sortBy[]', 'junk')
  fc.assert(
    fc.property(fc.array(fc.tuple(field, fc.oneof(fc.string(), fc.constantFrom('true', '5', 'ID')))), (entries) => {
      const filters = filtersOfAddress(entries)
      expect(filtersOfAddress(queryOfFilters(filters))).toEqual(filters)
    }),
  )
  expect(filtersOfAddress('?term=%E0%A4%A&&=&x&pageSize=%')).toEqual(noFilters)
})

test('the fields are in the wire’s order', () => {
  expect(Object.keys(candidateFilters.shape).join(', ')).toBe(
    'term, sortBy, pageSize, pageIndex, value, isVsp, year, salary, maxCtc, immediate, expStatus, degree, collegeName, ' +
      'collegeID, fromDate, toDate, location, searchTitle, partTime, fullTime, internship, remote, onSite, mustHave, niceToHave, without, ' +
      'notice, active',
  )
  expect(filterNames).toHaveLength(25)
})

test('without a query the list has its default order, ten to a page', () => {
  expect(filtersOfAddress('')).toEqual({ sortBy: defaultSort, pageSize: 10, pageIndex: 0 })
  expect(queryOfFilters(noFilters)).toBe('')
  expect(queryOfFilters(noFilters, { complete: true })).toBe('sortBy%5B%5D=Match%3Adesc&pageSize=10&pageIndex=0')
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
  ['notice', 'Someday'],
  ['active', '5'],
  ['mustHave', 'x'.repeat(301)],
  ['sortBy', 'password:desc'],
  ['sortBy', 'ID;drop table'],
])('%s=%j is malformed: the server refuses it, an address drops it', (field, value) => {
  expect(problems([[field, value]])).toEqual([[field, wrong]])
  expect(filtersOfAddress([[field, value]])).toEqual(noFilters)
})

test.each(['isVsp=false', 'isVsp=', 'expStatus=All', 'year=undefined', 'collegeID=null', 'term=%20', 'junk=1'])(
  '%s matches everything and is not an error',
  (query) => {
    expect(problems(query)).toEqual([])
    expect(filtersOfAddress(query)).toEqual(noFilters)
  },
)

test('the longest text and the smallest id are accepted', () => {
  const query = `term=${'x'.repeat(300)}&collegeID=1`
  expect(problems(query)).toEqual([])
  expect(filtersOfAddress(query).term).toHaveLength(300)
})

test('words that are too long are refused by the server, and an address has their beginning', () => {
  const sentence = 'need a java developer '.repeat(20)
  expect(problems([['term', sentence]])).toEqual([['term', wrong]])
  expect(filtersOfAddress([['term', sentence]]).term).toBe(sentence.slice(0, 300))
})

test('a field given twice counts once and is reported', () => {
  expect(problems({ term: ['nurse', 'welder'] })).toEqual([['term', 'Give this once.']])
  expect(filtersOfAddress({ term: ['nurse', 'welder'] })).toEqual({ ...noFilters, term: 'nurse' })
})

test('a text has no control characters and no spaces too many', () => {
  expect(filtersOfAddress([['term', ' front\u0000\n  end ']]).term).toBe('front end')
})

test('sortBy[] may be repeated, up to three columns of the allow-list, each once', () => {
  const query = 'sortBy[]=FullName&sortBy[]=ID:desc&sortBy[]=ID&sortBy[]=experience:asc'
  expect(filtersOfAddress(query).sortBy).toEqual([
    { column: 'FullName', descending: false },
    { column: 'ID', descending: true },
    { column: 'experience', descending: false },
  ])
  expect(problems(query)).toEqual([['sortBy', 'Give this once.']])
})

test.each([
  'sortBy[]={"id":"FullName","desc":true}',
  'sortBy[0]=FullName:desc',
  'sortBy=FullName:desc',
  'sortBy%5B%5D=FullName%3Adesc',
])('%s sorts by name, descending', (query) => {
  expect(problems(query)).toEqual([])
  expect(filtersOfAddress(query)).toEqual({ ...noFilters, sortBy: [{ column: 'FullName', descending: true }] })
})

test.each(['{"id":7}', '{"id":"ID"', '{}', 'ID:down', 'ID:asc:desc'])('%s is not a sort order', (text) => {
  expect(problems([['sortBy[]', text]])).toEqual([['sortBy', wrong]])
})

test('skills are named once each, without spaces too many', () => {
  const { mustHave } = filtersOfAddress([['mustHave', ' Java,, Spring  Boot ,java,']])
  expect(mustHave).toBe('java,Spring Boot')
})

test('a page index reaches 1,000 rows deep and no deeper', () => {
  expect(pageSizes.map(lastPageIndex)).toEqual([199, 99, 49])
  expect(problems('pageIndex=99')).toEqual([])
  const tooDeep = 'Pages can be jumped to 1,000 rows deep; beyond, go by the cursor.'
  expect(problems('pageIndex=100')).toEqual([['pageIndex', tooDeep]])
  expect(filtersOfAddress('pageIndex=50&pageSize=20').pageIndex).toBe(0)
})

test('dates in the wrong order are refused', () => {
  const query = 'fromDate=2026-03-02&toDate=2026-03-01'
  expect(problems(query)).toEqual([['toDate', 'The end is before the start.']])
  expect(filtersOfAddress(query)).toEqual({ ...noFilters, fromDate: '2026-03-02' })
  expect(problems('fromDate=2026-03-02&toDate=2026-03-02')).toEqual([])
})

test('applied filters show as chips, toggles as toggles, the order and page not at all', () => {
  const filters = filtersOfAddress('term=nurse&year=3-5 Yrs&fullTime=true&pageIndex=3&sortBy[]=FullName')
  expect(appliedFilters(filters)).toEqual([
    { name: 'term', text: 'nurse', kind: 'text' },
    { name: 'year', text: '3-5 Yrs', kind: 'choice' },
    { name: 'fullTime', text: 'fullTime', kind: 'toggle' },
  ])
})

test('removing a filter removes only that one and goes to the first page', () => {
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

const narrows = (filters: CandidateFilters) => isFilterSearch(appliedFilters(filters).map(({ name }) => name))

test('a search counts as a filter search only if it has a filter besides its text', () => {
  expect(narrows(filtersOfAddress('term=nurse&searchTitle=Nurse&pageIndex=2'))).toBe(false)
  expect(narrows(filtersOfAddress('location=Pune'))).toBe(true)
  expect(jobRoleOf(filtersOfAddress('term=nur&searchTitle=Nurse'))).toBe('Nurse')
  expect(jobRoleOf(filtersOfAddress('term=nur'))).toBe('nur')
  expect(jobRoleOf(noFilters)).toBeUndefined()
})

test('two searches are equal regardless of order and page, and differ with any changed filter', () => {
  fc.assert(
    fc.property(someFilters, someFilters, fc.constantFrom(...filterNames), (filters, { sortBy, pageSize }, name) => {
      expect(searchKey({ ...filters, sortBy, pageSize, pageIndex: 0 })).toBe(searchKey(filters))
      const changed = applyFilters(filters, { [name]: undefined })
      expect(searchKey(filters) === searchKey(changed)).toBe(filters[name] === undefined)
    }),
  )
})

test.each([
  [
    '?term=front%20end&sortBy%5B%5D=FullName%3Aasc&pageSize=20&pageIndex=1&value=both&isVsp=true&year=1-3%20Yrs&salary=10-20k' +
      '&maxCtc=4.5&immediate=true&expStatus=Fresher&degree=B.Com&collegeName=Wadia&collegeID=7&fromDate=2026-01-01' +
      '&toDate=2026-02-01&location=Pune&searchTitle=Nurse&partTime=true&fullTime=true&internship=true&remote=true&onSite=true',
    {
      term: 'front end',
      sortBy: [{ column: 'FullName', descending: false }],
      pageSize: 20,
      pageIndex: 1,
      value: 'both',
      isVsp: true,
      year: '1-3 Yrs',
      salary: '10-20k',
      maxCtc: 4.5,
      immediate: true,
      expStatus: 'Fresher',
      degree: 'B.Com',
      collegeName: 'Wadia',
      collegeID: 7,
      fromDate: '2026-01-01',
      toDate: '2026-02-01',
      location: 'Pune',
      searchTitle: 'Nurse',
      partTime: true,
      fullTime: true,
      internship: true,
      remote: true,
      onSite: true,
    },
  ],
  [
    'searchTitle=Frontend Developer&location=Navi+Mumbai&isVsp=1&remote=0&expStatus=All&candidateID=7&cursor=x',
    { ...noFilters, searchTitle: 'Frontend Developer', location: 'Navi Mumbai', isVsp: true },
  ],
  ['sortBy[0]={"id":"ID","desc":true}&pageIndex1=3&year=null', { ...noFilters, sortBy: newestSort }],
  [
    'sortBy[]=gone:desc&sortBy[]=FullName:desc&salary=5-10k&colour=red&pageSize=20',
    { ...noFilters, sortBy: [{ column: 'FullName', descending: true }], pageSize: 20 },
  ],
])('the address %s of an older version still opens', (address, filters) => {
  expect(filtersOfAddress(address)).toEqual(filters)
})

test.each([
  [{ sortBy: ['FullName:desc'], pageSize: '5', pageIndex: '2', expStatus: 'Experienced' }, 'Experienced'],
  [{ 'sortBy[]': 'ID:desc', term: 'nurse', selectedJobRoles: ['7'], removedJobRoles: ['3', '1'] }, 'nurse'],
  [{ sortBy: ['ID:desc'], pageSize: '10', pageIndex: '0', isVsp: 'true', salary: 'a range of long ago' }, 'isVsp'],
  [{ term: ['nurse'], pageIndex: '400' }, 'nurse'],
])('the stored row %j opens; what it can no longer ask for is dropped', (row, asked) => {
  expect(appliedFilters(filtersOfAddress(row)).map(({ text }) => text)).toEqual([asked])
})

test('each switch has a title for the history', () => {
  expect(switchNames).toEqual(filterNames.filter((name) => name in switchTitles))
  expect(switchNames).toHaveLength(7)
})
