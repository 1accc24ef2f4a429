import { partnerFiltersOf } from '@pramaan/contract/courses/partner-filters'
import type { Database } from '@pramaan/database/client'
import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readCurrentNotes } from '../../services/candidate-notes/current-notes.queries.ts'
import { fullSort } from '../../services/search/plan/ranking/cursor.ts'
import { countInTime, isSmallResult } from '../../services/search/run/counts/counts.queries.ts'
import { matchingOf } from '../../services/search/run/lists/matching.queries.ts'
import { pageStatement } from '../../services/search/run/rows/page.queries.ts'
import { findListedIds } from '../../services/search/understand/listed-ids.queries.ts'
import { generateNotes } from '../../testing/generated/generated-notes.queries.ts'
import { generateSearchRows } from '../../testing/generated/generated-rows.queries.ts'
import { partnerConditions } from './partner.queries.ts'

async function fill(db: Database, candidates: number) {
  await generateSearchRows(db, candidates)
  await generateNotes(db, candidates)
}

describePlans('plans of the staff lists', fill, (ground) => {
  test.each([
    {},
    { courseFilter: '3' },
    { nameFilter: 'asha' },
    { phoneFilter: '9000150' },
    { fromDateFilter: '2026-10-30' },
    { selectedLocation: 'Pune' },
    { selectedDegree: 'HSC Arts' },
    { 'sortBy[]': 'FullName:asc' },
  ])('a course partner’s page of %j reads indexes, not the tables', async (query) => {
    const { db } = ground
    const filters = partnerFiltersOf(query)
    const { sortBy, fromDateFilter, selectedLocation, selectedDegree } = filters
    const change = {
      sortBy,
      pageSize: 10 as const,
      pageIndex: 0,
      ...(fromDateFilter && { fromDate: fromDateFilter }),
      ...(selectedLocation && { location: selectedLocation }),
      ...(selectedDegree && { degree: selectedDegree }),
    }
    const matching = matchingOf(
      { filters: change, roles: { selectedJobRoles: [], removedJobRoles: [] } },
      await findListedIds(db, change),
      true,
      partnerConditions(filters) ?? sql`true`,
    )
    const few = isSmallResult(await countInTime(db, matching))
    const statement = {
      matching,
      sorts: fullSort(change),
      position: { offset: 0 },
      limit: 11,
      employerId: undefined,
      few,
    }
    const { names, blocks } = await planOf(db, pageStatement(statement))
    expect(names, names).not.toContain('Seq Scan')
    expect(blocks, names).toBeLessThan(6000)
  })

  test('the notes of a page are read by their index', async () => {
    const { db } = ground
    const ids = Array.from({ length: 20 }, (_, index) => 50_000 + index)
    await readCurrentNotes(db, ids)
    const { names, blocks } = await planOf(
      db,
      sql`select * from candidate_notes where candidate_id in ${ids} and current`,
    )
    expect(names).toContain('candidate_notes_current')
    expect(blocks).toBeLessThan(200)
  })
})
