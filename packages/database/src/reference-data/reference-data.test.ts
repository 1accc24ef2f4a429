import { spellingKey } from '@pramaan/domain/concept'
import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { conceptTerms, jobRoles as jobRoleTable } from '../schema/index.ts'
import { startTestDatabase } from '../testing/database.ts'
import { seedReference } from './seed-reference.ts'

const { db, stop } = await startTestDatabase()
afterAll(stop)

test('seeding again changes nothing, and puts right a row that drifted', async () => {
  expect(await seedReference(db)).toBe(0)
  await db.$client.query(`update job_roles set title = 'Front End', general_skills = '{}' where id = 101`)
  expect(await seedReference(db)).toBe(1)
  const role = (await db.select().from(jobRoleTable)).find(({ id }) => id === 101)
  expect(role).toMatchObject({ title: 'Frontend Developer', domainId: 1, generalSkills: jobRoleRows[0]?.generalSkills })
  expect(await seedReference(db)).toBe(0)
})

test('a row that people add never takes an id of the lists, or the title of a list entry', async () => {
  await db.$client.query(`delete from locations where location = 'Panaji'`)
  const { rows } = await db.$client.query(
    `insert into locations (location, state) values ('Panaji', 'Goa') returning id`,
  )
  expect(rows[0].id).toBeGreaterThan(100_000)
  expect(await seedReference(db)).toBe(0)
})

test('a spelling goes to the concept that a release gives it to, unless an Admin edited it', async () => {
  const key = (spelling: string) => and(eq(conceptTerms.kind, 'title'), eq(conceptTerms.key, spellingKey(spelling)))
  const conceptOf = async (spelling: string) =>
    (await db.select({ id: conceptTerms.conceptId }).from(conceptTerms).where(key(spelling)))[0]?.id ?? 0
  await seedReference(db)
  const [executive, manager] = [await conceptOf('Operations Executive'), await conceptOf('Operations Manager')]
  await db.update(conceptTerms).set({ conceptId: executive }).where(key('Operations Manager'))
  await db.update(conceptTerms).set({ conceptId: executive, editedAt: new Date() }).where(key('Operations Head'))
  expect(await seedReference(db)).toBeGreaterThan(0)
  expect([await conceptOf('Operations Manager'), await conceptOf('Operations Head')]).toEqual([manager, executive])
  expect(await seedReference(db)).toBe(0)
})
