import type { Database, Queryable } from '@pramaan/database/client'
import { describePlans } from '@pramaan/database/testing/describe-plans'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findLiveAmong, findLiveSession, findSessionOfCookie, storeSession } from './session.queries.ts'

const now = new Date('2026-11-23T10:00:00Z')

/** Each account's session has its number in its id and in its cookie. */
const idOf = (account: number) => `00000000-0000-4000-8000-${String(account).padStart(12, '0')}`

/**
 * Very many accounts, sessions of the first fifty, one of them an employer who searched a lot, and statistics of those;
 * then the newest account signs in.
 */
async function fill(db: Database, newest: number) {
  await db.execute(sql`insert into accounts (id, role_id, full_name, phone, registration_step)
    select id, 1, 'Asha Patil', '+91' || (7000000000 + id), 0 from generate_series(1, ${newest}::int) id`)
  for (let account = 1; account <= 50; account++) await signIn(db, account)
  await db.execute(sql`insert into employers (account_id, company_name) values (1, 'Sahyadri Foods')`)
  await db.execute(sql`insert into search_logs (employer_id, title, filters, search_key, page_index, count, created_at)
    select 1, 'Pune', '{}', 'location=Pune', 0, 0, ${now.toISOString()} from generate_series(1, 10000)`)
  await db.execute(sql`vacuum (analyze) accounts, sessions, employers, search_logs`)
  await signIn(db, newest)
}

async function signIn(db: Database, accountId: number) {
  const session = { accountId, secretHash: `cookie ${accountId}`, createdAt: now, lastSeenAt: now }
  await storeSession(db, { id: idOf(accountId), ...session, expiresAt: new Date('2026-12-23T10:00:00Z') })
}

/** The accounts that this connection has read and not reported yet. */
async function unreported(tx: Queryable) {
  const { rows } = await tx.execute<{ read: number }>(
    sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'accounts'`,
  )
  return rows[0]?.read ?? 0
}

/** How many accounts this reads. */
function accountsRead(db: Database, work: (tx: Queryable) => Promise<unknown>) {
  return db.transaction(async (tx) => {
    const before = await unreported(tx)
    await work(tx)
    return (await unreported(tx)) - before
  })
}

describePlans('plans of a session', fill, (ground) => {
  test('the account of a session is looked up by its key, though no statistics know of one so new', async () => {
    const newest = ground.candidates
    const byCookie = await accountsRead(ground.db, async (tx) => {
      expect(await findSessionOfCookie(tx, `cookie ${newest}`, now)).toMatchObject({ accountId: newest })
    })
    expect(byCookie).toBeLessThan(5)
    const byId = await accountsRead(ground.db, async (tx) => {
      expect(await findLiveAmong(tx, [idOf(newest)], now)).toEqual(new Set([idOf(newest)]))
    })
    expect(byId).toBeLessThan(5)
  })

  // Behind a pooler no statement has a name.
  test.runIf(process.env.TEST_DATABASE === 'postgres')(
    'the statement of each request is planned only the first times',
    async () => {
      for (let times = 0; times < 12; times++) await findLiveSession(ground.db, idOf(ground.candidates), now)
      const { rows } = await ground.db.execute(
        sql`select custom_plans, generic_plans from pg_prepared_statements where name = 'live_sessions'`,
      )
      expect(rows).toEqual([{ custom_plans: 5, generic_plans: 7 }])
    },
  )
})
