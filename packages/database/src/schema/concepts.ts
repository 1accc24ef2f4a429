import { conceptKinds, conceptRelations as relations } from '@pramaan/domain/concept'
import { unresolvedKinds } from '@pramaan/domain/unresolved'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const conceptRef = () =>
  integer()
    .notNull()
    .references(() => concepts.id, { onDelete: 'cascade' })

/** Where an entry comes from and under which licence; ours say neither. */
const origin = () => ({ source: text(), licence: text() })

/** One meaning: a job title, skill, city, degree or domain (decision 073). */
export const concepts = pgTable(
  'concepts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: conceptKinds }).notNull(),
    label: text().notNull(),
    ...origin(),
    /** What an Admin changed is not overwritten by the lists of a release. */
    editedAt: instant(),
    /** The concept that this one is another entry of: its names and relations count as that one's until an Undo. */
    mergedIntoId: integer().references((): AnyPgColumn => concepts.id),
    mergedAt: instant(),
  },
  (t) => [
    index('concepts_merged').on(t.mergedIntoId).where(sql`merged_into_id is not null`),
    unique('concepts_label').on(t.kind, t.label),
  ],
)

/** A spelling of a concept; `key` is how spellings are compared, and belongs to one concept of a kind. */
export const conceptTerms = pgTable(
  'concept_terms',
  {
    kind: text({ enum: conceptKinds }).notNull(),
    key: text().notNull(),
    conceptId: conceptRef(),
    term: text().notNull(),
    ...origin(),
    editedAt: instant(),
    /** An Admin took it away: it leads nowhere, also when a later release lists it. */
    removedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), index('concept_terms_concept').on(t.conceptId)],
)

/** That one concept is broader than another, comes near it, or is a skill that makes a title. */
export const conceptRelations = pgTable(
  'concept_relations',
  {
    conceptId: conceptRef(),
    relation: text({ enum: relations }).notNull(),
    otherId: conceptRef(),
    /** An Admin took it away, also when a later release lists it. */
    removedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.conceptId, t.relation, t.otherId] }),
    index('concept_relations_other').on(t.otherId),
  ],
)

/**
 * What people typed that no concept has as a spelling, for an Admin to look at. A text that only a few people typed
 * could be a person's name: until more do, there is only a keyed fingerprint of it (decision 074).
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
     * Marks of the first few who typed it, which say nothing about them but that they are different; emptied with
     * `term`.
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

/** One row: the vocabulary's version, raised by whatever changes a concept, a spelling or a relation. */
export const vocabularyVersion = pgTable('vocabulary_version', {
  id: smallint().primaryKey(),
  version: integer().notNull(),
})
