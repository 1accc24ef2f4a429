import type { Queryable } from '@pramaan/database/client'
import { accounts, candidates, colleges, employers, jobDomains, jobRoles, locations } from '@pramaan/database/schema'
import { isRegistrationStep, type RegistrationStep } from '@pramaan/domain/registration'
import { and, eq, inArray } from 'drizzle-orm'
import { found, only, Refuse } from '../../http/refusals/refuse.ts'
import type { Contact } from '../session/account/contact.ts'

const tokenColumns = {
  id: accounts.id,
  roleId: accounts.roleId,
  fullName: accounts.fullName,
  registrationStep: accounts.registrationStep,
}

const uniqueViolation = '23505'

/** A number or e-mail that another account has, found out by the database, is the refusal `already-registered`. */
function refuseTaken(error: unknown): never {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  throw cause?.code === uniqueViolation ? new Refuse('already-registered') : error
}

/** Makes an account; undefined when its number or e-mail has one. */
export async function insertAccount(db: Queryable, account: typeof accounts.$inferInsert) {
  const rows = await db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id })
  return rows[0]?.id
}

/**
 * The account that a registration may be done again for: same number (or e-mail) and role, never confirmed by a code.
 * Its row is locked; anything else is already registered.
 */
export async function lockUnconfirmed(db: Queryable, contact: Contact, roleId: number) {
  const identity = contact.phone ? eq(accounts.phone, contact.phone) : eq(accounts.email, contact.email ?? '')
  const unconfirmed = and(identity, eq(accounts.roleId, roleId), eq(accounts.loginCount, 0))
  const rows = await db.select({ id: accounts.id }).from(accounts).where(unconfirmed).for('update')
  return found(rows[0], 'already-registered').id
}

/** Changes an account and returns what its token tells; an e-mail that another account has is refused. */
export async function updateAccount(db: Queryable, id: number, changes: Partial<typeof accounts.$inferInsert>) {
  const changing = db.update(accounts).set(changes).where(eq(accounts.id, id)).returning(tokenColumns)
  return only(await changing.catch(refuseTaken))
}

/** Makes sure that an account has its candidate's row, with the level if one was chosen. */
export async function saveCandidate(db: Queryable, accountId: number, experienceLevel?: 'Fresher' | 'Experienced') {
  const level = experienceLevel && { experienceLevel }
  const row = db.insert(candidates).values({ accountId, ...level })
  await (level ? row.onConflictDoUpdate({ target: candidates.accountId, set: level }) : row.onConflictDoNothing())
}

/** Makes sure that an account has its employer's row. */
export async function saveEmployer(db: Queryable, accountId: number) {
  await db.insert(employers).values({ accountId }).onConflictDoNothing()
}

/** The step that an account is in; its row is locked until the transaction ends. */
export async function lockStep(db: Queryable, accountId: number): Promise<RegistrationStep> {
  const rows = await db
    .select({ step: accounts.registrationStep })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  const { step } = only(rows)
  if (!isRegistrationStep(step)) throw new Error(`Account ${accountId} is in step ${step}`)
  return step
}

/** Writes what a candidate says of themselves. */
export async function updateCandidate(db: Queryable, id: number, changes: Partial<typeof candidates.$inferInsert>) {
  await db.update(candidates).set(changes).where(eq(candidates.accountId, id))
}

/** The experience level that a candidate chose. */
export async function findLevel(db: Queryable, id: number) {
  const rows = await db
    .select({ level: candidates.experienceLevel })
    .from(candidates)
    .where(eq(candidates.accountId, id))
  return only(rows).level
}

/** The state that a location lies in, where we know the location. */
export async function findState(db: Queryable, location: string) {
  const rows = await db.select({ state: locations.state }).from(locations).where(eq(locations.location, location))
  return rows[0]?.state ?? null
}

const highestId = 2_147_483_647

/** Whether there is a domain of this id. */
export async function isDomain(db: Queryable, id: number) {
  return id <= highestId && (await db.$count(jobDomains, eq(jobDomains.id, id))) > 0
}

/** The name that people see of a college; undefined when there is none of this id. */
export async function findCollege(db: Queryable, id: number) {
  if (id > highestId) return undefined
  const rows = await db.select({ label: colleges.label }).from(colleges).where(eq(colleges.id, id))
  return rows[0]?.label
}

/** Those of the ids that are job roles. */
export async function findJobRoles(db: Queryable, ids: number[]) {
  const possible = ids.filter((id) => id <= highestId)
  const rows = await db.select({ id: jobRoles.id }).from(jobRoles).where(inArray(jobRoles.id, possible))
  return rows.map(({ id }) => id)
}
