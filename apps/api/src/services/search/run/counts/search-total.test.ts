import { accounts, candidateSearch, candidates, searchCounts } from '@pramaan/database/schema'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generateSearchRows } from '../../../../testing/generated/generated-rows.queries.ts'
import { findableCandidates } from '../../../../testing/people/findable.ts'
import { startApi } from '../../../../testing/server/start-api.ts'
import { countMonthsOn } from '../../projection/running-months.ts'
import { writeSearchRow } from '../../projection/search-row.queries.ts'

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
