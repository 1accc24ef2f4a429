import { expect, test } from 'vitest'
import { openDatabase } from './client.ts'
import { listMigrations, migrateDatabase } from './migrate.ts'
import { startEmptyDatabase } from './testing/empty-database.ts'

/** Before migration 20 an order of a plan stored one number: the offer plus a hundred for each plan bought before. */
const before = listMigrations().slice(0, 19)

/** An employer with id 1 who bought plans, a candidate with id 2 who bought a course, and an unpaid order. */
const rowsThen = `
  insert into accounts (id, role_id, full_name, email, registration_step)
  select n, 2, 'A Person', n || '@example.com', 1 from generate_series(1, 2) n;
  insert into orders (id, person_id, purpose, subject_id, price, amount, state, created_at, expires_at, updated_at)
  select lpad(n::text, 32, '0')::uuid, person, purpose, subject, 100, 100, state, now(), now(), now()
  from (values (1, 1, 'Plan', 1, 'captured'), (2, 1, 'Plan', 101, 'captured'), (3, 1, 'Plan', 1202, 'captured'),
    (4, 1, 'Plan', 1301, 'created'), (5, 2, 'Course', 101, 'captured'), (6, 2, 'VSP', 0, 'captured'))
    as sold (n, person, purpose, subject, state);
  insert into payments (id, provider_payment_id, order_id, state, amount, captured_at, created_at, updated_at)
  select row_number() over (order by id), id::text, id, state, amount, now(), now(), now()
  from orders where state = 'captured';
  insert into grants (order_id, payment_id, person_id, purpose, subject_id, amount, given_at)
  select o.id, p.id, person_id, purpose, subject_id, o.amount, now() from orders o join payments p on p.order_id = o.id;`

test('earlier orders and grants keep what was bought, and how many plans were bought before', async () => {
  const empty = await startEmptyDatabase()
  const db = openDatabase({ ...empty.connection, max: 1 })
  await migrateDatabase(db, before)
  await db.$client.query(rowsThen)
  await migrateDatabase(db)
  const read = async (table: string, order: string) =>
    (await db.$client.query(`select purpose, subject_id::int, bought_before from ${table} order by ${order}`)).rows
  const given = [
    { purpose: 'Plan', subject_id: 1, bought_before: 0 },
    { purpose: 'Plan', subject_id: 1, bought_before: 1 },
    { purpose: 'Plan', subject_id: 2, bought_before: 12 },
    { purpose: 'Course', subject_id: 101, bought_before: 0 },
    { purpose: 'VSP', subject_id: 0, bought_before: 0 },
  ]
  expect(await read('grants', 'order_id')).toEqual(given)
  const unpaid = { purpose: 'Plan', subject_id: 1, bought_before: 13 }
  expect(await read('orders', 'id')).toEqual([...given.slice(0, 3), unpaid, ...given.slice(3)])
  await db.$client.end()
  await empty.close()
})
