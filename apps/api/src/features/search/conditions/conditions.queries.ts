import { type CandidateFilters, switchNames } from '@pramaan/contract/search/candidate-filters'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { joiningStates, matchesReadyTo, type ReadyTo } from '@pramaan/domain/joining'
import { paiseOfLpa, paiseOfRupees } from '@pramaan/domain/money'
import { anyLocation, experienceFilters, salaryFilters } from '@pramaan/domain/options'
import { and, eq, gte, inArray, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import { flagOfSwitch } from '../projection/concepts/row-codes.ts'
import { anywhere, facetOf } from '../projection/facets.ts'
import { joiningCode, levelCode } from '../projection/search-row.ts'
import type { LoosenedList } from '../ranked/read-list.queries.ts'
import type { ReadTerm } from '../request/read-term.ts'
import type { ResolvedSearch } from '../request/resolve-search.ts'
import type { RequestedRoles, SearchRequest } from '../request/search-request.ts'
import { ofSkills, requiredOf, wishesOf } from './concept-conditions.queries.ts'
import type { ListedIds } from './listed-ids.queries.ts'
import { noticeCodes } from './notice-codes.ts'
import { namesLocation, type TextMatch, textMatch } from './text-match.ts'

const monthsPerYear = 12

/**
 * The conditions on a row, whether text is matched (whose count the planner can't estimate), and whether counting in
 * `search_counts` is cheaper.
 */
export type Matching = {
  where: SQL | undefined
  byText: boolean
  narrow?: boolean
  /** The words of the search as they were understood, used by best match. */
  read?: ReadTerm | undefined
  /** The conditions that always apply: all but the places, years, pay and similar conditions in the words. */
  required?: SQL | undefined
  /** Those of the conditions that the postings of concepts can check before the row is read. */
  posting?: SQL | undefined
  /** If conditions of the words only affect the order: the list. */
  list?: LoosenedList | undefined
}

function hasAny(codes: readonly number[]) {
  return sql`${row.facets} && ${sql.param([...codes])}`
}

function has(code: number) {
  return sql`${row.facets} @> ${sql.param([code])}`
}

function ofTexts(match: TextMatch | undefined) {
  if (match === undefined) return undefined
  return match === 'nothing' ? sql`false` : sql`${row.words} @@ ${match.query}::tsquery`
}

function inLocation(location: string | undefined, { locationId }: ListedIds) {
  if (!namesLocation(location)) return undefined
  if (location === anyLocation) return has(anywhere)
  return locationId === undefined ? undefined : hasAny([facetOf('location', locationId), anywhere])
}

function ofRoles({ roleId }: ListedIds, { selectedJobRoles, removedJobRoles }: RequestedRoles) {
  const codes = (ids: readonly number[]) => ids.map((id) => facetOf('role', id))
  return [
    roleId === undefined ? undefined : has(facetOf('role', roleId)),
    selectedJobRoles.length > 0 ? hasAny(codes(selectedJobRoles)) : undefined,
    removedJobRoles.length > 0 ? not(hasAny(codes(removedJobRoles))) : undefined,
  ]
}

function ofNotice(notice: CandidateFilters['notice']) {
  return notice === undefined ? undefined : hasAny(noticeCodes(notice))
}

/** Whether the last visit was within the given days, today included. */
function ofActive(active: CandidateFilters['active'], today = 0) {
  return active === undefined ? undefined : gte(row.activeDay, today - Number(active) + 1)
}

function codesOf(readyTo: ReadyTo) {
  return joiningStates.filter((joining) => matchesReadyTo(joining, readyTo)).map(joiningCode)
}

/** Each posting of a concept has whether the candidate is verified and looking for work. */
function onPosting({ isVsp, value }: CandidateFilters) {
  const looking = value === undefined ? [] : [...new Set(codesOf(value).map((code) => code > 0))]
  return and(
    isVsp ? concept.verified : undefined,
    looking.length === 1 ? eq(concept.looking, looking[0] ?? true) : undefined,
  )
}

function ofReadyTo(readyTo: ReadyTo | undefined) {
  if (readyTo === undefined) return undefined
  const codes = codesOf(readyTo)
  return codes.length === 1 ? eq(row.joining, codes[0] ?? 0) : inArray(row.joining, codes)
}

function ofYears(year: CandidateFilters['year']) {
  const range = experienceFilters.find(({ text }) => text === year)
  if (!range) return []
  return [
    gte(row.experienceMonths, range.from * monthsPerYear),
    range.to === null ? undefined : lt(row.experienceMonths, (range.to + 1) * monthsPerYear),
    range.certified ? row.hasCertificate : undefined,
  ]
}

/** Compares a monthly range with the expected pay; candidates without one match no range. */
function ofPay({ salary, maxCtc }: CandidateFilters) {
  const range = salaryFilters.find(({ text }) => text === salary)
  const yearly = (rupees: number) => paiseOfRupees(rupees * monthsPerYear)
  return [
    range && gte(row.expectedCtc, yearly(range.from)),
    range && range.to !== null ? lt(row.expectedCtc, yearly(range.to + 1)) : undefined,
    maxCtc === undefined ? undefined : gte(row.expectedCtc, 1),
    maxCtc === undefined ? undefined : lte(row.expectedCtc, paiseOfLpa(maxCtc)),
  ]
}

function ofFlags(filters: CandidateFilters) {
  return switchNames.filter((name) => filters[name]).map((name) => row[flagOfSwitch[name]])
}

/** Whether a filter has a partial index that can count its candidates without reading the table. */
function hasIndexedFlag({ isVsp, immediate, partTime, internship, year }: CandidateFilters) {
  const certified = experienceFilters.find(({ text }) => text === year)?.certified
  return isVsp || immediate || partTime || internship || certified || false
}

/** A condition on the search's table that another feature's list adds. */
export type Condition = SQL

/**
 * A search as conditions on the one table, always in the same order, each parameter of its column's type; `also` are a
 * list's conditions besides the filters.
 */
export function matchingOf(
  { filters, roles }: SearchRequest,
  ids: ResolvedSearch,
  staff: boolean,
  also?: Condition,
): Matching {
  const match = textMatch(filters, ids, staff)
  const { value, expStatus, collegeID, fromDate, toDate } = filters
  const codes = [
    ...ofRoles(ids, roles),
    inLocation(filters.location, ids),
    ofNotice(filters.notice),
    ids.degreeId === undefined ? undefined : has(facetOf('degree', ids.degreeId)),
    collegeID === undefined ? undefined : has(facetOf('college', collegeID)),
  ]
  const { read } = ids
  const conditions = [
    also,
    ofTexts(match),
    ...requiredOf(read),
    ...ofSkills(ids.skills),
    ...codes,
    ofReadyTo(value),
    ...ofFlags(filters),
    ...ofYears(filters.year),
    ...ofPay(filters),
    expStatus === undefined ? undefined : eq(row.level, levelCode(expStatus)),
    ofActive(filters.active, ids.today),
    fromDate === undefined ? undefined : gte(row.registeredAt, startOfDay(fromDate)),
    toDate === undefined ? undefined : lt(row.registeredAt, endOfDay(toDate)),
  ]
  const byText = match !== undefined
  const narrow =
    !byText &&
    also === undefined &&
    !read &&
    !ids.skills &&
    filters.active === undefined &&
    codes.some((code) => code !== undefined) &&
    !hasIndexedFlag(filters)
  const required = and(...conditions.map((condition) => condition && sql`${condition}`))
  const withWishes = and(required, ...wishesOf(read).map(({ condition }) => condition))
  if (!read?.loosened) return { where: withWishes, byText, narrow, read, required, posting: onPosting(filters) }
  const listed = read.loosened.list.rows.map(({ keys }) => Number(keys.at(-1)))
  const where = and(required, sql`${row.candidateId} = any(${sql.param(listed)})`)
  return { where, byText, read, required, list: read.loosened }
}
