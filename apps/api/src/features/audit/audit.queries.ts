import type { Queryable } from '@pramaan/database/client'
import { hasText } from '@pramaan/database/conditions/folded'
import { accounts, auditLog } from '@pramaan/database/schema'
import { type AuditAction, type AuditGroup, auditGroups, listSeen } from '@pramaan/domain/audit'
import { roles, staffRoles } from '@pramaan/domain/role'
import { and, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Which entries to read: the actor, the person affected (each as ID, phone or e-mail), the action, and the dates. */
export type AuditFilter = {
  who: Person | undefined
  about: Person | undefined
  group: AuditGroup | undefined
  action: AuditAction | undefined
  /** Leaves out viewed lists with contacts. */
  withoutLists: boolean
  from: Date | undefined
  before: Date | undefined
}

/** A person as typed into a filter: an ID, a phone or an e-mail; a name only where names are few. */
export type Person = { id?: number | undefined; phone?: string | undefined; email?: string | undefined; name: string }

function identity({ id, phone, email }: Person) {
  const known = [
    id === undefined ? undefined : eq(accounts.id, id),
    phone === undefined ? undefined : eq(accounts.phone, phone),
    email === undefined ? undefined : eq(accounts.email, email),
  ].filter((one) => one !== undefined)
  return known.length > 0 ? or(...known) : sql`false`
}

/** The ids for a typed person; names are searched only among staff, who are few. */
async function idsOf(db: Queryable, person: Person) {
  const ofStaff = inArray(
    accounts.roleId,
    staffRoles.map((role) => roles[role]),
  )
  const which = or(identity(person), and(ofStaff, hasText(person.name, accounts.fullName)))
  const rows = await db.select({ id: accounts.id }).from(accounts).where(which).limit(200)
  // An erased person has no account, but still has entries in the log.
  return [...new Set([...rows.map(({ id }) => id), ...(person.id === undefined ? [] : [person.id])])]
}

function named(column: PgColumn, ids: readonly number[]) {
  return ids.length > 0 ? inArray(column, [...ids]) : sql`false`
}

/** The condition for an entry to be about these people, including those in a viewed list. */
function isAbout(ids: readonly number[]): SQL | undefined {
  const listed = ids.map((id) => sql`(${auditLog.detail} -> 'ids') @> ${JSON.stringify([id])}::jsonb`)
  return or(named(auditLog.subjectId, ids), ...listed)
}

/** The condition of a filter. People are looked up first, so that the indexes of the log can be used. */
export async function conditionOf(db: Queryable, filter: AuditFilter): Promise<SQL | undefined> {
  const { who, about, group, action, withoutLists, from, before } = filter
  return and(
    who && named(auditLog.actorId, await idsOf(db, who)),
    about && isAbout(await idsOf(db, about)),
    group && inArray(auditLog.action, [...auditGroups[group]]),
    action && eq(auditLog.action, action),
    withoutLists ? ne(auditLog.action, listSeen) : undefined,
    from && gte(auditLog.at, from),
    before && lt(auditLog.at, before),
  )
}

/** Log entries older than one of them, newest first. */
export function findEntries(db: Queryable, where: SQL | undefined, before: number | undefined, limit: number) {
  return db
    .select()
    .from(auditLog)
    .where(and(where, before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

/** The same entries with the names of the people in them. */
export async function listEntries(db: Queryable, where: SQL | undefined, before: number | undefined, limit: number) {
  const entries = await findEntries(db, where, before, limit)
  const ids = [...new Set(entries.flatMap(({ actorId, subjectId }) => [actorId, subjectId]))]
  const known = ids.filter((id) => id !== null)
  const people = await db
    .select({ id: accounts.id, name: accounts.fullName, roleId: accounts.roleId })
    .from(accounts)
    .where(inArray(accounts.id, known))
  return { entries, people: new Map(people.map((person) => [person.id, person])) }
}
