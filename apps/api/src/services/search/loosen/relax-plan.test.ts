import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { candidateSearch } from '@pramaan/database/schema'
import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { generateSearchRows } from '../../../testing/generated/generated-rows.queries.ts'
import { bestSort, rankedSort } from '../plan/ranking/cursor.ts'
import { bestFits } from '../plan/ranking/fits.queries.ts'
import { keysOf, orderOf } from '../plan/ranking/sort.queries.ts'
import {
  anyStatement,
  areMany,
  countStatement,
  expectsMany,
  fullMatchesStatement,
  plannedRows,
} from '../run/counts/counts.queries.ts'
import { listSourceOf } from '../run/lists/list-source.queries.ts'
import { matchingOf } from '../run/lists/matching.queries.ts'
import { findRankedPage, isThin } from '../run/lists/ranked-page.ts'
import { listStatement } from '../run/lists/read-list.queries.ts'
import { rowsAndTotal } from '../run/pages/list-page.ts'
import { findPage, pageStatement } from '../run/rows/page.queries.ts'
import { smallResultStatement } from '../run/rows/small-result.queries.ts'
import { resolveSearch } from '../understand/resolve-search.ts'
import type { RequestedRoles } from '../understand/search-request.ts'
import { wordsOf } from './less-exact.ts'
import { relaxedSearch } from './relax-search.ts'

const noRoles: RequestedRoles = { selectedJobRoles: [], removedJobRoles: [] }

const many = { many: true, long: true }

type Query = Record<string, string>

