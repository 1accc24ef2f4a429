import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolConfig } from 'pg'
import { migrateDatabase, openDatabase } from '../db/client.ts'
import { readAsked } from '../features/search/asked.ts'
import { matchingOf } from '../features/search/conditions.queries.ts'
import { fullSort } from '../features/search/cursor.ts'
import { findListedIds } from '../features/search/listed-ids.queries.ts'
import { pageStatement } from '../features/search/page.queries.ts'
import { areFew, countStatement, findTotal } from '../features/search/total.queries.ts'
import { createSeal } from '../http/seal.ts'
import { seedReference } from '../reference-data/seed-reference.ts'
import { createPeople } from './people.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/** A statement as the driver takes it. */
export type Statement = { text: string; values: unknown[] }

function statementOf(query: SQL): Statement {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return { text, values }
}

/** A database to measure the search on: migrated and seeded, with the very statements that the server sends. */
export async function openSearchGround(connection: PoolConfig, secret: string) {
  const db = openDatabase({ ...connection, max: 4 })
  await migrateDatabase(db)
  await seedReference(db)
  const random = { secret: () => crypto.randomUUID(), uuid: () => crypto.randomUUID(), code: () => '000000' }
  const people = createPeople({ db, now: () => new Date(), random, seal: createSeal(secret) })
  return {
    db,
    /** A token of an employer without limits. */
    async aToken() {
      return people.tokenOf((await people.anEmployer({ plan: 'premium' })).id)
    },
    /** The page and the count of an employer's search. */
    async statementsOf(query: string) {
      const asked = readAsked(query, { selectedJobRoles: [], removedJobRoles: [] })
      const { pageSize, pageIndex } = asked.filters
      const matching = matchingOf(asked, await findListedIds(db, asked.filters), false)
      const position = { offset: pageSize * pageIndex }
      const few = areFew(await findTotal(db, matching))
      const page = pageStatement({
        matching,
        sorts: fullSort(asked.filters),
        position,
        few,
        limit: pageSize + 1,
        staff: false,
      })
      return { page: statementOf(page), count: statementOf(countStatement(matching)) }
    },
    stop: () => db.$client.end(),
  }
}
