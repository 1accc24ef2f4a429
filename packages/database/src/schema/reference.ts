import { jobRoleTypes } from '@pramaan/domain/job-role'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant } from './columns.ts'

const texts = () => text().array().notNull().default(sql`'{}'`)

/**
 * An Admin's change to an entry: excluded ones are no longer offered, edited ones are not overwritten by a release's
 * list.
 */
const care = () => ({ excludedAt: instant(), editedAt: instant() })

/** A domain that job roles belong to, such as 'Software'. */
export const jobDomains = pgTable('job_domains', { id: integer().primaryKey(), title: text().notNull().unique() })

/** A job role with the skills it requires (document 000 §3). */
export const jobRoles = pgTable('job_roles', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull().unique(),
  domainId: integer()
    .notNull()
    .references(() => jobDomains.id),
  subdomain: text().notNull(),
  generalSkills: texts(),
  professionalSkills: texts(),
  suggestGeneralSkills: texts(),
  suggestProfessionalSkills: texts(),
  appVisibility: boolean().notNull().default(true),
  type: text({ enum: jobRoleTypes }).notNull().default('Operations'),
  createdBy: idRef(),
  editedAt: instant(),
})

/** A skill that can be picked; `domain` and `subdomain` group the lists. */
export const skills = pgTable('skills', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull().unique(),
  kind: text({ enum: ['general', 'professional'] }).notNull(),
  domain: text().notNull(),
  subdomain: text().notNull(),
  ...care(),
})

/** A level of education, such as 'Graduation'. */
export const eduLevels = pgTable('edu_levels', { id: integer().primaryKey(), level: text().notNull().unique() })

/** A degree of a level, such as 'B.E.' */
export const eduDegrees = pgTable('edu_degrees', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  education: text().notNull().unique(),
  levelId: integer()
    .notNull()
    .references(() => eduLevels.id),
  ...care(),
})

/** A location that people live or work in. */
export const locations = pgTable('locations', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  location: text().notNull().unique(),
  state: text().notNull(),
  ...care(),
})

/** A category of courses; courses store its number. */
export const courseCategories = pgTable('course_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull().unique(),
  ...care(),
})

/** A college. `label` is what people see (NameAddressPinCode); `haystack` is what the typeahead searches, folded. */
export const colleges = pgTable(
  'colleges',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    aicteId: text().unique(),
    name: text().notNull(),
    address: text().notNull(),
    district: text().notNull(),
    state: text().notNull(),
    university: text().notNull(),
    label: text().notNull(),
    haystack: text().notNull(),
    ...care(),
  },
  (t) => [
    index('colleges_haystack').using('gin', t.haystack.op('gin_trgm_ops')),
    index('colleges_alphabetical').on(sql`${t.haystack} collate "C"`),
  ],
)

/**
 * The words of all haystacks and how many colleges have each, used to correct mistyped words. Written by the college
 * loader.
 */
export const collegeWords = pgTable('college_words', { word: text().primaryKey(), uses: integer().notNull() }, (t) => [
  index('college_words_similar').using('gin', t.word.op('gin_trgm_ops')),
])
