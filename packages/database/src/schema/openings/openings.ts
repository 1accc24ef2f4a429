import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { folded } from '../../conditions/folded.ts'
import { accounts } from '../accounts/accounts.ts'
import { belongsTo, idRef, instant, paise, visibleId } from '../columns.ts'
import { jobDomains, jobRoles } from '../reference.ts'

const texts = () => text().array().notNull().default(sql`'{}'`)
/** The version of the vocabulary that its concepts were read with; 0: not read yet. */
const readWith = () => integer().notNull().default(0)
const accountRef = () => idRef().references(() => accounts.id)

/** A placement drive (document 002 §3). It is open until the end of its last day in India (D23). */
export const placementDrives = pgTable(
  'placement_drives',
  {
    id: visibleId(),
    title: text().notNull(),
    subTitle: text(),
    criteria: text(),
    image: text(),
    location: text().notNull(),
    domainId: integer().references(() => jobDomains.id),
    fromDate: date().notNull(),
    toDate: date().notNull(),
    qualification: text(),
    averagePackage: paise(),
    openings: integer().notNull(),
    totalCompany: integer(),
    skills: texts(),
    highlights: jsonb().$type<{ title: string }[]>().notNull().default([]),
    process: jsonb().$type<{ title: string; description: string }[]>().notNull().default([]),
    faqs: jsonb().$type<{ question: string; answer: string }[]>().notNull().default([]),
    companies: jsonb().$type<{ title: string; image: string | null }[]>().notNull().default([]),
    /** Where candidates come to, as an address. */
    venue: text(),
    /** When they come on the first day, HH:MM in India. */
    reportingTime: text(),
    contactName: text(),
    contactPhone: text(),
    /** What they bring, a line each. */
    bring: text(),
    employerId: accountRef(),
    createdBy: accountRef(),
    createdAt: instant().notNull(),
    /** When its day, hour or place last changed. */
    movedAt: instant(),
    deletedAt: instant(),
    vocabularyVersion: readWith(),
  },
  (t) => [
    index('placement_drives_vocabulary').on(t.vocabularyVersion, t.id),
    index('placement_drives_employer').on(t.employerId, t.id.desc().nullsFirst()),
    index('placement_drives_day').on(t.createdAt).where(sql`deleted_at is null`),
    index('placement_drives_newest').on(t.id.desc().nullsFirst()).where(sql`deleted_at is null`),
    check('placement_drives_dates', sql`${t.fromDate} <= ${t.toDate}`),
    check('placement_drives_openings', sql`${t.openings} > 0`),
  ],
)

/** A job, standalone or of a drive (document 002 §3). CTC a year in paise; `ctcTo` null is "and above". */
export const jobs = pgTable(
  'jobs',
  {
    id: visibleId(),
    title: text().notNull(),
    roleId: integer().references(() => jobRoles.id),
    type: text().notNull(),
    location: text().notNull(),
    ctcFrom: paise(),
    ctcTo: paise(),
    openings: smallint().notNull(),
    experience: text(),
    education: text(),
    degrees: texts(),
    description: text(),
    workModel: text(),
    companyName: text(),
    image: text(),
    generalSkills: texts(),
    professionalSkills: texts(),
    /** Each distinct skill, in the normalised spelling used for comparison. */
    skillKeys: texts(),
    domainId: integer().references(() => jobDomains.id),
    driveId: idRef().references(() => placementDrives.id),
    employerId: accountRef(),
    createdAt: instant().notNull(),
    /** When it was closed. */
    closedAt: instant(),
    deletedAt: instant(),
    /** Its title, company and location, folded: where words are looked for. */
    searchedText: text()
      .notNull()
      .generatedAlwaysAs(folded(sql`(title || ' ' || coalesce(company_name, '') || ' ' || location)`)),
    vocabularyVersion: readWith(),
  },
  (t) => [
    index('jobs_vocabulary').on(t.vocabularyVersion, t.id),
    index('jobs_employer').on(t.employerId, t.id.desc().nullsFirst()),
    index('jobs_drive').on(t.driveId),
    index('jobs_location').on(t.location, t.id.desc().nullsFirst()).where(sql`deleted_at is null`),
    index('jobs_newest').on(t.id.desc().nullsFirst()).where(sql`deleted_at is null`),
    index('jobs_day').on(t.createdAt).where(sql`deleted_at is null`),
    index('jobs_pay')
      .on(sql`coalesce(${t.ctcTo}, ${t.ctcFrom}) desc nulls last`, t.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('jobs_skills').using('gin', t.skillKeys),
    index('jobs_text').using('gin', t.searchedText.op('gin_trgm_ops')),
    check('jobs_openings', sql`${t.openings} > 0`),
    check('jobs_pay', sql`${t.ctcFrom} <= ${t.ctcTo}`),
  ],
)

/** A course or certification (document 001 §3). A null price means free (D26). */
export const courses = pgTable('courses', {
  id: visibleId(),
  title: text().notNull(),
  image: text(),
  description: text(),
  price: paise(),
  stats: texts(),
  categoryId: smallint().notNull(),
  url: text(),
  createdAt: instant().notNull(),
  vocabularyVersion: readWith(),
})

/** A candidate's application to a drive; one per candidate and drive (D22). */
export const driveApplications = pgTable(
  'drive_applications',
  {
    id: visibleId(),
    driveId: idRef()
      .notNull()
      .references(() => placementDrives.id),
    candidateId: belongsTo(() => accounts.id),
    status: text({ enum: ['Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied', 'Withdrawn'] }).notNull(),
    /** When the organisers first saw it in a list. */
    seenAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique('drive_applications_once').on(t.driveId, t.candidateId),
    index('drive_applications_newest').on(t.driveId, t.id.desc().nullsFirst()),
    index('drive_applications_candidate').on(t.candidateId, t.id.desc().nullsFirst()),
    index('drive_applications_day').on(t.createdAt, t.status),
    index('drive_applications_pending').on(t.driveId).where(sql`status = 'Pending'`),
    check(
      'drive_applications_status',
      sql`${t.status} in ('Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied', 'Withdrawn')`,
    ),
  ],
)