describePlans('plans of searches that few meet', generateSearchRows, (ground) => {
  async function loosened(query: Query) {
    const request = { filters: filtersOfAddress(query), roles: noRoles }
    const named = await relaxedSearch(ground.db, request, { now: new Date(), staff: false })
    const matching = matchingOf(request, named, false)
    if (!named.read || !matching.list) throw new Error(`${JSON.stringify(query)} is met by enough.`)
    const strict = matchingOf(request, { ...named, list: undefined, read: { ...named.read, isLoosened: false } }, false)
    return { statement: listStatement(matching.list.source), matching, strict, sorts: bestSort(named.read) }
  }

  // Read in full, the longest of these lists has 8,578 people, and its first page read 136,154 blocks.
  test.each<[string, Query, { most: number; listed: number }]>([
    ['a skill that many mention, and a city', { term: 'auditing mumbai' }, { most: 8500, listed: 700 }],
    ['the same with a filter', { term: 'auditing mumbai', remote: 'true' }, { most: 12_000, listed: 700 }],
    ['two skills and a city', { term: 'auditing presentation mumbai' }, { most: 9500, listed: 700 }],
    ['a title and years in a small city', { term: 'backend developer 19 years wardha' }, { most: 7000, listed: 510 }],
    [
      'a title, a skill and years in a small city',
      { term: 'backend developer presentation 19 years wardha' },
      { most: 7000, listed: 510 },
    ],
    ['a skill and years in a small city', { term: 'presentation 18 years wardha' }, { most: 7000, listed: 510 }],
    // Nobody generated has them as names, so they are words like any other.
    [
      'a title and words that hardly anybody has',
      { term: 'backend developer zubin bora' },
      { most: 7000, listed: 700 },
    ],
    ['a skill that many mention and such words', { term: 'auditing zubin bora' }, { most: 7000, listed: 700 }],
    [
      'a title, years and a small city with a filter that few meet',
      { term: 'backend developer 19 years wardha', isVsp: 'true' },
      { most: 4500, listed: 2000 },
    ],
    [
      'a title, years and a small city with filters that many meet',
      { term: 'backend developer 19 years wardha', fullTime: 'true', onSite: 'true' },
      { most: 7000, listed: 510 },
    ],
  ])('a loosened search by %s reads few rows of many', async (_of, query, { most, listed }) => {
    const { statement, matching, strict, sorts } = await loosened(query)
    const list = await planOf(ground.db, statement)
    const isMany = areMany(strict, await plannedRows(ground.db, strict))
    const met = await planOf(ground.db, fullMatchesStatement(strict, isMany, 10))
    expect(`${list.names}, ${met.names}`).not.toContain('Seq Scan')
    expect(list.blocks + met.blocks, list.names).toBeLessThan(most)
    const page = { matching, sorts, position: { offset: 0 }, limit: 11, employerId: 7 }
    const found = await findRankedPage(ground.db, page, many)
    const count = found?.list.rows.length ?? 0
    expect(found?.rows).toHaveLength(11)
    expect(count).toBeLessThanOrEqual(listed)
    const total = await planOf(ground.db, countStatement(matching))
    expect(total.blocks, total.names).toBeLessThan(most)
    const { rows: counted } = await ground.db.execute<{ count: string }>(countStatement(matching))
    expect(counted.map((row) => Number(row.count))).toEqual([count])
  })

  test.each(['auditing mumbai', 'auditing presentation mumbai'])(
    'the first ten pages of %s are those of everybody in a complete sort, by cursor too',
    async (term) => {
      const { matching, strict, sorts } = await loosened({ term })
      const all = await ground.db.execute<{ k5: number }>(sql`select * from (select ${keysOf(sorts)} from
        ${candidateSearch} where ${strict.required}) as everyone order by ${orderOf(sorts, false)} limit 100`)
      const page = async (position: Parameters<typeof findPage>[1]['position'], limit: number) =>
        (await findRankedPage(ground.db, { matching, sorts, position, limit, employerId: 7 }, many))?.rows ?? []
      const listed = await page({ offset: 0 }, 100)
      expect(areMany(strict, await plannedRows(ground.db, strict))).toBe(true)
      expect(listed.map(({ id }) => id)).toEqual(all.rows.map(({ k5 }) => k5))
      const [sortValues, following] = [listed[49]?.sortValues, listed.slice(50)]
      expect(await page({ direction: 'next', sortValues }, 50)).toEqual(following)
      expect(await page({ direction: 'previous', sortValues: listed[50]?.sortValues }, 50)).toEqual(listed.slice(0, 50))
    },
  )

  test('a filter that many meet, but hardly anybody with the concept, is not looked for along all who have the concept', async () => {
    const request = { filters: filtersOfAddress({ term: 'auditing', internship: 'true' }), roles: noRoles }
    const named = await relaxedSearch(ground.db, request, { now: new Date(), staff: false })
    const matching = matchingOf(request, named, false)
    const changed = await ground.change(sql`update ${candidateSearch} set internship = false
      where concepts && ${sql.param([...(named.read?.requested[0]?.conceptIds ?? [])])} and candidate_id % 500 > 0`)
    expect(changed).toBeGreaterThan(20_000)
    expect(areMany(matching, await plannedRows(ground.db, matching))).toBe(true)
    const page = { matching, sorts: rankedSort(request.filters, named.read), limit: 11, employerId: 7 }
    const first = { ...page, position: { offset: 0 } }
    expect(await isThin(ground.db, first)).toBe(true)
    const thin = { many: false, long: false, thin: true }
    for (const expected of [many, thin]) {
      const source = listSourceOf(page, expected)
      const { names, blocks } = await planOf(ground.db, source ? listStatement(source) : sql``)
      expect(blocks, names).toBeLessThan(14_000)
    }
    const found = await findRankedPage(ground.db, first, thin)
    expect(found?.list.complete).toBe(true)
    expect(found?.rows).toEqual(await findPage(ground.db, { ...first, few: true }))
  })

  test('the same in another order than by fit: its first rows are compared, then all who match are fetched', async () => {
    const request = {
      filters: filtersOfAddress({ term: 'auditing', internship: 'true', sortBy: 'experience:desc' }),
      roles: noRoles,
    }
    const named = await relaxedSearch(ground.db, request, { now: new Date(), staff: false })
    const matching = matchingOf(request, named, false)
    const page = { matching, sorts: rankedSort(request.filters), position: { offset: 0 }, limit: 11, employerId: 7 }
    expect(areMany(matching, await plannedRows(ground.db, matching))).toBe(true)
    const walked = { ...page, few: false, first: true }
    const [some, all] = [
      await planOf(ground.db, pageStatement({ ...walked, most: 1000 })),
      await planOf(ground.db, pageStatement(walked)),
    ]
    expect(some.blocks, some.names).toBeLessThan(2500)
    expect(all.blocks, all.names).toBeGreaterThan(10_000)
    const [deps, actor] = [{ db: ground.db } as Deps, { id: 7, role: 'Employer' } as Actor]
    const { rows, total } = await rowsAndTotal(deps, actor, request, { matching, position: { offset: 0 }, limit: 11 })
    expect(rows).toEqual(await findPage(ground.db, { ...page, few: true }))
    expect(total.isEstimate).toBe(false)
    expect(total.count).toBeLessThan(200)
  })

  test.each<Query>([
    { toDate: '2026-10-01', fullTime: 'true' },
    { year: '1-3 Yrs', sortBy: 'experience:desc', fullTime: 'true' },
    { salary: '10-20k', sortBy: 'expectedCtc:desc', fullTime: 'true' },
    { salary: '31-40k', sortBy: 'expectedCtc:asc', fullTime: 'true' },
    { expStatus: 'Fresher', sortBy: 'experience:desc', fullTime: 'true' },
    { term: 'fresher', sortBy: 'experience:desc', fullTime: 'true' },
  ])('the first rows of an order are those within the limits of its column: %o', async (query) => {
    const request = { filters: filtersOfAddress(query), roles: noRoles }
    const named = await relaxedSearch(ground.db, request, { now: new Date(), staff: false })
    const page = { matching: matchingOf(request, named, false), position: { offset: 0 }, limit: 11, employerId: 7 }
    const inOrder = { ...page, sorts: rankedSort(request.filters) }
    const found = await findPage(ground.db, { ...inOrder, few: false, most: 300 })
    expect(found).toHaveLength(11)
    expect(found).toEqual(await findPage(ground.db, { ...inOrder, few: true }))
  })

  test('an order whose first rows hardly any of many match is not walked: all who match are sorted and counted', async () => {
    await ground.change(sql`update ${candidateSearch} set internship = experience_months < 6`)
    const request = { filters: filtersOfAddress({ internship: 'true', sortBy: 'experience:desc' }), roles: noRoles }
    const matching = matchingOf(request, {}, false)
    const page = { matching, sorts: rankedSort(request.filters), position: { offset: 0 }, limit: 11, employerId: 7 }
    const [deps, actor] = [{ db: ground.db } as Deps, { id: 7, role: 'Employer' } as Actor]
    const [at] = (await findPage(ground.db, { ...page, few: true })).slice(4)
    const beside = { sortValues: at?.sortValues }
    for (const position of [
      { offset: 0 },
      { offset: 20 },
      { direction: 'next', ...beside },
      { direction: 'previous', ...beside },
    ] as const) {
      const { rows, total } = await rowsAndTotal(deps, actor, request, { matching, position, limit: 11 })
      expect(rows).toEqual(await findPage(ground.db, { ...page, position, few: true }))
      expect(total.isEstimate).toBe(false)
      expect(total.count).toBeGreaterThan(10_001)
    }
  })

  test('words alone that few have are fetched by their index and sorted by where they are', async () => {
    const request = { filters: filtersOfAddress({ term: 'zubin bora' }), roles: noRoles }
    const named = await relaxedSearch(ground.db, request, { now: new Date(), staff: false })
    const matching = matchingOf(request, named, false)
    const sorts = rankedSort(request.filters, named.read)
    expect(sorts.map(({ column }) => column)).toEqual(['looking', 'words', 'ID'])
    const page = { matching, sorts, position: { offset: 0 }, limit: 11, employerId: 7 }
    const { names, blocks } = await planOf(ground.db, smallResultStatement(page))
    expect(names).not.toContain('Seq Scan')
    expect(blocks, names).toBeLessThan(5500)
  })

  test('words that the planner takes for common are counted, and their list is not walked to its end', async () => {
    await ground.change(sql`update ${candidateSearch}
      set words = words || case when candidate_id % 2 = 0 then 'quixotic'::tsvector else 'ziggurat'::tsvector end
      where candidate_id % 7 < 4`)
    await ground.db.execute(sql`analyze ${candidateSearch}`)
    // What is counted is kept for a minute, so the words change places for the second search.
    const search = async (term: string) => {
      const request = { filters: filtersOfAddress({ term }), roles: noRoles }
      const asked = await resolveSearch(ground.db, request.filters, { now: new Date(), staff: false })
      const matching = matchingOf(request, asked, false)
      const planned = await plannedRows(ground.db, matching)
      expect(areMany(matching, planned)).toBe(true)
      const found = await relaxedSearch(ground.db, request, { now: new Date(), staff: false })
      return { request, matching, many: await expectsMany(ground.db, matching, planned), found: found.read }
    }
    const ofNobody = await search('quixotic ziggurat')
    expect(ofNobody.many).toBe(false)
    expect(ofNobody.found && wordsOf(ofNobody.found)).toHaveLength(1)

    await ground.change(sql`update ${candidateSearch} set words = words || 'quixotic ziggurat'::tsvector
      where candidate_id in (select candidate_id from candidate_search order by candidate_id limit 3000)`)
    const { request, matching, many, found } = await search('ziggurat quixotic')
    expect(many).toBe(true)
    const [deps, actor] = [{ db: ground.db } as Deps, { id: 7, role: 'Employer' } as Actor]
    for (const position of [{ offset: 0 }, { offset: 20 }] as const) {
      const { rows, total } = await rowsAndTotal(deps, actor, request, { matching, position, limit: 11 })
      const page = { matching, sorts: rankedSort(request.filters, found), position, limit: 11, employerId: 7 }
      expect(rows).toEqual(await findPage(ground.db, { ...page, few: true }))
      expect(total).toEqual({ count: 3000, isEstimate: false })
    }
  })

  // The last test: nothing is known of the words afterwards, as of a new word at a million people.
  test('that many have a concept, and that its word is no name, is asked once a minute, what hardly anybody has each time', async () => {
    const asked = async (term: string) => {
      const request = { filters: filtersOfAddress({ term }), roles: noRoles }
      const spy = vi.spyOn(ground.db.$client, 'query')
      await relaxedSearch(ground.db, request, { now: new Date(), staff: false })
      const texts = spy.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
      spy.mockRestore()
      return texts.filter((text) => /unnest|jsonb_to_recordset/.test(text)).length
    }
    await asked('presentation')
    expect([await asked('presentation'), await asked('auditing'), await asked('auditing')]).toEqual([0, 2, 2])
  })

  test('whether anybody has a word that nobody has is not looked for in the whole table', async () => {
    const request = { filters: filtersOfAddress({ term: 'auditing quixotic' }), roles: noRoles }
    const named = await resolveSearch(ground.db, request.filters, { now: new Date(), staff: false })
    const matching = matchingOf(request, named, false)
    await ground.db.execute(sql`delete from pg_statistic where starelid = 'candidate_search'::regclass and staattnum =
      (select attnum from pg_attribute where attrelid = 'candidate_search'::regclass and attname = 'words')`)
    for (const statement of [anyStatement(matching, false), fullMatchesStatement(matching, false, 10)]) {
      const { names, blocks } = await planOf(ground.db, statement)
      expect(names).not.toContain('Seq Scan')
      expect(blocks, names).toBeLessThan(1000)
    }
  })

  test('where thousands meet a search, but hardly any of the best, its first pages are sorted once', async () => {
    const request = {
      filters: filtersOfAddress({ term: 'auditing presentation', partTime: 'true' }),
      roles: noRoles,
    }
    const named = await relaxedSearch(ground.db, request, { now: new Date(), staff: false })
    const matching = matchingOf(request, named, false)
    const requested = named.read?.requested ?? []
    const lead = sql.param([...(requested[0]?.conceptIds ?? [])])
    const best = sql`select k5 from (${bestFits(requested, 3300)}) as best`
    await ground.change(sql`update ${candidateSearch} set part_time = candidate_id not in (${best})
      where concepts && ${lead}`)
    const page = { matching, sorts: rankedSort(request.filters, named.read), limit: 11, employerId: 7 }
    const first = { ...page, position: { offset: 0 } }
    expect(await isThin(ground.db, first)).toBe(true)
    const thin = { many: false, long: false, thin: true }
    const found = await findRankedPage(ground.db, first, thin)
    expect(found?.list.complete).toBe(false)
    expect(found?.rows).toHaveLength(11)
    const spy = vi.spyOn(ground.db.$client, 'query')
    const next = { direction: 'next', sortValues: found?.rows[9]?.sortValues } as const
    const pages = [first.position, { offset: 80 }, next].map((position) => ({ ...page, position }))
    const read = await Promise.all(pages.map((one) => findRankedPage(ground.db, one, thin)))
    expect(spy).toHaveBeenCalledTimes(pages.length)
    spy.mockRestore()
    for (const [at, one] of pages.entries())
      expect(read[at]?.rows).toEqual(await findPage(ground.db, { ...one, few: true }))
    expect(await findRankedPage(ground.db, { ...page, position: { offset: 200 } }, thin)).toBeUndefined()
    expect(await findRankedPage(ground.db, { ...page, position: { direction: 'previous' } }, thin)).toBeUndefined()
  })
})
