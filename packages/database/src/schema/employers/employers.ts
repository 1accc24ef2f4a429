import { companyStatuses } from '@pramaan/domain/company'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { candidates } from '../candidates/candidates.ts'
import { belongsTo, idRef, instant, oneFor, visibleId } from '../columns.ts'
import { jobs } from '../openings/openings.ts'

/** An employer's company profile (document 002 §3), what is known of the company (D67), and the plan (D27). */
export const employers = pgTable(
  'employers',
  {
    accountId: oneFor(() => accounts.id),
    firstName: text(),
    lastName: text(),
    companyName: text(),
    /** What its name has in common with names that people may take for it. */
    companyNameKey: text(),
    companyDomain: text(),
    location: text(),
    designation: text(),
    gender: text(),
    /** The employer's photo and the company's logo, as ids of their uploads. */
    image: text(),
    companyLogo: text(),
    plan: text({ enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    /** When the paid plan ends; null: it has no end. */
    planUntil: instant(),
    /** Whether the company is confirmed, and so whether the employer opens contact data, CVs and messages. */
    companyStatus: text({ enum: companyStatuses }).notNull().default('unconfirmed'),
    /** The e-mail at the company's own domain to which a code came. */
    companyEmail: text(),
    /** The registered domain of that e-mail, without what stands before it. */
    companyEmailDomain: text(),
    gstin: text(),
    cin: text(),
    /** When the last of these was given, or the company got another name: since then staff may have to decide. */
    provedAt: instant(),
    /** The status before the last decision of staff, which its undo restores; who decided, when, and why it is no. */
    companyStatusBefore: text({ enum: companyStatuses }),
    companyDecidedBy: idRef(),
    companyDecidedAt: instant(),
    companyReason: text(),
  },
  (t) => [
    index('employers_company_name').on(t.companyNameKey),
    index('employers_email_domain').on(t.companyEmailDomain),
    index('employers_gstin').on(t.gstin),
    index('employers_cin').on(t.cin),
    index('employers_to_decide').on(t.provedAt, t.accountId).where(sql`company_status in ('kept', 'waiting')`),
  ],
)

/**
 * Names and domains of companies that staff refused, in the form in which they are compared. They outlive the account and
 * what it changes: staff look at a new account that has one of them.
 */
export const refusedCompanies = pgTable(
  'refused_companies',
  {
    kind: text({ enum: ['name', 'domain'] }).notNull(),
    value: text().notNull(),
    /** No reference: the account may be erased. */
    employerId: idRef().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.value, t.employerId] })],
)

const employerRef = () => belongsTo(() => employers.accountId)
const candidateRef = () => belongsTo(() => candidates.accountId)

/**
 * A candidate's stage at an employer since `updatedAt`: 1 Shortlisted … 4 Hired, -1 Rejected (D28), and the job it is
 * for, if any.
 */
export const shortlists = pgTable(
  'shortlists',
  {
    employerId: employerRef(),
    candidateId: candidateRef(),
    status: smallint().notNull(),
    jobId: idRef().references(() => jobs.id),
    /** The day by which the employer wants to decide about this stage; a move clears it. */
    decideBy: date(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employerId, t.candidateId] }),
    index('shortlists_newest').on(t.employerId, t.createdAt.desc().nullsFirst(), t.candidateId.desc().nullsFirst()),
    index('shortlists_stage').on(
      t.employerId,
      t.status,
      t.updatedAt.desc().nullsFirst(),
      t.candidateId.desc().nullsFirst(),
    ),
    index('shortlists_candidate').on(t.candidateId, t.createdAt),
    index('shortlists_decide_by').on(t.employerId, t.decideBy).where(sql`${t.decideBy} is not null`),
    check('shortlists_status', sql`${t.status} in (-1, 1, 2, 3, 4)`),
  ],
)

/** Every move on a shortlist, dated and attributed (D28). Null is "not on the list". */
export const shortlistMoves = pgTable(
  'shortlist_moves',
  {
    id: visibleId(),
    employerId: employerRef(),
    candidateId: candidateRef(),
    fromStatus: smallint(),
    toStatus: smallint(),
    movedBy: idRef().notNull(),
    movedAt: instant().notNull(),
    /** Why the candidate was rejected, in the employer's words. */
    reason: text(),
    /** When the candidate had entered the previous stage, restored by an undo. */
    fromSince: instant(),
    /** By when the previous stage was to be decided, restored by an undo. */
    fromDecideBy: date(),
  },
  (t) => [
    index('shortlist_moves_pair').on(t.employerId, t.candidateId),
    // The furthest stage that a candidate ever reached.
    index('shortlist_moves_furthest').on(t.candidateId, t.toStatus),
  ],
)

/** A candidate whose contact an employer has opened (D30): from then on the employer may see it again. */
export const openedContacts = pgTable(
  'opened_contacts',
  {
    employerId: employerRef(),
    candidateId: candidateRef(),
    firstOpenedAt: instant().notNull(),
    lastOpenedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employerId, t.candidateId] }),
    index('opened_contacts_day').on(t.employerId, t.lastOpenedAt),
    index('opened_contacts_candidate').on(t.candidateId),
  ],
)

/** A past search (D29). `searchKey` is its filters in canonical order, to detect repeats. */
export const searchLogs = pgTable(
  'search_logs',
  {
    id: visibleId(),
    employerId: employerRef(),
    title: text().notNull(),
    filters: jsonb().$type<Record<string, string | string[]>>().notNull(),
    searchKey: text().notNull(),
    pageIndex: integer().notNull(),
    count: integer().notNull(),
    /** Whether it counted against the plan's daily limit (D61). */
    charged: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (t) => [index('search_logs_newest').on(t.employerId, t.id.desc().nullsFirst())],
)

/** A search that an employer saved under a name; names are compared by `nameKey`. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: visibleId(),
    employerId: employerRef(),
    name: text().notNull(),
    nameKey: text().notNull(),
    filters: jsonb().$type<Record<string, string | string[]>>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [unique('saved_searches_name').on(t.employerId, t.nameKey)],
)
