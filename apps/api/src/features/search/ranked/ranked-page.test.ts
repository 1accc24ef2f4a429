import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { candidateConcepts, candidateSearch } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { generateSearchRows } from '../../../testing/generated/generated-rows.queries.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { matchingFor, rowsAndTotal } from '../paging/list-page.ts'
import { findPage } from '../paging/page.queries.ts'
import { rankedSort } from '../ranking/cursor.ts'

const api = await startApi()

test.each([
  ['several concepts', 'auditing presentation'],
  ['words that hardly anybody meets', 'auditing 18 years wardha'],
])('a page of a cached list has nobody who left the search and nobody in an earlier place: %s', async (_of, term) => {
  await generateSearchRows(api.db, 8000)
  const { id, role } = { id: 7, role: 'Employer' as const }
  const request = { filters: filtersOfAddress({ term }), roles: { selectedJobRoles: [], removedJobRoles: [] } }
  const actor = { id, role } as Parameters<typeof rowsAndTotal>[1]
  const wanted = { position: { offset: 0 }, limit: 11 }
  const page = async () => {
    const matching = await matchingFor(api.deps, actor, request)
    return (await rowsAndTotal(api.deps, actor, request, { matching, ...wanted })).rows
  }
  const sorted = async () => {
    const { required, ...matching } = await matchingFor(api.deps, actor, request)
    const everyone = { ...matching, where: required }
    const sorts = rankedSort(request.filters, matching.read)
    return findPage(api.db, { matching: everyone, sorts, ...wanted, employerId: id, few: true })
  }
  const first = await page()
  expect(first).toHaveLength(11)
  expect(first).toEqual(await sorted())

  const spy = vi.spyOn(api.db.$client, 'query')
  expect(await page()).toEqual(first)
  const sent = spy.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
  spy.mockRestore()
  expect(sent.filter((text) => text.includes('as missed'))).toEqual([])

  const [leaves, changes] = first.slice(2).map((row) => row.id)
  await api.db.delete(candidateSearch).where(eq(candidateSearch.candidateId, leaves ?? 0))
  await api.db.delete(candidateConcepts).where(eq(candidateConcepts.candidateId, leaves ?? 0))
  expect((await page()).map((row) => row.id)).not.toContain(leaves)
  await api.db
    .update(candidateConcepts)
    .set({ grade: 1 })
    .where(eq(candidateConcepts.candidateId, changes ?? 0))
  const then = await page()
  expect(then).toHaveLength(11)
  expect(then.map((row) => row.id)).not.toContain(leaves)
  expect(then).toEqual(await sorted())
})
