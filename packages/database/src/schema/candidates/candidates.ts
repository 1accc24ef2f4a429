import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { belongsTo, idRef, instant, oneFor, paise, visibleId } from '../columns.ts'
import { colleges, jobDomains } from '../reference.ts'

const texts = () => text().array().notNull().default(sql`'{}'`)
const no = () => boolean().notNull().default(false)

/** A candidate's own details (document 000 §3). */
export const candidates = pgTable(
  'candidates',
  {
    accountId: oneFor(() => accounts.id),
    description: text(),
    currentPosition: text(),
    image: text(),
    experienceLevel: text({ enum: ['Fresher', 'Experienced'] }),
    /** The profile's contact e-mail; only the account's e-mail can sign in. */
    alternateContact: text(),
    location: text(),
    state: text(),
    dob: date(),
    website: text(),
    gender: text({ enum: ['Male', 'Female', 'Other'] }),
    cv: text(),
    certificates: texts(),
    joiningStatus: no(),
    joining: text({ enum: ['join', 'switch'] }),
    education: text(),
    degree: text(),
    college: text(),
    collegeId: integer().references(() => colleges.id),
    experienceYears: smallint(),
    incomeCtc: paise(),
    expectedCtc: paise(),
    domainId: integer().references(() => jobDomains.id),
    currentJob: text(),
    currentDomainId: integer().references(() => jobDomains.id),
    generalSkills: texts(),
    professionalSkills: texts(),
    jobRoleIds: integer().array().notNull().default(sql`'{}'`),
    /** Whether the roles are those that the registration showed, and the candidate has neither changed nor confirmed them. */
    rolesUnconfirmed: no(),
    notifications: jsonb(),
    /** Whether the CV made from the profile shows current and expected pay, and when the candidate can start. */
    payOnCv: no(),
    fullTime: no(),
    partTime: no(),
    internship: no(),
    remote: no(),
    onSite: no(),
    profileProgress: smallint().notNull().default(0),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check('candidates_progress', sql`${t.profileProgress} between 0 and 100`),
    check('candidates_description', sql`char_length(${t.description}) <= 150`),
    check('candidates_skills', sql`cardinality(${t.generalSkills}) + cardinality(${t.professionalSkills}) <= 10`),
    check('candidates_roles', sql`cardinality(${t.jobRoleIds}) <= 20`),
    check('candidates_joining', sql`${t.joiningStatus} = (${t.joining} is not null)`),
  ],
)

const candidateRef = () => belongsTo(() => candidates.accountId)

/** One education entry; months are 'jan' to 'dec'. */
export const educations = pgTable(
  'educations',
  {
    id: visibleId(),
    candidateId: candidateRef(),
    school: text().notNull(),
    degree: text().notNull(),
    qualification: text().notNull(),
    studField: text(),
    startMonth: text(),
    /** Onboarding does not ask for years, so an entry made from its answers has none until it is edited. */
    startYear: smallint(),
    endMonth: text(),
    endYear: smallint(),
    grade: text(),
    pursuing: no(),
  },
  (t) => [
    index('educations_candidate').on(t.candidateId),
    check('educations_end', sql`${t.pursuing} or ${t.endYear} >= ${t.startYear}`),
  ],
)

/** One experience entry; a current one has no end. */
export const experiences = pgTable(
  'experiences',
  {
    id: visibleId(),
    candidateId: candidateRef(),
    title: text().notNull(),
    empType: text(),
    /** Empty if onboarding gave only the title. */
    companyName: text().notNull(),
    working: no(),
    /** Onboarding does not ask for dates, so an entry made from its answers has none until it is edited. */
    startMonth: text(),
    startYear: smallint(),
    endMonth: text(),
    endYear: smallint(),
    /** In the place of dates, all years of work as stated to onboarding. */
    statedYears: smallint(),
  },
  (t) => [
    index('experiences_candidate').on(t.candidateId),
    check(
      'experiences_start',
      sql`num_nonnulls(${t.startMonth}, ${t.startYear}) = case when ${t.statedYears} is null then 2 else 0 end`,
    ),
    check('experiences_end', sql`${t.working} or ${t.endYear} >= ${t.startYear}`),
  ],
)

/**
 * The answers of the HR interview that a verification needs (D18); `vsp_applications` has the verification itself
 * (D55).
 */
export const hrComments = pgTable(
  'hr_comments',
  {
    candidateId: candidateRef().primaryKey(),
    comSkills: text().notNull(),
    languages: texts(),
    personality: text().notNull(),
    workTypes: texts(),
    jobTypes: texts(),
    jobLocation: text().notNull(),
    ctc: paise().notNull(),
    hasOwn: texts(),
    availability: text().notNull(),
    otherRemarks: text(),
    generalSkills: texts(),
    professionalSkills: texts(),
    reviewedBy: idRef()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index('hr_comments_day').on(t.createdAt, t.reviewedBy)],
)

/**
 * A candidate's application for verification: false is applied, true is verified, which needs a row of `hr_comments`
 * (D55).
 */
export const vspApplications = pgTable(
  'vsp_applications',
  {
    id: visibleId(),
    candidateId: candidateRef().unique(),
    verified: no(),
    createdAt: instant().notNull(),
    verifiedAt: instant(),
    /** The staff member who has taken on the review, and when. */
    assignedTo: idRef().references(() => accounts.id, { onDelete: 'set null' }),
    assignedAt: instant(),
    /** Who revoked the verification, and when; empty once verified again. */
    takenBackBy: idRef().references(() => accounts.id, { onDelete: 'set null' }),
    takenBackAt: instant(),
  },
  (t) => [
    index('vsp_applications_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('vsp_applications_verified').on(t.verifiedAt).where(sql`verified`),
    index('vsp_applications_waiting').on(t.createdAt, t.id).where(sql`not verified`),
    index('vsp_applications_reviewer').on(t.assignedTo, t.createdAt, t.id).where(sql`not verified`),
  ],
)

/** A candidate's skills from an instant on. */
export const skillHistory = pgTable(
  'skill_history',
  {
    id: visibleId(),
    candidateId: candidateRef(),
    generalSkills: texts(),
    professionalSkills: texts(),
    changedAt: instant().notNull(),
  },
  (t) => [index('skill_history_candidate').on(t.candidateId, t.id.desc().nullsFirst())],
)

/** A profile view: viewer, candidate, time (the hit log). */
export const profileViews = pgTable(
  'profile_views',
  { id: visibleId(), candidateId: candidateRef(), viewerId: idRef().notNull(), viewedAt: instant().notNull() },
  (t) => [
    index('profile_views_candidate').on(t.candidateId, t.viewedAt),
    index('profile_views_viewer').on(
      t.viewerId,
      t.candidateId,
      t.viewedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)

/** How often a candidate appeared in employers' searches on a day in India. */
export const searchAppearances = pgTable(
  'search_appearances',
  { candidateId: candidateRef(), day: date().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.candidateId, t.day] })],
)
