import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  searchAlerts as alert,
  candidateMatches,
  dueAlerts,
  jobMatches,
  candidateSearch as row,
  savedJobSearches,
  savedSearches,
  searchVersions,
} from '@pramaan/database/schema'
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { rowCodes } from '../../../services/search/projection/concepts/row-codes.queries.ts'
import { meets } from '../matching/meets-criteria.queries.ts'
import { unsent } from './schedule-alerts.queries.ts'

/**
 * Due alerts of active accounts (employers' searches with filters, candidates' with a query), without those that failed
 * in this round. Each is locked, with its plan, against another server's round and against a comparison that finds a
 * match for it. A transaction that has found a match holds a reference to the alert, so the alert is skipped and sent
 * in the next round; one that finds a match later waits and then plans the alert again. Everyone locks the alert before
 * its plan.
 */
export function lockDue(db: Queryable, now: Date, limit: number, butIds: readonly number[]) {
  return db
    .select({
      id: alert.id,
      accountId: alert.accountId,
      channel: alert.channel,
      frequency: alert.frequency,
      name: sql<string>`coalesce(${savedSearches.name}, ${savedJobSearches.name})`,
      filters: savedSearches.filters,
      query: savedJobSearches.query,
    })
    .from(dueAlerts)
    .innerJoin(alert, eq(alert.id, dueAlerts.alertId))
    .leftJoin(savedSearches, eq(savedSearches.id, alert.savedSearchId))
    .leftJoin(savedJobSearches, eq(savedJobSearches.id, alert.savedJobSearchId))
    .innerJoin(accounts, eq(accounts.id, alert.accountId))
    .where(and(lte(dueAlerts.dueAt, now), eq(accounts.status, 'active'), notInArray(dueAlerts.alertId, [...butIds])))
    .orderBy(asc(dueAlerts.dueAt), asc(alert.id))
    .limit(limit)
    .for('update', { of: [alert, dueAlerts], skipLocked: true })
}

/**
 * Deletes unsent matches that are hidden now or no longer match; they may match again later. If a candidate and the
 * alert were read with different vocabularies, this is unknown and the match stays.
 */
export async function forgetLost(db: Queryable, alertId: number) {
  const state = { words: sql`${row.words} || array_to_tsvector(${rowCodes})`, months: sql`${row.experienceMonths}` }
  const matching = sql`select from ${row} join ${searchVersions} using (candidate_id), ${alert}
    where ${row.candidateId} = ${candidateMatches.candidateId} and ${alert.id} = ${alertId}
    and (${searchVersions.vocabularyVersion} <> ${alert.vocabularyVersion} or ${meets({ ...state, pay: sql`${row.expectedCtc}` })})`
  await db.delete(candidateMatches).where(and(unsent(candidateMatches, alertId), sql`not exists (${matching})`))
}

/** Marks the unsent matches as sent, and returns how many there were. */
export async function markSent(db: Queryable, alertId: number, now: Date) {
  const sent = db.update(candidateMatches).set({ sentAt: now }).where(unsent(candidateMatches, alertId))
  return (await sent.returning({ id: candidateMatches.candidateId })).length
}

/** The matching jobs that were not sent to a candidate yet. */
export async function listUnsentJobs(db: Queryable, alertId: number) {
  const rows = await db.select({ id: jobMatches.jobId }).from(jobMatches).where(unsent(jobMatches, alertId))
  return rows.map(({ id }) => id)
}

/** Marks these jobs as sent, and deletes the other unsent ones, which no longer match. */
export async function markJobsSent(db: Queryable, alertId: number, jobIds: readonly number[], now: Date) {
  const sent = and(unsent(jobMatches, alertId), inArray(jobMatches.jobId, [...jobIds]))
  if (jobIds.length > 0) await db.update(jobMatches).set({ sentAt: now }).where(sent)
  await db.delete(jobMatches).where(unsent(jobMatches, alertId))
}
