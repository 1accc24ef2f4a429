import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { idRef, instant, paise, visibleId } from './columns.ts'
import { jobDomains, jobRoles } from './reference.ts'

const texts = () => text().array().notNull().default(sql`'{}'`)
const accountRef = () => idRef().references(() => accounts.id)

/** A placement drive (document 002 §3). Its last day counts whole, in India (D23). */
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
    employerId: accountRef(),
    createdBy: accountRef(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (t) => [index('placement_drives_employer').on(t.employerId, t.id.desc().nullsFirst())],
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
    domainId: integer().references(() => jobDomains.id),
    driveId: idRef().references(() => placementDrives.id),
    employerId: accountRef(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (t) => [index('jobs_employer').on(t.employerId, t.id.desc().nullsFirst()), index('jobs_drive').on(t.driveId)],
)

/** A course or certification (document 001 §3). A price of null is enrolled in without paying (D26). */
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
})

/** A candidate's application to a drive; one a candidate and drive (D22). */
export const driveApplications = pgTable(
  'drive_applications',
  {
    id: visibleId(),
    driveId: idRef()
      .notNull()
      .references(() => placementDrives.id),
    candidateId: idRef()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    status: text({ enum: ['Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied'] }).notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [unique('drive_applications_once').on(t.driveId, t.candidateId)],
)
