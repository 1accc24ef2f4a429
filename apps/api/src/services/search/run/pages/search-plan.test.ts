import { filtersOfAddress, noFilters } from '@pramaan/contract/search/candidate-filters'
import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf as planOfStatement } from '@pramaan/database/testing/plan'
import { expect, test } from 'vitest'
import { generateSearchRows } from '../../../../testing/generated/generated-rows.queries.ts'
import { type From, fullSort, rankedSort } from '../../plan/ranking/cursor.ts'
import { resolveSearch } from '../../understand/resolve-search.ts'
import type { RequestedRoles } from '../../understand/search-request.ts'
import { areMany, countInTime, countStatement, plannedRows, totalOf } from '../counts/counts.queries.ts'
import { matchingOf } from '../lists/matching.queries.ts'
import { findRankedPage } from '../lists/ranked-page.ts'
import { findPage, findSortValues, pageStatement } from '../rows/page.queries.ts'
import { smallResultStatement } from '../rows/small-result.queries.ts'

const noRoles: RequestedRoles = { selectedJobRoles: [], removedJobRoles: [] }

/**
 * The most blocks of the table and its indexes that a page may read: a search by text with few results counts all 5,000
 * possible matches; the table alone has some 14,000.
 */
const mostBlocks = 5500

const many = { many: true, long: true }

type Query = Record<string, string>

