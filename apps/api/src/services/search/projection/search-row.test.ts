import { accounts, candidateSearch, candidates, changedCandidates } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { writeSearchRow } from './search-row.queries.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

// The embedded engine runs one transaction at a time.
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'two saves of one profile at the same moment both reach the search, though a change waits for the alerts',
  async () => {
    const { id } = await aFindable({ location: 'Pune' })
    expect(await api.db.$count(changedCandidates, eq(changedCandidates.candidateId, id))).toBe(1)
    const written = Promise.withResolvers<void>()
    const moved = api.db.transaction(async (db) => {
      await db.update(candidates).set({ location: 'Nagpur' }).where(eq(candidates.accountId, id))
      await writeSearchRow(api.deps, db, id)
      written.resolve()
      await db.execute(sql`select pg_sleep(0.5)`)
    })
    await written.promise
    const renamed = api.db.transaction(async (db) => {
      await db.update(accounts).set({ fullName: 'Zutshi' }).where(eq(accounts.id, id))
      await writeSearchRow(api.deps, db, id)
    })
    await Promise.all([moved, renamed])
    const finds = (word: string) => sql<boolean>`${candidateSearch.words} @@ to_tsquery('simple', ${word})`
    const rows = await api.db
      .select({ nagpur: finds('nagpur:*'), zutshi: finds('zutshi:*') })
      .from(candidateSearch)
      .where(eq(candidateSearch.candidateId, id))
    expect(rows).toEqual([{ nagpur: true, zutshi: true }])
  },
)
