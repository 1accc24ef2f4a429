import { conceptKinds, conceptRelations as relations } from '@pramaan/domain/concept'
import { unresolvedKinds } from '@pramaan/domain/unresolved'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const conceptRef = () =>
  integer()
    .notNull()
    .references(() => concepts.id, { onDelete: 'cascade' })

/** The source and licence of an entry; null for our own. */
const origin = () => ({ source: text(), licence: text() })

/** One meaning: a job title, skill, city, degree or domain (decision 073). */
export const concepts = pgTable(
  'concepts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: conceptKinds }).notNull(),
    label: text().notNull(),
    ...origin(),
    /** When an Admin edited it; a release's lists don't overwrite it then. */
    editedAt: instant(),
    /** The concept that this one was merged into: its names and relations count for that one until an Undo. */
    mergedIntoId: integer().references((): AnyPgColumn => concepts.id),
    mergedAt: instant(),
    /**
     * Whether everyone who has it is found as one of the other concept too; until then searches read it as if it were
     * not merged.
     */
    joined: boolean().notNull().default(true),
  },
  (t) => [
    index('concepts_merged').on(t.mergedIntoId).where(sql`merged_into_id is not null`),
    unique('concepts_label').on(t.kind, t.label),
  ],
)

/** A spelling of a concept; spellings are compared by `key`, which belongs to one concept per kind. */
export const conceptTerms = pgTable(
  'concept_terms',
  {
    kind: text({ enum: conceptKinds }).notNull(),
    key: text().notNull(),
    conceptId: conceptRef(),
    term: text().notNull(),
    ...origin(),
    editedAt: instant(),
    /** When an Admin removed it; it stays removed even if a later release lists it. */
    removedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), index('concept_terms_concept').on(t.conceptId)],
)

/** A relation of two concepts: one is broader than, close to, or a skill of the other. */
export const conceptRelations = pgTable(
  'concept_relations',
  {
    conceptId: conceptRef(),
    relation: text({ enum: relations }).notNull(),
    otherId: conceptRef(),
    /** When an Admin removed it; it stays removed even if a later release lists it. */
    removedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.conceptId, t.relation, t.otherId] }),
    index('concept_relations_other').on(t.otherId),
  ],
)

/**
 * A typed text that is no concept's spelling, for an Admin to review. A text that only a few people typed could be a
 * person's name: until more do, only its keyed fingerprint is stored (decision 074).
 */
export const unresolvedTerms = pgTable(
  'unresolved_terms',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: unresolvedKinds }).notNull(),
    fingerprint: text().notNull(),
    /** Its spelling key and the text as it was last typed, once enough people typed it. */
    key: text(),
    term: text(),
    uses: integer().notNull(),
    /**
     * Fingerprints of the first few people who typed it, which show only that they are different people; emptied when
     * `term` is set.
     */
    people: text().array().notNull().default(sql`'{}'`),
    lastAt: instant().notNull(),
    ignoredAt: instant(),
  },
  (t) => [
    unique('unresolved_terms_once').on(t.kind, t.fingerprint),
    index('unresolved_terms_most').on(t.uses.desc(), t.id).where(sql`term is not null`),
    index('unresolved_terms_last').on(t.lastAt),
  ],
)

/** One row: the vocabulary's version, raised by every change of a concept, spelling or relation. */
export const vocabularyVersion = pgTable('vocabulary_version', {
  id: smallint().primaryKey(),
  version: integer().notNull(),
})
