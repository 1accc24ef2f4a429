import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { candidateConcepts, candidateSearch } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { generateSearchRows } from '../../../../testing/generated/generated-rows.queries.ts'
import { startApi } from '../../../../testing/server/start-api.ts'
import { matchingFor } from '../../loosen/relax-search.ts'
import { rankedSort } from '../../plan/ranking/cursor.ts'
import { anyRole } from '../../understand/search-request.ts'
import { rowsAndTotal } from '../pages/list-page.ts'
import { findPage } from '../rows/page.queries.ts'

const api = await startApi()

test.each([
  ['several concepts', 'auditing presentation'],
  ['words that hardly anybody meets', 'auditing 18 years wardha'],
])('a page of a cached list has nobody who left the search and nobody in an earlier place: %s', async (_of, term) => {
  await generateSearchRows(api.db, 8000)
  const { id, role } = { id: 7, role: 'Employer' as const }
  const request = { filters: filtersOfAddress({ term }), roles: { selectedJobRoles: [], removedJobRoles: [] } }
  const actor = { id, role } as Parameters<typeof rowsAndTotal>[1]
  const firstPage = { position: { offset: 0 }, limit: 11 }
  const page = async () => {
    const matching = await matchingFor(api.deps, actor, request)
    return (await rowsAndTotal(api.deps, actor, request, { matching, ...firstPage })).rows
  }
  const sorted = async () => {
    const { required, ...matching } = await matchingFor(api.deps, actor, request)
    const everyone = { ...matching, where: required }
    const sorts = rankedSort(request.filters, matching.read)
    return findPage(api.db, { matching: everyone, sorts, ...firstPage, employerId: id, few: true })
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

test('a list of some hundreds, newest first, is read as keys once, and its pages are without those who left', async () => {
  await generateSearchRows(api.db, 8000)
  const request = { filters: filtersOfAddress({ isVsp: 'true', fullTime: 'true' }), roles: anyRole }
  const actor = { id: 7, role: 'Employer' } as Parameters<typeof rowsAndTotal>[1]
  const pageFrom = async (position: Parameters<typeof rowsAndTotal>[3]['position']) => {
    const matching = await matchingFor(api.deps, actor, request)
    return rowsAndTotal(api.deps, actor, request, { matching, position, limit: 11 })
  }
  const sorted = await pageFrom({ offset: 0 })
  expect(sorted.total.isEstimate).toBe(false)
  expect(sorted.total.count).toBeGreaterThan(500)
  expect(await pageFrom({ offset: 0 })).toEqual(sorted)

  const spy = vi.spyOn(api.db.$client, 'query')
  expect(await pageFrom({ offset: 0 })).toEqual(sorted)
  const { rows } = await pageFrom({ direction: 'next', sortValues: sorted.rows[4]?.sortValues })
  expect(rows.slice(0, 6)).toEqual(sorted.rows.slice(5))
  const sent = spy.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
  spy.mockRestore()
  expect(sent).toHaveLength(2)
  expect(sent.join()).not.toContain('as missed')

  const leaves = sorted.rows[2]?.id ?? 0
  await api.db.update(candidateSearch).set({ verified: false }).where(eq(candidateSearch.candidateId, leaves))
  const after = await pageFrom({ offset: 0 })
  expect(after.rows).toHaveLength(11)
  expect(after.rows.map(({ id }) => id)).not.toContain(leaves)
  expect(after.total.count).toBe(sorted.total.count - 1)
})
