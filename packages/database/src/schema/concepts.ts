import { conceptKinds, conceptRelations as relations } from '@pramaan/domain/concept'
import { index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
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
  },
  (t) => [unique('concepts_label').on(t.kind, t.label)],
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
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), index('concept_terms_concept').on(t.conceptId)],
)

/** That one concept is broader than another, comes near it, or is a skill that makes a title. */
export const conceptRelations = pgTable(
  'concept_relations',
  { conceptId: conceptRef(), relation: text({ enum: relations }).notNull(), otherId: conceptRef() },
  (t) => [primaryKey({ columns: [t.conceptId, t.relation, t.otherId] })],
)

/** What people typed that no concept has as a spelling, for an Admin to look at. */
export const unresolvedTerms = pgTable(
  'unresolved_terms',
  {
    kind: text({ enum: conceptKinds }).notNull(),
    key: text().notNull(),
    term: text().notNull(),
    uses: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), index('unresolved_terms_uses').on(t.uses)],
)

/** One row: the vocabulary's version, raised by whatever changes a concept, a spelling or a relation. */
export const vocabularyVersion = pgTable('vocabulary_version', {
  id: smallint().primaryKey(),
  version: integer().notNull(),
})
