import { longTestMs } from '@pramaan/testing/patience'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '../client.ts'
import { startSeparateDatabase } from './database.ts'

/** The number of candidates for which a plan is checked. */
const candidates = 100_000

/**
 * The database for tests of query plans, and its number of candidates. `change` runs a statement that changes many rows,
 * without the deadline of the server's statements, and returns how many it changed.
 */
export type PlanGround = {
  readonly db: Database
  readonly candidates: number
  change: (statement: SQL) => Promise<number>
}

/**
 * Describes tests of how PostgreSQL runs statements at 100,000 candidates, which `fill` generates once for all of them.
 * A plan is only worth testing with that many rows; the embedded engine runs the same SQL and skips these tests.
 */
export function describePlans(
  name: string,
  fill: (db: Database, candidates: number) => Promise<unknown>,
  tests: (ground: PlanGround) => void,
) {
  const onPostgres = inject('database').kind === 'postgres'
  if (!onPostgres) console.info(`${name}: skipped, they need PostgreSQL (TEST_DATABASE=postgres)`)
  describe.runIf(onPostgres)(`${name} at 100,000 candidates`, () => {
    let database: Awaited<ReturnType<typeof startSeparateDatabase>> | undefined
    beforeAll(async () => {
      database = await startSeparateDatabase()
      await fill(database.db, candidates)
    }, longTestMs)
    afterAll(() => database?.stop())
    const ground: PlanGround = {
      candidates,
      get db() {
        if (!database) throw new Error('The database of a plan is there once its tests run.')
        return database.db
      },
      change: (statement) =>
        ground.db.transaction(async (step) => {
          await step.execute(sql`set local statement_timeout = 0`)
          return (await step.execute(statement)).rowCount ?? 0
        }),
    }
    tests(ground)
  })
}
