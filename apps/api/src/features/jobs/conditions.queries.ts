import type { facetNames } from '@pramaan/contract/jobs/job-shapes'
import { listedFor, type Viewer } from '@pramaan/database/conditions/listed-jobs'
import { jobs, placementDrives } from '@pramaan/database/schema'
import { skillKey } from '@pramaan/domain/candidate'
import { experiencesOf, type JobState } from '@pramaan/domain/job'
import { paiseOfLpa } from '@pramaan/domain/money'
import { jobSalaryFilters } from '@pramaan/domain/options'
import { and, arrayOverlaps, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { JobFilters } from './job-filters.ts'
import {
  containsText,
  meetsAllRequested,
  meetsNoneExcluded,
  meetsWords,
  type WordCondition,
} from './words/word-conditions.queries.ts'

/** A filter of the listing that has counts. */
export type FacetName = (typeof facetNames)[number]

/** The jobs whose pay overlaps a salary range of the filter; jobs without pay match none. */
export function paysWithin(salary: JobFilters['salary'][number]): SQL | undefined {
  const range = jobSalaryFilters.find(({ text }) => text === salary)
  if (!range) return undefined
  const upTo = or(isNull(jobs.ctcTo), gte(jobs.ctcTo, paiseOfLpa(range.from)))
  return and(lte(jobs.ctcFrom, paiseOfLpa(range.to)), upTo)
}

/**
 * The jobs in a state. Open jobs take applications; a drive's job does so until the drive's last day. Every query joins
 * the drive.
 */
export function inState(state: JobState, today: string): SQL {
  const isDriveOver = sql`coalesce(${placementDrives.toDate} < ${today}, false)`
  return state === 'open'
    ? sql`(${jobs.closedAt} is null and not ${isDriveOver})`
    : sql`(${jobs.closedAt} is not null or ${isDriveOver})`
}

/** The title, company or location contains every word of the search box. */
function containing(term: string): SQL | undefined {
  return and(...[...new Set(term.split(/\s+/))].map((word) => containsText(word)))
}

function facetConditions(filters: JobFilters, today: string): Record<FacetName, SQL | undefined> {
  const { location, type, model, experience, salary, category, tags, state, since } = filters
  const anyOf = <T>(values: readonly T[], make: (values: readonly T[]) => SQL | undefined) =>
    values.length > 0 ? make(values) : undefined
  return {
    location: anyOf(location, (values) => inArray(jobs.location, [...values])),
    type: anyOf(type, (values) => inArray(jobs.type, [...values])),
    model: anyOf(model, (values) => inArray(jobs.workModel, [...values])),
    experience: anyOf(experience, (values) => inArray(jobs.experience, values.flatMap(experiencesOf))),
    salary: anyOf(salary, (values) => or(...values.map(paysWithin))),
    category: anyOf(category, (values) => inArray(jobs.domainId, [...values])),
    state: state && inState(state, today),
    posted: since && gte(jobs.createdAt, since),
    tags: anyOf(tags, (values) => arrayOverlaps(jobs.skillKeys, values.map(skillKey))),
  }
}

/** A filter, or the position of a part of the words. */
export type Narrowing = FacetName | number

/** Writes a condition that can be left out, if it is not read from the job itself; `of` is what it belongs to. */
type WriteCondition = (of: FacetName | WordCondition, condition: SQL) => SQL

const asItIs: WriteCondition = (_of, condition) => condition

/** The conditions of a listing that can be left out; `without` as in `jobsWhere`. */
export function narrowedBy(
  viewer: Viewer,
  filters: JobFilters,
  without: readonly Narrowing[],
  write = asItIs,
): SQL | undefined {
  const facets = Object.entries(facetConditions(filters, viewer.today)) as [FacetName, SQL | undefined][]
  return and(
    filters.words && meetsWords(filters.words, without, write),
    ...facets.map(([name, condition]) => (condition && !without.includes(name) ? write(name, condition) : undefined)),
  )
}

/** The conditions of a listing that can't be left out. */
export function alwaysMet(viewer: Viewer, filters: JobFilters): SQL | undefined {
  return and(
    listedFor(viewer),
    filters.words ? meetsNoneExcluded(filters.words) : containing(filters.term),
    filters.PlacementDriveID === undefined ? undefined : eq(jobs.driveId, filters.PlacementDriveID),
    filters.EmployerID === undefined ? undefined : eq(jobs.employerId, filters.EmployerID),
    filters.offered === 'drive' ? isNotNull(jobs.driveId) : undefined,
  )
}

/**
 * The jobs of a listing. `without` leaves out filters, for counting a filter's own values, or the parts of the words at
 * these positions.
 */
export function jobsWhere(viewer: Viewer, filters: JobFilters, without: readonly Narrowing[] = []): SQL | undefined {
  return and(alwaysMet(viewer, filters), narrowedBy(viewer, filters, without))
}

/** The same conditions for a single row; if the words name several things, the row must also have all of them. */
export function jobConditions(viewer: Viewer, filters: JobFilters): SQL[] {
  const condition = jobsWhere(viewer, filters) ?? sql`true`
  const besides = filters.words && meetsAllRequested(filters.words)
  return besides ? [condition, sql`(${condition} and ${besides})`] : [condition]
}
