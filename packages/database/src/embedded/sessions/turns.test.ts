import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type InMemory, startInMemory } from '../in-memory.ts'

let database: InMemory
let pool: pg.Pool

beforeAll(async () => {
  database = await startInMemory()
  pool = new pg.Pool({ ...database.connection, max: 12 })
})

beforeEach(() =>
  pool.query('drop table if exists account; create table account (id int primary key, balance int not null)'),
)

afterAll(async () => {
  await pool.end()
  await database.close()
})

async function addOne() {
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query('select balance from account where id = $1 for update', [1])
  await client.query('update account set balance = $1 where id = $2', [rows[0].balance + 1, 1])
  await client.query('commit')
  client.release()
}

test('fifty transactions at once that lock one row are all counted', async () => {
  await pool.query('insert into account values (1, 0)')
  await Promise.all(Array.from({ length: 50 }, addOne))
  expect((await pool.query('select balance from account')).rows).toEqual([{ balance: 50 }])
})

test('statements of different shapes from many clients at once each get their own answer', async () => {
  const request = Array.from({ length: 400 }, (_, index) =>
    index % 2 === 0
      ? pool.query('select $1::int as number', [index]).then(({ rows }) => rows[0])
      : pool.query('select $1::text as word, $2::int as length', [`w${index}`, index]).then(({ rows }) => rows[0]),
  )
  const expected = Array.from({ length: 400 }, (_, index) =>
    index % 2 === 0 ? { number: index } : { word: `w${index}`, length: index },
  )
  expect(await Promise.all(request)).toEqual(expected)
})

test('rows fetched in portions keep their position while other clients query', async () => {
  const client = await pool.connect()
  const portions = client.query({ text: 'select n from generate_series(1, 7) n', rows: 2 } as pg.QueryConfig)
  const others = Promise.all([1, 2, 3].map((n) => pool.query('select $1::int as n', [n])))
  expect((await portions).rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect((await others).map(({ rows }) => rows[0].n)).toEqual([1, 2, 3])
  client.release()
})

test('a failing statement fails for its own client only', async () => {
  const request = Array.from({ length: 60 }, (_, index) =>
    pool.query('select 60 / $1::int as share', [index % 3]).then(
      ({ rows }) => rows[0].share,
      (error) => error.code,
    ),
  )
  expect(await Promise.all(request)).toEqual(Array.from({ length: 60 }, (_, index) => ['22012', 60, 30][index % 3]))
})

test('many clients prepare one name with the same text', async () => {
  const request = Array.from({ length: 100 }, (_, index) =>
    pool.query({ name: 'same', text: 'select $1::int as number', values: [index] }).then(({ rows }) => rows[0].number),
  )
  expect(await Promise.all(request)).toEqual(Array.from({ length: 100 }, (_, index) => index))
})

test('two clients prepare one name with different texts', async () => {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  for (let round = 0; round < 3; round += 1) {
    const mine = await one.query({ name: 'shared', text: 'select 1 as one' })
    const theirs = await other.query({ name: 'shared', text: 'select $1::text as word', values: ['two'] })
    expect([mine.rows[0], theirs.rows[0]]).toEqual([{ one: 1 }, { word: 'two' }])
  }
  one.release()
  other.release()
})

test('a client that leaves in the middle of a transaction is undone and the others go on', async () => {
  await pool.query('insert into account values (1, 5)')
  const leaving = new pg.Client(database.connection)
  leaving.on('error', () => undefined)
  await leaving.connect()
  await leaving.query('begin')
  await leaving.query('update account set balance = 99')
  const waiting = pool.query('select balance from account')
  leaving.connection.stream.destroy()
  expect((await waiting).rows).toEqual([{ balance: 5 }])
})

test('a client that leaves while its statement runs inside a transaction is undone', async () => {
  await pool.query('insert into account values (1, 5)')
  const leaving = new pg.Client(database.connection)
  leaving.on('error', () => undefined)
  await leaving.connect()
  await leaving.query('begin')
  const cut = leaving.query('update account set balance = 99').catch(() => 'cut')
  leaving.connection.stream.end()
  expect((await pool.query('select balance from account')).rows).toEqual([{ balance: 5 }])
  await cut
})

test('the statements of a client that left are forgotten', async () => {
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query({ name: 'gone', text: 'select 987654 as number' })
  const left = `select count(*)::int as count from pg_prepared_statements where statement like 'select 987654%'`
  expect((await pool.query(left)).rows).toEqual([{ count: 1 }])
  await client.end()
  await expect.poll(async () => (await pool.query(left)).rows).toEqual([{ count: 0 }])
})

test('settings, temporary tables and session locks of one client do not affect another', async () => {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  const locks = `select count(*)::int as count from pg_locks where locktype = 'advisory'`
  await one.query('set search_path = pg_catalog')
  await one.query(`select set_config('statement_timeout', '1234', false)`)
  await one.query('create temp table secret (word text)')
  await one.query('select pg_advisory_lock(7)')
  expect((await other.query('show search_path')).rows).toEqual([{ search_path: 'public' }])
  expect((await other.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
  expect((await other.query(`select to_regclass('pg_temp.secret') as found`)).rows).toEqual([{ found: null }])
  expect((await other.query(locks)).rows).toEqual([{ count: 0 }])
  one.release()
  other.release()
})

test('a transaction’s setting applies within it and ends with it', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`set local timezone = 'Asia/Kolkata'`)
  expect((await client.query('show timezone')).rows).toEqual([{ TimeZone: 'Asia/Kolkata' }])
  await client.query('commit')
  expect((await client.query('show timezone')).rows).not.toEqual([{ TimeZone: 'Asia/Kolkata' }])
  client.release()
})

test('COPY FROM STDIN, which would end the engine, is refused and fails its transaction', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await expect(client.query('copy account from stdin')).rejects.toMatchObject({ code: '0A000' })
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' })
  await client.query('rollback')
  client.release()
})

test('a response of several megabytes arrives complete', async () => {
  const { rows } = await pool.query(`select repeat('x', 5000000) as long, $1::text as back`, ['y'.repeat(3_000_000)])
  expect([rows[0].long.length, rows[0].back.length]).toEqual([5_000_000, 3_000_000])
})
