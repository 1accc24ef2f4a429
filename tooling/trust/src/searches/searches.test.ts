import { startTestDatabase } from '@pramaan/database/testing/database'
import { expect, test } from 'vitest'
import { openTarget } from '../fuzz/target.ts'
import { askSearches } from './ask-searches.ts'
import { searchFields } from './search-fields.ts'

test('the fields that search are found in the contract', () => {
  const named = searchFields().map(({ call, field }) => `${call} ${field}`)
  for (const known of [
    'jobs.list term',
    'jobs.filter term',
    'drives.list term',
    'search.candidates term',
    'accounts.list term',
  ])
    expect(named).toContain(known)
})

test('no text in any field that searches asks for more of the database than a request may', async () => {
  const { db, stop } = await startTestDatabase()
  const target = await openTarget(db)
  // `npm test` sends some to each field, the deep run every text.
  const result = await askSearches(target, db, { tries: Number(process.env.SEARCH_TRIES ?? 1500) })
  await target.stop()
  await stop()
  expect(result.worst).toEqual([])
  expect(result.sent).toBeGreaterThan(result.fields)
})
