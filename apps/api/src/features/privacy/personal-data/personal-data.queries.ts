import type { Queryable } from '@pramaan/database/client'
import * as schema from '@pramaan/database/schema'
import { type CompanyStatus, whyNotMeetPeople } from '@pramaan/domain/company'
import { and, eq, getTableColumns, getTableName, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { findHiddenLines } from '../../../services/notifications/notifications.queries.ts'

/** A table about people: the column with the person's id, and the columns that are the server's secrets. */
type PersonalTable = { table: PgTable; by: PgColumn; without?: readonly string[] }

const ownRows = (table: PgTable, by: PgColumn, without: readonly string[] = []): PersonalTable => ({
  table,
  by,
  without,
})

/** Columns that repeat the criteria of a search in the form in which changed rows are compared. */
const alertSecrets = [
  ...['keys', 'triggers', 'condition', 'rest', 'leastMonths', 'mostMonths', 'leastPay', 'mostPay'],
  ...['registeredFrom', 'registeredBefore', 'activeDays', 'vocabularyVersion', 'rereadAt'],
]

/**
 * Every table that refers to a candidate or an employer. Other tables only repeat these (the search row) or contain
 * codes (D11).
 */
export const personalTables: readonly PersonalTable[] = [
  ownRows(schema.accounts, schema.accounts.id, ['totpSecret', 'totpLastStep']),
  ownRows(schema.consents, schema.consents.accountId),
  ownRows(schema.campaignSignUps, schema.campaignSignUps.accountId),
  ownRows(schema.erasureRequests, schema.erasureRequests.accountId),
  ownRows(schema.sessions, schema.sessions.accountId, ['secretHash', 'previousHash']),
  ownRows(schema.knownDevices, schema.knownDevices.accountId, ['secretHash']),
  ownRows(schema.candidates, schema.candidates.accountId),
  ownRows(schema.educations, schema.educations.candidateId),
  ownRows(schema.experiences, schema.experiences.candidateId),
  ownRows(schema.skillHistory, schema.skillHistory.candidateId),
  ownRows(schema.files, schema.files.ownerId),
  ownRows(schema.hrComments, schema.hrComments.candidateId),
  ownRows(schema.vspApplications, schema.vspApplications.candidateId),
  ownRows(schema.candidateNotes, schema.candidateNotes.candidateId),
  ownRows(schema.savedViews, schema.savedViews.accountId),
  ownRows(schema.profileViews, schema.profileViews.candidateId),
  ownRows(schema.openedContacts, schema.openedContacts.candidateId),
  ownRows(schema.publicProfiles, schema.publicProfiles.candidateId),
  ownRows(schema.searchAppearances, schema.searchAppearances.candidateId),
  ownRows(schema.candidateMatches, schema.candidateMatches.candidateId, ['alertId']),
  ownRows(schema.shortlists, schema.shortlists.candidateId),
  ownRows(schema.shortlistMoves, schema.shortlistMoves.candidateId),
  ownRows(schema.conversations, schema.conversations.candidateId),
  ownRows(schema.helpThreads, schema.helpThreads.candidateId),
  ownRows(schema.helpMessages, schema.helpMessages.candidateId, ['authorId']),
  ownRows(schema.jobApplications, schema.jobApplications.candidateId),
  ownRows(schema.driveApplications, schema.driveApplications.candidateId),
  ownRows(schema.savedJobs, schema.savedJobs.candidateId),
  ownRows(schema.courseApplications, schema.courseApplications.candidateId),
  ownRows(schema.courseEnrolments, schema.courseEnrolments.candidateId),
  ownRows(schema.notifications, schema.notifications.accountId),
  ownRows(schema.notificationPreferences, schema.notificationPreferences.accountId),
  ownRows(schema.pushDevices, schema.pushDevices.accountId, ['sessionId', 'p256dh', 'auth']),
  ownRows(schema.outbox, schema.outbox.accountId, ['variables', 'key', 'providerId']),
  ownRows(schema.orders, schema.orders.personId),
  ownRows(schema.storeOrders, schema.storeOrders.personId),
  ownRows(schema.couponUses, schema.couponUses.personId),
  ownRows(schema.grants, schema.grants.personId),
  ownRows(schema.auditLog, schema.auditLog.subjectId, ['detail']),
  ownRows(schema.employers, schema.employers.accountId),
  ownRows(schema.jobs, schema.jobs.employerId, ['skillKeys', 'searchedText', 'vocabularyVersion']),
  ownRows(schema.placementDrives, schema.placementDrives.employerId, ['movedAt', 'vocabularyVersion']),
  ownRows(schema.searchLogs, schema.searchLogs.employerId, ['searchKey']),
  ownRows(schema.savedSearches, schema.savedSearches.employerId, ['nameKey']),
  ownRows(schema.savedJobSearches, schema.savedJobSearches.candidateId, ['nameKey']),
  ownRows(schema.searchAlerts, schema.searchAlerts.accountId, alertSecrets),
  ownRows(schema.shortlists, schema.shortlists.employerId),
  ownRows(schema.shortlistMoves, schema.shortlistMoves.employerId),
  ownRows(schema.conversations, schema.conversations.employerId),
  ownRows(schema.bulkMessages, schema.bulkMessages.employerId),
  ownRows(schema.profileViews, schema.profileViews.viewerId),
  ownRows(schema.openedContacts, schema.openedContacts.employerId),
]

type Rows = Record<string, unknown>[]

/** A person's rows by table. */
export type PersonalData = Record<string, Rows>

/**
 * Everything stored about a person, by table: rows that refer to them, and rows that belong to their applications and
 * orders.
 */
export async function readPersonalData(db: Queryable, personId: number, now: Date): Promise<PersonalData> {
  const data: PersonalData = {}
  for (const { table, by, without } of personalTables) {
    const name = getTableName(table)
    data[name] = [...(data[name] ?? []), ...(await read(db, table, eq(by, personId), without))]
  }
  await leaveOutHidden(db, data, personId, now)
  const { applicationMoves: moves, conversationMessages, payments, refunds, receipts } = schema
  const open = among(conversationMessages.conversationId, data.conversations)
  const inConversations = opensNothing(data) ? and(open, eq(conversationMessages.byCandidate, false)) : open
  data.conversation_messages = await read(db, conversationMessages, inConversations, ['key'])
  const jobMoves = await read(db, moves, among(moves.jobApplicationId, data.job_applications))
  const driveMoves = await read(db, moves, among(moves.driveApplicationId, data.drive_applications))
  data.application_moves = [...jobMoves, ...driveMoves]
  data.payments = await read(db, payments, among(payments.orderId, data.orders))
  data.refunds = await read(db, refunds, among(refunds.paymentId, data.payments))
  data.receipts = await read(db, receipts, among(receipts.paymentId, data.payments))
  return data
}

/**
 * Whether this is an employer who may not read messages, so that only their own messages of a conversation belong to
 * their data (D67).
 */
function opensNothing({ employers }: PersonalData) {
  const [status] = (employers ?? []).map(({ companyStatus }) => companyStatus as CompanyStatus)
  return status !== undefined && whyNotMeetPeople(status) !== undefined
}

/** Leaves out hidden notifications with their messages, and messages that were withdrawn unsent. */
async function leaveOutHidden(db: Queryable, data: PersonalData, personId: number, now: Date) {
  const hidden: unknown[] = await findHiddenLines(db, personId, now)
  const isWithdrawn = ({ tries, nextTryAt }: Rows[number]) => tries === 0 && nextTryAt === null
  data.notifications = (data.notifications ?? []).filter(({ id }) => !hidden.includes(id))
  data.outbox = (data.outbox ?? []).filter((row) => !hidden.includes(row.notificationId) && !isWithdrawn(row))
}

/** The files that a person uploaded and that are still there. */
export function listFilesOf(db: Queryable, personId: number) {
  const { files } = schema
  const stored = and(isNotNull(files.storedAt), isNull(files.deletedAt))
  return db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.ownerId, personId), stored))
    .orderBy(files.createdAt)
}

function read(db: Queryable, table: PgTable, which: SQL | undefined, without: readonly string[] = []): Promise<Rows> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name))
  return db.select(Object.fromEntries(columns)).from(table).where(which)
}

function among(column: PgColumn, rows: Rows | undefined) {
  return inArray(
    column,
    (rows ?? []).map(({ id }) => id),
  )
}