describePlans('plans', generateSearchRows, (ground) => {
  async function statementOf(query: Query, from?: From, roles = noRoles) {
    const request = { filters: filtersOfAddress(query), roles }
    const matching = matchingOf(
      request,
      await resolveSearch(ground.db, request.filters, { now: new Date(), staff: true }),
      true,
    )
    const pageRequest = {
      matching,
      sorts: fullSort(request.filters),
      position: from ?? { offset: 0 },
      limit: 11,
      employerId: 7,
    }
    const few = !areMany(matching, await plannedRows(ground.db, matching))
    return { matching, statement: few ? smallResultStatement(pageRequest) : pageStatement({ ...pageRequest, few }) }
  }

  async function planOf(query: Query, from?: From, roles = noRoles) {
    const { statement } = await statementOf(query, from, roles)
    return planOfStatement(ground.db, statement)
  }

  /**
   * Expects neither a scan of the whole table nor an index walk with too few hits: little more is read than is shown.
   */
  async function expectIndexed(query: Query, roles = noRoles) {
    const { names, blocks } = await planOf(query, undefined, roles)
    expect(names, JSON.stringify(query)).not.toContain('Seq Scan')
    expect(names).toContain('Index')
    expect(blocks, `${JSON.stringify(query)} by ${names}`).toBeLessThan(mostBlocks)
  }

  test.each<[string, Query]>([
    ['nothing', {}],
    ['term, common', { term: 'asha' }],
    ['term, rare', { term: 'bora zubin' }],
    ['term by a beginning', { term: 'ku' }],
    ['term in Devanagari', { term: 'सुनी' }],
    ['term of a phone', { term: '9000150' }],
    ['term of one letter', { term: 'a' }],
    ['term that nobody has', { term: 'quixotic' }],
    ['searchTitle', { searchTitle: 'Java Developer' }],
    ['searchTitle by words', { searchTitle: 'java d' }],
    ['value join', { value: 'join' }],
    ['value both', { value: 'both' }],
    ['value off', { value: 'off' }],
    ['isVsp', { isVsp: 'true' }],
    ['year Fresher', { year: 'Fresher' }],
    ['year Fresher with Certification', { year: 'Fresher with Certification' }],
    ['year 3-5 Yrs', { year: '3-5 Yrs' }],
    ['salary', { salary: '10-20k' }],
    ['salary, open', { salary: '60k Above' }],
    ['maxCtc', { maxCtc: '1.3' }],
    ['immediate', { immediate: 'true' }],
    ['expStatus', { expStatus: 'Experienced' }],
    ['degree', { degree: 'HSC Arts' }],
    ['degree that nobody has', { degree: 'vidya visharad' }],
    ['collegeID', { collegeID: '8000' }],
    ['collegeName', { collegeName: 'modern' }],
    ['fromDate', { fromDate: '2026-10-30' }],
    ['toDate', { toDate: '2026-08-25' }],
    ['location, common', { location: 'Mumbai' }],
    ['location, rare', { location: 'Puducherry' }],
    ['location Anywhere', { location: 'Anywhere' }],
    ['location of nobody’s list', { location: 'Hampi' }],
    ['mustHave', { mustHave: 'Presentation' }],
    ['mustHave of two', { mustHave: 'Presentation,Active Listening' }],
    ['mustHave that nobody has, but many mention', { mustHave: 'Auditing,Presentation' }],
    ['mustHave beside words', { term: 'backend developer', mustHave: 'Presentation', location: 'Pune' }],
    ['mustHave and without', { mustHave: 'Presentation', without: 'Active Listening', fullTime: 'true' }],
    ['mustHave, newest first', { mustHave: 'Presentation', sortBy: 'ID:desc' }],
    ['partTime', { partTime: 'true' }],
    ['fullTime', { fullTime: 'true' }],
    ['internship', { internship: 'true' }],
    ['remote', { remote: 'true' }],
    ['onSite', { onSite: 'true' }],
    [
      'an employer’s usual search',
      { searchTitle: 'Java Developer', location: 'Pune', fullTime: 'true', year: '1-3 Yrs' },
    ],
    ['staff’s usual search', { location: 'Satara', degree: 'HSC Arts', expStatus: 'Fresher', value: 'join' }],
    ['high pay, the lowest first', { salary: '60k Above', sortBy: 'expectedCtc:asc' }],
    ['Freshers with years of work', { expStatus: 'Fresher', year: '3-5 Yrs', toDate: '2026-11-21' }],
    ['Freshers by their years of work', { expStatus: 'Fresher', sortBy: 'experience:desc', isVsp: 'true' }],
    ['rare of rare', { location: 'Puducherry', collegeID: '8000', isVsp: 'true' }],
    ['words and flags', { term: 'kiran', immediate: 'true', remote: 'true', salary: '21-30k' }],
    [
      'ten broad filters',
      {
        fullTime: 'true',
        onSite: 'true',
        remote: 'true',
        expStatus: 'Experienced',
        value: 'both',
        year: '1-3 Yrs',
        isVsp: 'true',
        maxCtc: '9',
        internship: 'true',
        partTime: 'true',
      },
    ],
  ])('%s: a page reads an index and little else', async (_of, query) => {
    await expectIndexed(query)
  })

  test.each(
    ['FullName:asc', 'ExperienceLevel:asc', 'experience:desc', 'expectedCtc:asc', 'expectedCtc:desc'].concat([
      'ProfileProgress:desc',
      'UpdatedOn:desc',
      'ID:asc',
    ]),
  )('sorted by %s the first and a deep page walk that order’s index', async (sortBy) => {
    const sorts = fullSort(filtersOfAddress({ sortBy }))
    const sortValues = await findSortValues(ground.db, sorts, 50_000)
    for (const from of [
      undefined,
      { direction: 'next', sortValues },
      { direction: 'previous', sortValues },
      { direction: 'previous' },
    ] as const) {
      const { nodes, blocks } = await planOf({ sortBy }, from)
      const types = nodes.map((node) => node['Node Type'])
      expect(types.join(', ')).not.toMatch(/Seq Scan|Bitmap/)
      expect(blocks).toBeLessThan(100)
    }
  })

  const everyone = { where: undefined, byText: false }

  test.each([
    'ID:desc',
    'FullName:asc',
    'experience:desc',
    'expectedCtc:asc',
    'ProfileProgress:desc',
    'UpdatedOn:desc',
  ])('ranked by who is looking and sorted by %s, a page among those walks that order’s index', async (sortBy) => {
    const sorts = rankedSort(filtersOfAddress({ sortBy }))
    const sortValues = [1, ...((await findSortValues(ground.db, sorts, 50_000)) ?? []).slice(1)]
    for (const position of [
      { offset: 0 },
      { direction: 'next', sortValues },
      { direction: 'previous', sortValues },
    ] as const) {
      const pageRequest = { matching: everyone, sorts, position, limit: 11, employerId: 7, few: false, first: true }
      const { nodes, blocks } = await planOfStatement(ground.db, pageStatement(pageRequest))
      expect(nodes.map((node) => node['Node Type']).join(', ')).not.toMatch(/Seq Scan|Bitmap/)
      expect(blocks).toBeLessThan(200)
    }
  })

  test('a ranked list goes from candidates looking for work to the others, and back', async () => {
    const sorts = rankedSort(noFilters)
    const page = (position: Parameters<typeof findPage>[1]['position']) =>
      findPage(ground.db, { matching: everyone, sorts, position, limit: 11, employerId: 7, few: false })
    const ranks = async (position: Parameters<typeof page>[0]) =>
      (await page(position)).map(({ sortValues }) => sortValues[0])
    expect(await ranks({ offset: 0 })).toEqual(Array(11).fill(1))
    expect(await ranks({ offset: 900 })).toEqual(Array(11).fill(1))
    expect(await ranks({ direction: 'previous' })).toEqual(Array(11).fill(0))
    const beyond = await page({ direction: 'next', sortValues: [1, 1] })
    expect(beyond.map(({ sortValues }) => sortValues[0])).toEqual(Array(11).fill(0))
    expect(beyond.map(({ id }) => id)).toEqual(beyond.map(({ id }) => id).toSorted((a, b) => b - a))
    const [first] = beyond
    expect(await ranks({ direction: 'previous', sortValues: first?.sortValues ?? [] })).toEqual(Array(11).fill(1))
  })

  test.each<Query>([
    { term: 'backend developer' },
    { searchTitle: 'Backend Developer' },
    { searchTitle: 'Backend Developer', term: 'presentation' },
    { term: 'backend developer presentation' },
    { term: 'active listening presentation excel' },
  ])('best match of %o reads postings and few rows, in the order of a complete sort', async (query) => {
    const request = { filters: filtersOfAddress(query), roles: noRoles }
    const named = await resolveSearch(ground.db, request.filters, { now: new Date(), staff: false })
    const matching = matchingOf(request, named, false)
    const sorts = rankedSort(request.filters, matching.read)
    expect(sorts.map(({ column }) => column)).toContain('Match')
    const page = (position: Parameters<typeof findPage>[1]['position'], few: boolean) =>
      findPage(ground.db, { matching, sorts, position, limit: 11, employerId: 7, few })
    const first = await page({ offset: 0 }, false)
    expect(first).toHaveLength(11)
    const [sortValues, last] = [first.at(5)?.sortValues, { direction: 'previous' } as const]
    const next = { direction: 'next', sortValues } as const
    for (const position of [{ offset: 0 }, { offset: 900 }, next, { direction: 'previous', sortValues } as const, last])
      expect(await page(position, false)).toEqual(await page(position, true))
    if (query.term?.includes('presentation'))
      for (const position of [{ offset: 0 }, { offset: 80 }, next, { direction: 'previous', sortValues } as const]) {
        const pageRequest = { matching, sorts, position, limit: 11, employerId: 7 }
        expect((await findRankedPage(ground.db, pageRequest, many))?.rows).toEqual(await page(position, true))
      }
    for (const position of [{ offset: 0 }, next]) {
      const pageRequest = { matching, sorts, position, limit: 11, employerId: 7, few: false }
      const { names, blocks } = await planOfStatement(ground.db, pageStatement(pageRequest))
      expect(names).not.toContain('Seq Scan')
      expect(blocks, names).toBeLessThan(300)
    }
  })

  test('job roles wanted and left out read the index', async () => {
    await expectIndexed({}, { selectedJobRoles: [101, 102], removedJobRoles: [103] })
    await expectIndexed({}, { selectedJobRoles: [], removedJobRoles: [103] })
  })

  test('a place or a degree is counted on the narrow table, a flag by its own index', async () => {
    const countOf = async (query: Query) =>
      planOfStatement(ground.db, countStatement((await statementOf(query)).matching))
    const counted: Query[] = [
      { location: 'Satara' },
      { location: 'Pune', degree: 'HSC Arts', fullTime: 'true', year: '1-3 Yrs' },
      { degree: 'HSC Arts', expStatus: 'Fresher' },
    ]
    for (const query of counted) {
      const { names, blocks } = await countOf(query)
      expect(names, JSON.stringify(query)).toContain('search_counts_facets')
      expect(blocks, `${JSON.stringify(query)} by ${names}`).toBeLessThan(1500)
    }
    const { names, blocks } = await countOf({ isVsp: 'true', location: 'Puducherry' })
    expect(names).not.toContain('search_counts')
    expect(blocks).toBeLessThan(1500)
  })

  test('totals are exact to 10,001; above, an estimate near the truth, and never an estimate of text', async () => {
    const totalFor = async (query: Query) => {
      const { matching } = await statementOf(query)
      return totalOf(ground.db, matching, await countInTime(ground.db, matching))
    }
    expect(await totalFor({ fromDate: '2026-10-30' })).toMatchObject({ isEstimate: false })
    const all = await totalFor({})
    expect(all.isEstimate).toBe(true)
    expect(all.count).toBeGreaterThan(ground.candidates * 0.9)
    expect(all.count).toBeLessThan(ground.candidates * 1.1)
    const fullTime = await totalFor({ fullTime: 'true' })
    expect(fullTime.count).toBeGreaterThan(ground.candidates * 0.7)
    expect(fullTime.count).toBeLessThan(ground.candidates * 0.9)
    expect(await totalFor({ term: 'p' })).toEqual({ count: 10_001, isEstimate: true })
    expect((await totalFor({ term: 'bora zubin' })).isEstimate).toBe(false)
  })
})
