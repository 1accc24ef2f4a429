import { expect, test } from 'vitest'
import { startTestDatabase } from './database.ts'

/** Runs a statement in one test file's database and returns what the next file finds. */
async function leaving(statement: string) {
  const before = await startTestDatabase()
  await before.db.$client.query(statement)
  await before.stop()
  const next = await startTestDatabase()
  const { rows } = await next.db.$client.query('select title from job_roles where id = 101')
  const { count } = (await next.db.$client.query('select count(*) from accounts')).rows[0]
  await next.stop()
  const at = ({ db }: typeof next) => `${db.$client.options.host} ${db.$client.options.database}`
  return { title: rows[0].title, count, same: at(before) === at(next) }
}

test('rows left by one file are gone for the next one on the same database', async () => {
  const added = `insert into accounts (role_id, full_name, phone, registration_step) values (1, 'Left', '+919811111111', 0)`
  expect(await leaving(added)).toEqual({ title: 'Frontend Developer', count: 0, same: true })
})

test.each([
  ['an entry of a reference list', `update job_roles set title = 'Front End' where id = 101`],
  ['the numbers of a reference list', `select nextval('job_roles_id_seq')`],
  ['a table', 'alter table jobs drop constraint jobs_role_id_job_roles_id_fk'],
])('a file that changes %s leaves the next another database', async (_what, statement) => {
  expect(await leaving(statement)).toEqual({ title: 'Frontend Developer', count: 0, same: false })
})
