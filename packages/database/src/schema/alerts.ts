import { alertFrequencies } from '@pramaan/domain/alert'
import { channels } from '@pramaan/domain/notification'
import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts/accounts.ts'
import { candidates } from './candidates/candidates.ts'
import { belongsTo, idRef, instant, oneFor, paise, visibleId } from './columns.ts'
import { savedSearches } from './employers/employers.ts'
import { jobs } from './openings/openings.ts'

/** A tsvector copied from another row, or a tsquery about one; both are created and read only in SQL. */
const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
const question = customType<{ data: string }>({ dataType: () => 'tsquery' })

/** A search for jobs that a candidate saves under a name. */
export const savedJobSearches = pgTable(
  'saved_job_searches',
  {
    id: visibleId(),
    candidateId: belongsTo(() => candidates.accountId),
    name: text().notNull(),
    nameKey: text().notNull(),
    /** The filters as the address of the list has them. */
    query: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [unique('saved_job_searches_name').on(t.candidateId, t.nameKey)],
)

/**
 * Whether and how a saved search reports new matches, and its conditions in a form that can be compared with one
 * changed row: a match has at least one of the codes in `keys`, `triggers` are the codes whose change can create a
 * match, `condition` and the ranges are the complete search. Who meets it already and then has all that its words name
 * besides the first (`rest`) is a new match too.
 */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: visibleId(),
    accountId: belongsTo(() => accounts.id),
    savedSearchId: idRef().references(() => savedSearches.id, { onDelete: 'cascade' }),
    savedJobSearchId: idRef().references(() => savedJobSearches.id, { onDelete: 'cascade' }),
    frequency: text({ enum: alertFrequencies }).notNull(),
    channel: text({ enum: channels }).notNull(),
    keys: text().array().notNull(),
    triggers: text().array().notNull(),
    condition: question(),
    rest: question(),
    leastMonths: integer(),
    mostMonths: integer(),
    leastPay: paise(),
    mostPay: paise(),
    registeredFrom: instant(),
    registeredBefore: instant(),
    /** The days within which the last visit has to be, today included. */
    activeDays: integer(),
    /** The version of the vocabulary that the words of the search were read with. */
    vocabularyVersion: integer().notNull(),
    /** When it was last read again because the vocabulary had changed; null if the search was saved since. */
    rereadAt: instant(),
    lastSentAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique('search_alerts_search').on(t.savedSearchId),
    unique('search_alerts_job_search').on(t.savedJobSearchId),
    index('search_alerts_account').on(t.accountId),
    index('search_alerts_keys').using('gin', t.keys).with({ fastupdate: false }),
    index('search_alerts_triggers').using('gin', t.triggers).with({ fastupdate: false }),
    index('search_alerts_vocabulary').on(t.vocabularyVersion, t.id),
    check('search_alerts_one', sql`num_nonnulls(${t.savedSearchId}, ${t.savedJobSearchId}) = 1`),
  ],
)

const alertRef = () => belongsTo(() => searchAlerts.id)

/**
 * When the matches that an alert found since its last message are sent; no row while there are none. A separate table,
 * because changing the alert itself would write all its indexes.
 */
export const dueAlerts = pgTable(
  'due_alerts',
  { alertId: alertRef().primaryKey(), dueAt: instant().notNull() },
  (t) => [index('due_alerts_first').on(t.dueAt)],
)

/** A candidate who became a match of a saved search, recorded once; `sentAt` is when it was reported. */
export const candidateMatches = pgTable(
  'candidate_matches',
  {
    alertId: alertRef(),
    candidateId: belongsTo(() => accounts.id),
    matchedAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.candidateId] }),
    index('candidate_matches_candidate').on(t.candidateId),
    index('candidate_matches_open').on(t.alertId).where(sql`sent_at is null`),
  ],
)

/** A job that became a match of a saved job search, recorded once. */
export const jobMatches = pgTable(
  'job_matches',
  {
    alertId: alertRef(),
    jobId: belongsTo(() => jobs.id),
    matchedAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.jobId] }),
    index('job_matches_job').on(t.jobId),
    index('job_matches_open').on(t.alertId).where(sql`sent_at is null`),
  ],
)

/** When a change was compared with all saved searches but those that had to be read again: it waits for them alone. */
const comparedAt = () => instant()

/**
 * A candidate whose search row changed and is not yet compared with the saved searches, with the row's previous values
 * (null if there was no row). Written with the row and deleted shortly after.
 */
export const changedCandidates = pgTable(
  'changed_candidates',
  {
    candidateId: oneFor(() => accounts.id),
    words: words(),
    /** Coded values, as the condition of an alert names them. */
    codes: text().array(),
    experienceMonths: integer(),
    expectedCtc: paise(),
    activeDay: integer(),
    changedAt: instant().notNull(),
    comparedAt: comparedAt(),
  },
  (t) => [index('changed_candidates_first').on(t.changedAt).where(sql`compared_at is null`)],
)

/** The same for a job, with the previous values of its row. */
export const changedJobs = pgTable(
  'changed_jobs',
  {
    jobId: oneFor(() => jobs.id),
    before: jsonb().$type<Record<string, unknown>>(),
    changedAt: instant().notNull().defaultNow(),
    comparedAt: comparedAt(),
  },
  (t) => [index('changed_jobs_first').on(t.changedAt).where(sql`compared_at is null`)],
)
