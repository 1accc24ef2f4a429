import { employers, locations, settings } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { planLimitsKey } from '../../http/access/allowance.ts'
import { only } from '../../http/refusals/refuse.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { facetOf } from './projection/facets.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const query = { location: 'Pune', fullTime: 'true' }

/** The statements that a call sends outside transactions, besides the sign-in before it. */
async function sentBy(action: () => Promise<unknown>) {
  const spy = vi.spyOn(api.db.$client, 'query')
  try {
    await action()
    const sent = spy.mock.calls.map(([statement, values]) => ({
      text: (statement as unknown as { text: string }).text,
      values: JSON.stringify(values),
    }))
    return sent.filter(({ text }) => !/^insert into "sessions"|from "accounts" where "accounts"."id" = \$1$/.test(text))
  } finally {
    spy.mockRestore()
  }
}

test('a page of a search asks three questions: for the session with the plan, for the place that it names, and for the rows', async () => {
  await aFindable({ location: 'Pune', fullTime: true })
  const { search } = await api.as(await api.anEmployer({ plan: 'premium' }))
  await search.candidates({ query })
  const sent = await sentBy(() => search.candidates({ query }))
  expect(sent).toHaveLength(3)
  expect(sent[0]?.text).toMatch(/from "sessions".*"employers".*"settings".*"search_logs"/s)
  expect(sent[1]?.text).toContain('from "locations"')
  expect(sent[2]?.text).toContain('candidate_search')
})

test('that someone left by the filters has the work itself is asked once a minute, that nobody has it each time', async () => {
  const asked = { term: 'driver', location: 'Nashik' }
  const { search } = await api.as(await api.anEmployer({ plan: 'premium' }))
  const asksItself = async () => {
    const sent = await sentBy(() => search.candidates({ query: asked }))
    return sent.filter(({ text }) => text.includes('= met.id')).length
  }
  await aFindable({ currentPosition: 'Driver', location: 'Pune' })
  await aFindable({ currentPosition: 'Delivery Executive', location: 'Nashik' })
  expect([await asksItself(), await asksItself()]).toEqual([1, 1])
  await aFindable({ currentPosition: 'Driver', location: 'Nashik' })
  expect([await asksItself(), await asksItself()]).toEqual([1, 0])
})

test('that several have the words of a search is asked once a minute, that few or nobody have them each time', async () => {
  const { search } = await api.as(await api.anEmployer({ plan: 'premium' }))
  const asksForAny = async () => {
    const sent = await sentBy(() => search.candidates({ query: { term: 'kaveri nambi' } }))
    return sent.filter(({ text }) => text.includes('select 1 from met')).length
  }
  const named = () => aFindable({}, { account: { fullName: 'Kaveri Nambi' } })
  expect(await asksForAny()).toBeGreaterThan(0)
  await named()
  expect([await asksForAny(), await asksForAny()]).toEqual([1, 1])
  await Promise.all(Array.from({ length: 9 }, named))
  expect([await asksForAny(), await asksForAny()]).toEqual([1, 0])
})

test('a plan that ends, and limits that the operator lowers, bind the very next search', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  const { search } = await api.as(employer)
  await aFindable({ location: 'Pune', fullTime: true })
  for (const year of ['Fresher', '1-3 Yrs'] as const) await search.candidates({ query: { ...query, year } })
  await api.db.insert(settings).values({
    key: planLimitsKey,
    value: { free: { filterSearchesADay: 0 } },
    updatedAt: api.deps.now(),
  })
  await search.candidates({ query: { ...query, year: '3-5 Yrs' } })
  await api.db.update(employers).set({ plan: 'free' }).where(eq(employers.accountId, employer.id))
  const refused = search.candidates({ query: { ...query, remote: 'true' } })
  await expect(refused).rejects.toMatchObject({ code: 'filters-limit' })
  await api.db.update(settings).set({ value: {} }).where(eq(settings.key, planLimitsKey))
  await search.candidates({ query: { ...query, remote: 'true' } })
})

test('a place that is added to the list is found by the next search', async () => {
  const { search } = await api.as(await api.anEmployer({ plan: 'premium' }))
  expect((await search.candidates({ query: { location: 'Newly Listed' } })).items).toEqual([])
  const { id } = only(
    await api.db.insert(locations).values({ location: 'Newly Listed', state: 'Goa' }).returning({ id: locations.id }),
  )
  const code = facetOf('location', id)
  const sent = await sentBy(() => search.candidates({ query: { location: 'Newly Listed' } }))
  expect(sent.filter(({ values }) => values.includes(String(code)))).not.toEqual([])
})
