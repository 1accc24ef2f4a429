import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'

const root = mkdtempSync(join(tmpdir(), 'embedded-'))
const folder = join(root, 'postgres')
const statementTimeoutMs = 1200
const endless = 'select count(*) from generate_series(1, 4000000000)'
const aWhile = (ms: number) =>
  `do $$ begin while clock_timestamp() < statement_timestamp() + interval '${ms} ms' loop end loop; end $$`
const log: string[] = []
let database: Embedded
let pool: pg.Pool

async function open() {
  database = await startEmbedded({ folder, statementTimeoutMs, onLog: (text) => log.push(text) })
  pool = new pg.Pool({ ...database.connection, max: 6 })
}

async function shut() {
  await pool.end()
  await database.close()
}

beforeAll(async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  await open()
  await pool.query('create table kept (id int primary key, word text)')
})

afterAll(async () => {
  await shut()
  rmSync(root, { recursive: true, force: true })
})

test('a folder that an interrupted first start left is saved under another name and a new one made', () => {
  expect(existsSync(join(`${folder}.broken-1`, 'PG_VERSION'))).toBe(true)
  expect(log[0]).toBe(`${folder} held no whole database and was moved to ${folder}.broken-1.`)
})

test('a second start on the same folder is refused', async () => {
  const second = startEmbedded({ folder, statementTimeoutMs })
  await expect(second).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}.`)
})

test('the extensions that migrations need are there, and intarray is not', async () => {
  for (const name of ['pg_trgm', 'btree_gin', 'citext', 'unaccent']) await pool.query(`create extension ${name}`)
  await expect(pool.query('create extension intarray')).rejects.toThrow('intarray')
})

test('a long statement does not stall this process', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await pool.query(aWhile(700))
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(400)
})

test('a statement past its deadline is cancelled, no acknowledged commit is lost, and the other clients only wait', async () => {
  const [late, other] = await Promise.all([pool.connect(), pool.connect()])
  const named = { name: 'word', text: 'select word from kept where id = $1', values: [1] }
  await other.query(`insert into kept values (1, 'answered')`)
  await other.query(named)
  const cancelled = late.query(endless).catch((error) => error.code)
  expect((await other.query(named)).rows).toEqual([{ word: 'answered' }])
  expect(await cancelled).toBe('57014')
  expect((await late.query('select 1 as alive')).rows).toEqual([{ alive: 1 }])
  late.release()
  other.release()
})

test('a transaction whose statement passed its deadline stays failed until it is rolled back', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`insert into kept values (2, 'undone')`)
  await expect(client.query(endless)).rejects.toMatchObject({ code: '57014' })
  await expect(client.query(`insert into kept values (3, 'stray')`)).rejects.toMatchObject({ code: '25P02' })
  await client.query('rollback')
  expect((await client.query('select id from kept where id in (2, 3)')).rows).toEqual([])
  client.release()
})

test('a transaction may lift its own deadline, as a migration must, and no later one has it lifted', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  await client.query(aWhile(statementTimeoutMs * 2))
  await client.query('commit')
  await expect(client.query(endless)).rejects.toMatchObject({ code: '57014' })
  client.release()
})

test('a client that leaves a transaction open and idle is disconnected and the others continue', async () => {
  const silent = new pg.Client(database.connection)
  const ended = new Promise<string | undefined>((resolve) => {
    silent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
  })
  await silent.connect()
  await silent.query('begin')
  await silent.query(`insert into kept values (4, 'silent')`)
  expect((await pool.query('select id from kept where id = 4')).rows).toEqual([])
  expect(await ended).toBe('25P03')
})

test('a client that ends its transaction in time is left alone though others waited for it', async () => {
  const client = await pool.connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await client.query('begin')
  const waiting = Promise.all([1, 2, 3].map(() => pool.query('select 1')))
  vi.advanceTimersByTime(statementTimeoutMs * 0.9)
  await client.query('commit')
  await waiting
  await client.query('begin')
  vi.advanceTimersByTime(statementTimeoutMs * 0.9)
  expect((await client.query('select 1 as alive')).rows).toEqual([{ alive: 1 }])
  await client.query('rollback')
  client.release()
})

test('a statement that crashes the engine fails alone and the next one succeeds', async () => {
  await pool.query(`insert into kept values (6, 'before')`)
  await expect(pool.query('/* hidden from the check */ copy kept from stdin')).rejects.toMatchObject({ code: '57P02' })
  expect((await pool.query('select word from kept where id = 6')).rows).toEqual([{ word: 'before' }])
})

test('maintenance vacuums and analyses only changed tables', async () => {
  await pool.query(`create table busy as select id from generate_series(1, 5000) id`)
  await pool.query('create table quiet as select 1 as id')
  await pool.query('delete from busy where id % 2 = 0')
  await database.maintain()
  const seen = `select relname, n_dead_tup::int as dead, last_vacuum is not null as vacuumed,
    last_analyze is not null as analysed from pg_stat_user_tables where relname in ('busy', 'quiet') order by relname`
  expect((await pool.query(seen)).rows).toEqual([
    { relname: 'busy', dead: 0, vacuumed: true, analysed: true },
    { relname: 'quiet', dead: 0, vacuumed: false, analysed: false },
  ])
})

test('maintenance waits for an open transaction', async () => {
  const client = await pool.connect()
  await client.query('begin')
  const order: string[] = []
  const maintained = database.maintain().then(() => order.push('maintained'))
  await client.query('select 1')
  await client.query('commit').then(() => order.push('committed'))
  await maintained
  expect(order).toEqual(['committed', 'maintained'])
  client.release()
})

test('after a clean close the folder opens again with all its data', async () => {
  await pool.query(`insert into kept values (5, 'closed')`)
  await shut()
  expect(existsSync(`${folder}.pid`)).toBe(false)
  expect(existsSync(String(database.connection.host))).toBe(false)
  await open()
  expect((await pool.query('select word from kept where id = 5')).rows).toEqual([{ word: 'closed' }])
})

test('closing is possible while a client is in the middle of a statement', async () => {
  const client = new pg.Client(database.connection)
  client.on('error', () => undefined)
  await client.connect()
  const cut = client.query(aWhile(700)).catch(() => 'cut')
  await shut()
  expect(await cut).toBe('cut')
  await open()
})
