import type { Database, Queryable } from '@pramaan/database/client'
import * as schema from '@pramaan/database/schema'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'

const { accounts, erasureRequests } = schema

/** Accounts whose erasure is due. */
export async function dueErasures(db: Queryable, now: Date) {
  const open = and(isNull(erasureRequests.cancelledAt), isNull(erasureRequests.erasedAt))
  const due = and(open, lte(erasureRequests.dueAt, now))
  const rows = await db.select({ accountId: erasureRequests.accountId }).from(erasureRequests).where(due).limit(50)
  return rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
}

/**
 * Erases a person in one transaction: the account and everything that belongs to it. A person who paid leaves a row
 * without identity, which the legally required receipts refer to; the files are removed as unowned.
 */
export async function erasePerson(db: Database, accountId: number, now: Date) {
  await db.transaction(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    const request = and(eq(erasureRequests.accountId, accountId), isNull(erasureRequests.cancelledAt))
    const rows = await tx.update(erasureRequests).set({ erasedAt: now }).where(request).returning()
    // The request was cancelled meanwhile.
    if (rows.length === 0) return
    await tx.update(schema.auditLog).set({ detail: null }).where(eq(schema.auditLog.subjectId, accountId))
    await tx.update(schema.files).set({ ownerId: null }).where(eq(schema.files.ownerId, accountId))
    await forgetLinesAbout(tx, accountId)
    await closeOpenings(tx, accountId, now)
    const paid = (await tx.$count(schema.orders, eq(schema.orders.personId, accountId))) > 0
    if (paid) await leaveReceipts(tx, accountId, now)
    else await tx.delete(accounts).where(eq(accounts.id, accountId))
  })
}

/** Deletes notifications about the person, and the messages that delivered them. */
async function forgetLinesAbout(tx: Queryable, accountId: number) {
  const { notifications, outbox } = schema
  const about = eq(notifications.aboutId, accountId)
  const lines = tx.select({ id: notifications.id }).from(notifications).where(about)
  await tx.delete(outbox).where(inArray(outbox.notificationId, lines))
  await tx.delete(notifications).where(about)
}

/** An employer's posts are hidden and lose their owner; applicants keep their history (D24). */
async function closeOpenings(tx: Queryable, accountId: number, now: Date) {
  const { jobs, placementDrives } = schema
  const job = { employerId: null, deletedAt: sql`coalesce(${jobs.deletedAt}, ${now})` }
  await tx.update(jobs).set(job).where(eq(jobs.employerId, accountId))
  const drive = { employerId: null, deletedAt: sql`coalesce(${placementDrives.deletedAt}, ${now})` }
  await tx.update(placementDrives).set(drive).where(eq(placementDrives.employerId, accountId))
  await tx.update(placementDrives).set({ createdBy: null }).where(eq(placementDrives.createdBy, accountId))
}

async function leaveReceipts(tx: Queryable, accountId: number, now: Date) {
  const { candidates, consents, courseApplications, courseEnrolments, driveApplications, jobApplications } = schema
  const { candidateSearch, notificationPreferences, notifications, oneTimeCodes, outbox, sessions } = schema
  const { campaignSignUps, knownDevices, pushDevices, recoveryCodes } = schema
  for (const table of [
    campaignSignUps,
    consents,
    knownDevices,
    notificationPreferences,
    notifications,
    oneTimeCodes,
    outbox,
    pushDevices,
    recoveryCodes,
    sessions,
  ])
    await tx.delete(table).where(eq(table.accountId, accountId))
  const { candidateMatches, changedCandidates, searchAlerts } = schema
  await tx.delete(searchAlerts).where(eq(searchAlerts.accountId, accountId))
  for (const table of [candidateMatches, changedCandidates, candidateSearch])
    await tx.delete(table).where(eq(table.candidateId, accountId))
  for (const table of [courseApplications, courseEnrolments, driveApplications, jobApplications])
    await tx.delete(table).where(eq(table.candidateId, accountId))
  await tx.delete(schema.storeOrders).where(eq(schema.storeOrders.personId, accountId))
  await tx.delete(candidates).where(eq(candidates.accountId, accountId))
  await tx.delete(schema.employers).where(eq(schema.employers.accountId, accountId))
  const nobody = {
    fullName: '',
    phone: null,
    email: null,
    contactEmail: null,
    totpSecret: null,
    status: 'suspended' as const,
  }
  await tx
    .update(accounts)
    .set({ ...nobody, erasedAt: now, updatedAt: now })
    .where(eq(accounts.id, accountId))
}
