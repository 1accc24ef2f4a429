import { accounts, candidateSearch, candidates, searchCounts } from '@pramaan/database/schema'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { generateSearchRows } from '../../../../testing/generated/generated-rows.queries.ts'
import { findableCandidates } from '../../../../testing/people/findable.ts'
import { startApi } from '../../../../testing/server/start-api.ts'
import { countMonthsOn } from '../../projection/running-months.ts'
import { writeSearchRow } from '../../projection/search-row.queries.ts'
import { countInTime, totalOf } from './counts.queries.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

/** The rows of the table of counts, and the search rows with the same columns. */
async function bothTables() {
  const names = Object.keys(getTableColumns(searchCounts)) as (keyof typeof searchCounts.$inferSelect)[]
  const counted = await api.db.select().from(searchCounts).orderBy(searchCounts.candidateId)
  const found = await api.db.select().from(candidateSearch).orderBy(candidateSearch.candidateId)
  return { counted, found: found.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))) }
}

test('the count equals the search after each save of a profile, and as months of work pass', async () => {
  const person = await aFindable({ experienceLevel: 'Experienced', location: 'Pune' }, { experience: {}, hr: {} })
  await aFindable({ certificates: ['a certificate'], partTime: true })
  const first = await bothTables()
  expect(first.counted).toEqual(first.found)
  expect(first.counted).toHaveLength(2)
  await api.db
    .update(candidates)
    .set({ internship: true, location: 'Mumbai' })
    .where(eq(candidates.accountId, person.id))
  await writeSearchRow(api.deps, api.db, person.id)
  api.pass(62 * 24 * 3600_000)
  await countMonthsOn(api.deps)
  const then = await bothTables()
  expect(then.counted).toEqual(then.found)
  expect(then.counted).not.toEqual(first.counted)
})

test('candidates who leave the search, suspended or erased, are no longer counted', async () => {
  const [gone, stays] = [await aFindable({ location: 'Pune' }), await aFindable({ location: 'Pune' })]
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, gone.id))
  await writeSearchRow(api.deps, api.db, gone.id)
  expect((await bothTables()).counted).toMatchObject([{ candidateId: stays.id }])
  await api.db.delete(candidateSearch).where(eq(candidateSearch.candidateId, stays.id))
  expect((await bothTables()).counted).toEqual([])
})

test('a total is bound by the plan’s day as its search is, and free with a search of today', async () => {
  await aFindable({}, { account: { fullName: 'Position 1 2 3 4 5 6 7 8 9 10 11' } })
  const client = await api.as(await api.anEmployer({ plan: 'free' }))
  for (let at = 1; at <= 10; at++) await client.search.candidates({ query: { searchTitle: `Position ${at}` } })
  expect(await client.searchAids.total({ query: { searchTitle: 'Position 3' } })).toMatchObject({ isEstimate: false })
  const eleventh = client.searchAids.total({ query: { searchTitle: 'Position 11' } })
  await expect(eleventh).rejects.toMatchObject({ code: 'jobrole-limit' })
})

test('an employer’s page of many does not wait for its total, which then is exact, and the history has it', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  await generateSearchRows(api.db, 8000)
  const client = await api.as(employer)
  // No other test asks for this: what the planner expects is kept for a minute, however many people there were.
  const query = { onSite: 'true', expStatus: 'Experienced' }
  const page = await client.search.candidates({ query })
  expect([page.items.length, page.totalIsEstimate, page.status]).toEqual([10, true, 'first'])
  const { rows } = await api.db.execute<{ count: number }>(
    sql`select count(*)::int as count from candidate_search where on_site and level = 2`,
  )
  const exact = rows[0]?.count
  expect(await client.searchAids.total({ query })).toMatchObject({ data: exact, isEstimate: false })
  expect((await client.search.history({ query: {} })).data).toMatchObject([{ Count: exact }])
  await api.db.execute(
    sql`delete from candidate_search where ctid = (select min(ctid) from candidate_search where on_site and level = 2)`,
  )
  expect(await client.searchAids.total({ query }), 'within a minute').toMatchObject({ data: exact })
  const counted = { totalCount: exact, totalIsEstimate: false }
  expect(await client.search.candidates({ query }), 'a page in that minute').toMatchObject(counted)
  const byPay = client.search.candidates({ query: { ...query, 'sortBy[]': 'expectedCtc:desc' } })
  expect(await byPay, 'in another order').toMatchObject(counted)
  const text = await client.search.candidates({ query: { term: 's' } })
  expect(text).toMatchObject({ totalCount: 11, totalIsEstimate: true })
  const staff = await api.as(await api.aStaffMember('hr'))
  expect(await staff.search.candidates({ query })).toMatchObject({ totalCount: exact, totalIsEstimate: false })
})

