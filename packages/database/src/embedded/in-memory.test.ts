import pg from 'pg'
import { expect, test } from 'vitest'
import { startInMemory } from './in-memory.ts'

async function rowsAt(connection: pg.PoolConfig, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('databases made from one image start with its rows and go their own ways', async () => {
  const source = await startInMemory()
  await rowsAt(source.connection, `create table kept as select 'first' as word`)
  const image = new Uint8Array(await source.dumpImage())
  await source.close()
  const [one, other] = await Promise.all([startInMemory(image), startInMemory(image)])
  await rowsAt(one.connection, `insert into kept values ('second')`)
  expect(await rowsAt(one.connection, 'select word from kept')).toEqual([{ word: 'first' }, { word: 'second' }])
  expect(await rowsAt(other.connection, 'select word from kept')).toEqual([{ word: 'first' }])
  await Promise.all([one.close(), other.close()])
})
