import type { Queryable } from '@pramaan/database/client'
import { shown } from '@pramaan/database/conditions/visibility'
import * as schema from '@pramaan/database/schema'
import { roles } from '@pramaan/domain/role'
import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** What a number in a person's data refers to. */
export const namedSubjects = ['account', 'job', 'drive', 'course', 'domain', 'role', 'file'] as const

/** A kind of record that has a name. */
export type NamedSubject = (typeof namedSubjects)[number]

const titled: Readonly<Record<Exclude<NamedSubject, 'account'>, { table: PgTable; id: PgColumn; title: PgColumn }>> = {
  job: { table: schema.jobs, id: schema.jobs.id, title: schema.jobs.title },
  drive: { table: schema.placementDrives, id: schema.placementDrives.id, title: schema.placementDrives.title },
  course: { table: schema.courses, id: schema.courses.id, title: schema.courses.title },
  domain: { table: schema.jobDomains, id: schema.jobDomains.id, title: schema.jobDomains.title },
  role: { table: schema.jobRoles, id: schema.jobRoles.id, title: schema.jobRoles.title },
  file: { table: schema.files, id: schema.files.id, title: schema.files.name },
}

/** The names for IDs of a kind, by the ID as text; `hiddenPerson` replaces people who are not visible. */
export async function readNames(db: Queryable, subject: NamedSubject, ids: readonly string[], hiddenPerson: string) {
  const valid = [...new Set(ids)].filter((id) => (subject === 'file' ? /^[\da-f-]{36}$/.test(id) : /^\d+$/.test(id)))
  if (valid.length === 0) return new Map<string, string>()
  const rows = await (subject === 'account' ? namesOfPeople(db, valid, hiddenPerson) : titles(db, subject, valid))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function titles(db: Queryable, subject: Exclude<NamedSubject, 'account'>, ids: readonly string[]) {
  const { table, id, title } = titled[subject]
  return db
    .select({ id: sql<string>`${id}::text`, name: sql<string>`${title}` })
    .from(table)
    .where(inArray(sql`${id}::text`, [...ids]))
}

/** The names of companies, staff and candidates; hidden people's names are not returned. */
function namesOfPeople(db: Queryable, ids: readonly string[], hiddenPerson: string) {
  const { accounts, employers } = schema
  const mayBeNamed = sql`(${accounts.roleId} not in (${roles.Candidate}, ${roles.Employer}) or ${shown()})`
  const company = sql`(select nullif(company_name, '') from ${employers} where account_id = ${accounts.id})`
  return db
    .select({
      id: sql<string>`${accounts.id}::text`,
      name: sql<string>`coalesce(${company}, case when ${mayBeNamed} then ${accounts.fullName} end, ${hiddenPerson}::text)`,
    })
    .from(accounts)
    .where(inArray(accounts.id, ids.map(Number)))
}