test('a total that is soon counted comes with the page from then on, counted again each time', async () => {
  await generateSearchRows(api.db, 8000)
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const those = sql`full_time and level = 2`
  // Without new statistics the planner goes on expecting thousands.
  await api.db.execute(
    sql`delete from candidate_search where ${those} and candidate_id not in (select candidate_id from candidate_search where ${those} limit 30)`,
  )
  await api.db.execute(sql`vacuum candidate_search, search_counts`)
  const query = { fullTime: 'true', expStatus: 'Experienced' }
  const page = async () => {
    const { items, totalCount, totalIsEstimate } = await client.search.candidates({ query })
    return { shown: items.length, totalCount, totalIsEstimate }
  }
  expect(await page(), 'the first page').toMatchObject({ shown: 10, totalIsEstimate: true })
  expect(await client.searchAids.total({ query })).toMatchObject({ data: 30, isEstimate: false })
  // A busy machine may take long once or twice.
  const counted = (totalCount: number) =>
    expect
      .poll(async () => {
        await client.searchAids.total({ query })
        return page()
      })
      .toEqual({ shown: 10, totalCount, totalIsEstimate: false })
  await counted(30)
  await api.db.execute(
    sql`delete from candidate_search where ctid = (select min(ctid) from candidate_search where ${those})`,
  )
  await counted(29)
})

test('for small results the total comes with the page, wherever the page starts', async () => {
  const ids: number[] = []
  for (let at = 0; at < 7; at++) ids.push((await aFindable({ location: 'Pune' })).id)
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const query = { location: 'Pune', pageSize: '5' }
  const { nextCursor, totalCount } = await client.search.candidates({ query })
  const second = await client.search.candidates({ query: { ...query, cursor: nextCursor ?? '' } })
  expect([totalCount, second.totalCount, second.items.map(({ ID }) => ID)]).toEqual([
    7,
    7,
    ids.slice(0, 2).toReversed(),
  ])
})

test('where counting takes too long, the last exact count stands in for the planner’s guess', async () => {
  const matching = { where: sql`${candidateSearch.candidateId} > 0`, byText: false }
  const totalNow = async () => totalOf(api.db, matching, await countInTime(api.db, matching))
  for (let at = 0; at < 3; at++) await aFindable({ location: 'Nagpur' })
  await expect.poll(totalNow).toEqual({ count: 3, isEstimate: false })
  await aFindable({ location: 'Nagpur' })
  const query = api.db.$client.query.bind(api.db.$client) as (...sent: unknown[]) => Promise<unknown>
  const sent = vi.spyOn(api.db.$client, 'query')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    sent.mockRestore()
  })
  /** The total of a count whose answer arrives once patience is over. */
  const totalTooLate = async () => {
    const [counted, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    sent.mockImplementationOnce((async (...statement: unknown[]) => {
      const answer = await query(...statement)
      counted.resolve()
      await late.promise
      return answer
    }) as never)
    const total = totalNow()
    await counted.promise
    vi.advanceTimersByTime(60_000)
    const found = await total
    late.resolve()
    return found
  }
  expect(await totalTooLate()).toEqual({ count: 3, isEstimate: true })
  await expect.poll(totalTooLate, { message: 'the count that came too late' }).toEqual({ count: 4, isEstimate: true })
})
