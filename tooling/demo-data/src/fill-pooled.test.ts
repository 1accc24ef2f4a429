import { openDatabase } from '@pramaan/database/client'
import { migrateDatabase } from '@pramaan/database/migrate'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { findPgBouncer, startPgBouncer } from '@pramaan/database/testing/pgbouncer'
import { startPostgres } from '@pramaan/database/testing/postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { fillDemo } from './fill.ts'

test.skipIf(!findPgBouncer())(
  'filling through a pooler leaves no setting on the connection that others get',
  async () => {
    const postgres = await startPostgres({ fsync: 'off' })
    const direct = openDatabase(postgres.connection('postgres'))
    await migrateDatabase(direct)
    await seedReference(direct)
    await direct.$client.query(`alter role postgres set statement_timeout = '7s'`)
    await direct.$client.end()
    // One connection to the server, which everyone at the pooler shares.
    const pooler = await startPgBouncer(postgres.connection('postgres'), { default_pool_size: '1' })
    const pool = new pg.Pool({ ...pooler.connection('postgres'), max: 2 })
    try {
      expect(await fillDemo({ pool, candidates: 5, now: new Date('2026-11-21T06:30:00.000Z') })).toBe('filled')
      expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }])
    } finally {
      await pool.end()
      await pooler.stop()
      await postgres.stop()
    }
  },
)
