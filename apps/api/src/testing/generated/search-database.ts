import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { type Database, openDatabase } from '@pramaan/database/client'
import { migrateDatabase } from '@pramaan/database/migrate'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { plans } from '@pramaan/domain/employer'
import type { PoolConfig } from 'pg'
import { createBuffers } from '../../background/buffers/buffers.ts'
import type { Deps } from '../../deps.ts'
import { createEncryption } from '../../encryption.ts'
import type { Actor } from '../../http/access/actor.ts'
import { listCandidates } from '../../services/search/candidate-list.ts'
import { anyRole } from '../../services/search/understand/search-request.ts'
import { createPeople } from '../people/people.ts'

/** A statement for the driver. */
export type Statement = { name?: string; text: string; values: unknown[] }

/** What an action sends to the database, one statement after another. */
async function sentBy(db: Database, action: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = db.$client
  const sent: Statement[] = []
  const record = (statement: Statement, values: unknown[]) => {
    const { name, text } = statement
    sent.push({ ...(name !== undefined && { name }), text, values })
    return Reflect.apply(query, db.$client, [statement, values])
  }
  Object.assign(db.$client, { query: record })
  await action().finally(() => Object.assign(db.$client, { query }))
  return sent
}

/** A phone number that no demo person and no earlier run has. */
function aPhone() {
  return `+9191${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`
}

/** A migrated, seeded database to measure the search on, with exactly the statements that the server sends. */
export async function openSearchDatabase(connection: PoolConfig, secret: string) {
  const db = openDatabase({ ...connection, max: 4 })
  await migrateDatabase(db)
  await seedReference(db)
  const random = { secret: () => crypto.randomUUID(), uuid: () => crypto.randomUUID(), code: () => '000000' }
  const encryption = createEncryption(secret)
  const people = createPeople({ db, now: () => new Date(), random, encryption })
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
    /** The statements of an employer's search that was asked within the minute. */
    async statementsOf(query: string, employerId: number): Promise<readonly Statement[]> {
      const filters = filtersOfAddress(query)
      const employer = { id: employerId, role: 'Employer', allowance: { limits: plans.premium } } as Actor
      // A small database has unknown words in its searches, which are counted by their keyed marks.
      const deps = { db, now: () => new Date(), encryption, buffers: createBuffers(db) } as Deps
      const ask = () => listCandidates(deps, employer, filters, anyRole)
      await ask()
      await ask()
      return sentBy(db, ask)
    },
    stop: () => db.$client.end(),
  }
}
