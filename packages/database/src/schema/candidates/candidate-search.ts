import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  type ExtraConfigColumn,
  index,
  integer,
  json,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { tsvectorText } from '../../conditions/lexeme.ts'
import { accounts } from '../accounts/accounts.ts'
import { instant, oneFor, paise } from '../columns.ts'

const codes = () => integer().array().notNull().default(sql`'{}'`)
const no = () => boolean().notNull().default(false)

/** A tsvector of our own words, bypassing the database's parser, which breaks Devanagari. */
const words = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: tsvectorText,
})

/** A text that sorts by code point on every engine, so that a list position means the same everywhere. */
const byteOrdered = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

type Columns = Record<
  | 'level'
  | 'experienceMonths'
  | 'expectedCtc'
  | 'joining'
  | 'hasCertificate'
  | 'verified'
  | 'immediate'
  | 'fullTime'
  | 'partTime'
  | 'internship'
  | 'remote'
  | 'onSite'
  | 'facets',
  ExtraConfigColumn
>

/**
 * The values that filters check, small compared to a row: an index that includes them can count without the table,
 * whose rows are some twenty times as wide, and can skip candidates who do not match.
 */
function filtered(t: Columns) {
  const flags = [t.hasCertificate, t.verified, t.immediate, t.fullTime, t.partTime, t.internship, t.remote, t.onSite]
  return [t.level, t.experienceMonths, t.expectedCtc, t.joining, ...flags, t.facets]
}

/**
 * One row per candidate, only for the search and written in the transaction that writes the profile (quality, rules
 * 3–5). `card` has all that a list row shows, so a page needs no join; phone and e-mail are separate, for staff only.
 */
export const candidateSearch = pgTable(
  'candidate_search',
  {
    candidateId: oneFor(() => accounts.id),
    /** The full name, folded: what a list sorts by. */
    nameKey: byteOrdered().notNull(),
    phone: text(),
    email: text(),
    /**
     * Words of name, titles, skills, roles, places and schools, folded, and named ones such as `=phone=…`; matched by
     * prefix.
     */
    words: words().notNull(),
    /** Coded values that are matched exactly: places, degree, college, job roles (`services/search/projection/facets.ts`). */
    facets: codes(),
    /** Every concept of `candidate_concepts`, for filters; negative: the candidate only comes near it. */
    concepts: codes(),
    /** Fingerprints of the texts that name no concept, so that a later save counts only new ones; null: none. */
    unresolved: integer().array(),
    /** 1 Fresher, 2 Experienced, 0 unknown. */
    level: smallint().notNull().default(0),
    experienceMonths: integer().notNull().default(0),
    /** Expected pay in paise a year; 0 if unknown. */
    expectedCtc: paise().notNull().default(0),
    /** The profile strength without what says who people are: lists are ordered by it (decision 180). */
    comparedStrength: smallint().notNull().default(0),
    /** What name, photo and birth date add to it in the profile strength that is shown; orders nobody. */
    personalStrength: smallint().notNull().default(0),
    hasCertificate: no(),
    verified: no(),
    immediate: no(),
    fullTime: no(),
    partTime: no(),
    internship: no(),
    remote: no(),
    onSite: no(),
    /** 0 neither, 1 join, 2 switch. */
    joining: smallint().notNull().default(0),
    /** The day in India of the candidate's last visit, counted from 1970. */
    activeDay: integer().notNull().default(0),
    registeredAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** As text: pages send it on as it is, and writing `jsonb` out takes a third of what a page takes of the database. */
    card: json().$type<Record<string, unknown>>().notNull(),
  },
  // All columns of an order have the same direction, so that one index serves it and its reverse.
  (t) => [
    index('candidate_search_narrow').on(t.candidateId, ...filtered(t)),
    // Profiles are searched far more often than written, so there is no pending list that each search would have to
    // read.
    index('candidate_search_words').using('gin', t.words).with({ fastupdate: false }),
    index('candidate_search_facets').using('gin', t.facets).with({ fastupdate: false }),
    index('candidate_search_concepts').using('gin', t.concepts).with({ fastupdate: false }),
    index('candidate_search_name').on(t.nameKey, t.candidateId),
    index('candidate_search_level').on(t.level, t.candidateId),
    index('candidate_search_experience').on(t.experienceMonths, t.candidateId),
    index('candidate_search_ctc').on(t.expectedCtc, t.candidateId),
    // Ascending, candidates without an expected pay come last, not first.
    index('candidate_search_ctc_up').on(sql`coalesce(nullif(${t.expectedCtc}, 0), 9007199254740991)`, t.candidateId),
    index('candidate_search_progress').on(t.comparedStrength, t.candidateId),
    index('candidate_search_registered').on(t.registeredAt, t.candidateId, t.comparedStrength, t.personalStrength),
    index('candidate_search_updated').on(t.updatedAt, t.candidateId),
    index('candidate_search_active').on(t.activeDay, t.candidateId),
    index('candidate_search_joining').on(t.joining, t.candidateId),
    index('candidate_search_verified')
      .on(t.candidateId, ...filtered(t))
      .where(sql`verified`),
    index('candidate_search_immediate')
      .on(t.candidateId, ...filtered(t))
      .where(sql`immediate`),
    index('candidate_search_certificate')
      .on(t.candidateId, ...filtered(t))
      .where(sql`has_certificate`),
    index('candidate_search_internship')
      .on(t.candidateId, ...filtered(t))
      .where(sql`internship`),
    index('candidate_search_part_time')
      .on(t.candidateId, ...filtered(t))
      .where(sql`part_time`),
  ],
)
