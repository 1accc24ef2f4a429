import type { Queryable } from '@pramaan/database/client'
import { jobDomains, jobs, placementDrives } from '@pramaan/database/schema'
import {
  experiencesOf,
  type JobState,
  jobStates,
  mostTags,
  type PostedDays,
  postedDays,
  postedSince,
} from '@pramaan/domain/job'
import { jobExperienceFilters, jobSalaryFilters } from '@pramaan/domain/options'
import { count, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type FacetName, inState, jobsWhere, paysWithin } from './conditions.queries.ts'
import type { JobFilters } from './job-filters.ts'
import type { Viewer } from './listing.queries.ts'

type Where = (without: FacetName) => SQL | undefined

async function countBy(db: Queryable, column: 'location' | 'type' | 'experience', where: Where) {
  const rows = await db
    .select({ value: jobs[column], count: count() })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(where(column))
    .groupBy(jobs[column])
    .orderBy(desc(count()), jobs[column])
  return rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
}

async function countSalaries(db: Queryable, where: Where) {
  const ofRange = (text: (typeof jobSalaryFilters)[number]['text']) =>
    sql<number>`count(*) filter (where ${paysWithin(text)})`.mapWith(Number)
  const [row] = await db
    .select(Object.fromEntries(jobSalaryFilters.map(({ text }) => [text, ofRange(text)])))
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(where('salary'))
  return jobSalaryFilters.map(({ text }) => ({ value: text, count: row?.[text] ?? 0 }))
}

function countCategories(db: Queryable, where: Where) {
  return db
    .select({ value: jobDomains.id, label: jobDomains.title, count: count() })
    .from(jobs)
    .innerJoin(jobDomains, eq(jobDomains.id, jobs.domainId))
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(where('category'))
    .groupBy(jobDomains.id, jobDomains.title)
    .orderBy(desc(count()), jobDomains.title)
}

/** The skills that most of the jobs ask for, in one of their spellings. */
async function countTags(db: Queryable, where: Where) {
  const skills = db
    .select({
      id: jobs.id,
      skill: sql<string>`unnest(${jobs.professionalSkills} || ${jobs.generalSkills})`.as('skill'),
    })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(where('tags'))
    .as('skills')
  const uses = sql<number>`count(distinct ${skills.id})`
  return db
    .select({ value: sql<string>`min(${skills.skill})`, count: uses.mapWith(Number) })
    .from(skills)
    .where(isNotNull(skills.skill))
    .groupBy(sql`lower(${skills.skill})`)
    .orderBy(desc(uses), sql`lower(${skills.skill})`)
    .limit(mostTags)
}

async function countStates(db: Queryable, where: Where, today: string) {
  const ofState = (state: JobState) => sql<number>`count(*) filter (where ${inState(state, today)})`.mapWith(Number)
  const [row] = await db
    .select({ open: ofState('open'), closed: ofState('closed') })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(where('state'))
  return jobStates.map((value) => ({ value, count: row?.[value] ?? 0 }))
}

async function countPosted(db: Queryable, where: Where, now: Date) {
  const within = (days: PostedDays) =>
    sql<number>`count(*) filter (where ${gte(jobs.createdAt, postedSince(days, now))})`.mapWith(Number)
  const [row] = await db
    .select(Object.fromEntries(postedDays.map((days) => [days, within(days)])))
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(where('posted'))
  return postedDays.map((value) => ({ value, count: row?.[value] ?? 0 }))
}

/** How many jobs each value of a filter would leave, with the other filters applied. */
export async function countFacets(db: Queryable, viewer: Viewer, filters: JobFilters, now: Date) {
  const where: Where = (without) => jobsWhere(viewer, filters, without)
  const experiences = await countBy(db, 'experience', where)
  const years = (texts: readonly string[]) =>
    experiences.filter(({ value }) => texts.includes(value)).reduce((total, { count }) => total + count, 0)
  return {
    location: await countBy(db, 'location', where),
    type: await countBy(db, 'type', where),
    experience: jobExperienceFilters.map(({ text }) => ({ value: text, count: years(experiencesOf(text)) })),
    salary: await countSalaries(db, where),
    category: await countCategories(db, where),
    tags: await countTags(db, where),
    state: await countStates(db, where, viewer.today),
    posted: await countPosted(db, where, now),
  }
}
