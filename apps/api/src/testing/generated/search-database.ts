import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { openDatabase } from '@pramaan/database/client'
import { migrateDatabase } from '@pramaan/database/migrate'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolConfig } from 'pg'
import { matchingOf } from '../../features/search/conditions/conditions.queries.ts'
import { pageStatement } from '../../features/search/paging/page.queries.ts'
import { areMany, smallResultStatement } from '../../features/search/paging/small-result.queries.ts'
import { countStatement, guessStatement, plannedRows } from '../../features/search/paging/total.queries.ts'
import { fullSort } from '../../features/search/ranking/cursor.ts'
import { resolveSearch } from '../../features/search/request/resolve-search.ts'
import { anyRole } from '../../features/search/request/search-request.ts'
import { createEncryption } from '../../http/encryption.ts'
import { createPeople } from '../people/people.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/** A statement for the driver. */
export type Statement = { text: string; values: unknown[] }

function statementOf(query: SQL): Statement {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return { text, values }
}

/** A phone number that no demo person and no earlier run has. */
function aPhone() {
  return `+9191${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`
}

/** The statements of a search. */
export type SearchStatements = { guess: Statement; page: Statement; total: Statement }

/** A migrated, seeded database to measure the search on, with exactly the statements that the server sends. */
export async function openSearchDatabase(connection: PoolConfig, secret: string) {
  const db = openDatabase({ ...connection, max: 4 })
  await migrateDatabase(db)
  await seedReference(db)
  const random = { secret: () => crypto.randomUUID(), uuid: () => crypto.randomUUID(), code: () => '000000' }
  const people = createPeople({ db, now: () => new Date(), random, encryption: createEncryption(secret) })
  return {
    db,
    /** An employer without limits, signed in. */
    async anEmployer() {
      const { id } = await people.anEmployer({ plan: 'premium' }, { phone: aPhone() })
      return { id, token: await people.tokenOf(id) }
    },
    /** A candidate, signed in. */
    async aCandidate(profile: Parameters<typeof people.aCandidate>[0] = {}) {
      const { id } = await people.aCandidate(profile, { phone: aPhone() })
      return { id, token: await people.tokenOf(id) }
    },
    /** An Admin, signed in. */
    async anAdmin() {
      const { id } = await people.aStaffMember('Admin', { phone: aPhone() })
      return { id, token: await people.tokenOf(id) }
    },
    /** A token of a new session of an account. */
    tokenOf: people.tokenOf,
    /** The statements of an employer's search in order: the estimate, the page, and the total. */
    async statementsOf(query: string, employerId: number): Promise<SearchStatements> {
      const request = { filters: filtersOfAddress(query), roles: anyRole }
      const { pageSize, pageIndex } = request.filters
      const matching = matchingOf(
        request,
        await resolveSearch(db, request.filters, { now: new Date(), staff: false }),
        false,
      )
      const position = { offset: pageSize * pageIndex }
      const sorts = fullSort(request.filters, matching.read)
      const wanted = { matching, sorts, position, limit: pageSize + 1, employerId }
      const few = !areMany(matching, await plannedRows(db, matching))
      return {
        guess: statementOf(guessStatement(matching)),
        page: statementOf(few ? smallResultStatement(wanted) : pageStatement({ ...wanted, few })),
        total: statementOf(countStatement(matching)),
      }
    },
    stop: () => db.$client.end(),
  }
}
