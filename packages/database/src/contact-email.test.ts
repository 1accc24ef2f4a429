import { expect, test } from 'vitest'
import { openDatabase } from './client.ts'
import { listMigrations, migrateDatabase } from './migrate.ts'
import { startEmptyDatabase } from './testing/empty-database.ts'

/** Before migration 37 an e-mail typed beside a number signed in without a code, and a candidate had a third e-mail. */
const before = listMigrations().slice(0, 36)

const rowsThen = `
  insert into accounts (id, role_id, full_name, phone, email, registration_step) values
    (1, 1, 'Typed beside a number', '+919876543201', 'typed@example.com', 0),
    (2, 1, 'Has a contact e-mail', '+919876543202', 'own@example.com', 0),
    (3, 1, 'Signs in by e-mail', null, 'only@example.com', 0),
    (4, 1, 'Lives abroad', '+14155550123', 'abroad@example.com', 0),
    (5, 2, 'Employer', '+919876543205', 'firm@example.com', 5),
    (6, 2, 'Changed by a code', '+919876543206', 'proved@example.com', 5),
    (7, 4, 'Staff', '+919876543207', 'hr@example.com', 0);
  insert into candidates (account_id, contact_email) values (1, null), (2, 'work@example.com'), (3, 'other@example.com');
  insert into audit_log (actor_id, action, subject_id, at) values (6, 'email-changed', 6, now());`

test('an e-mail that no code proved is kept to write to, and no longer signs in', async () => {
  const empty = await startEmptyDatabase()
  const db = openDatabase({ ...empty.connection, max: 1 })
  await migrateDatabase(db, before)
  await db.$client.query(rowsThen)
  await migrateDatabase(db)
  const { rows } = await db.$client.query('select email, contact_email from accounts order by id')
  expect(rows.map((row) => [row.email, row.contact_email])).toEqual([
    [null, 'typed@example.com'],
    [null, 'work@example.com'],
    ['only@example.com', 'other@example.com'],
    ['abroad@example.com', null],
    [null, 'firm@example.com'],
    ['proved@example.com', null],
    ['hr@example.com', null],
  ])
  await db.$client.end()
  await empty.close()
})
