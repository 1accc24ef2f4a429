import { type CandidateFilters, switchNames } from '@pramaan/contract/search/candidate-filters'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { showsExperience } from '@pramaan/domain/experience-level'
import { endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { joiningStates, matchesReadyTo, type ReadyTo } from '@pramaan/domain/joining'
import { paiseOfLpa, paiseOfRupees } from '@pramaan/domain/money'
import { anyLocation, experienceFilters, salaryFilters } from '@pramaan/domain/options'
import { and, eq, gte, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import { flagOfSwitch } from '../../projection/concepts/row-codes.ts'
import { anywhere, facetOf } from '../../projection/facets.ts'
import { joiningCode, levelCode } from '../../projection/search-row.ts'
import type { ListedIds } from '../../understand/listed-ids.queries.ts'
import type { ReadTerm } from '../../understand/read-term.ts'
import type { ResolvedSearch } from '../../understand/resolve-search.ts'
import type { RequestedRoles, SearchRequest } from '../../understand/search-request.ts'
import { noticeCodes } from './notice-codes.ts'
import { namesLocation } from './text-match.ts'

type Condition = SQL | undefined

const monthsPerYear = 12

/** The conditions on columns of orders; `payUp` is the pay in ascending order, which has an index of its own. */
export type Ranges = Record<'experience' | 'CreatedOn' | 'expectedCtc' | 'payUp', Condition>

/** The expected pay in ascending order: those without one come last. */
export const payUp = sql`coalesce(nullif(${row.expectedCtc}, 0), 9007199254740991)`

function hasAnyFacet(codes: readonly number[]) {
  return sql`${row.facets} && ${sql.param([...codes])}`
}

function hasFacet(code: number) {
  return sql`${row.facets} @> ${sql.param([code])}`
}

function inLocation(location: string | undefined, { locationId }: ListedIds) {
  if (!namesLocation(location)) return undefined
  if (location === anyLocation) return hasFacet(anywhere)
  return locationId === undefined ? undefined : hasAnyFacet([facetOf('location', locationId), anywhere])
}

function ofRoles({ selectedJobRoles, removedJobRoles }: RequestedRoles) {
  const codes = (ids: readonly number[]) => ids.map((id) => facetOf('role', id))
  return [
    selectedJobRoles.length > 0 ? hasAnyFacet(codes(selectedJobRoles)) : undefined,
    removedJobRoles.length > 0 ? not(hasAnyFacet(codes(removedJobRoles))) : undefined,
  ]
}

function ofNotice(notice: CandidateFilters['notice']) {
  return notice === undefined ? undefined : hasAnyFacet(noticeCodes(notice))
}

/** Whether the last visit was within the given days, today included. */
function ofActive(active: CandidateFilters['active'], today = 0) {
  return active === undefined ? undefined : gte(row.activeDay, today - Number(active) + 1)
}

function codesOf(readyTo: ReadyTo) {
  return joiningStates.filter((joining) => matchesReadyTo(joining, readyTo)).map(joiningCode)
}

/** Each posting of a concept has whether the candidate is verified and looking for work. */
export function onPosting({ isVsp, value }: CandidateFilters) {
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
    range.certified ? sql`${row.hasCertificate}` : undefined,
  ]
}

function ofDates({ fromDate, toDate }: CandidateFilters) {
  return [
    fromDate === undefined ? undefined : gte(row.registeredAt, startOfDay(fromDate)),
    toDate === undefined ? undefined : lt(row.registeredAt, endOfDay(toDate)),
  ]
}

/** What so many rupees a month are in a year, in paise. */
function yearlyPay(rupees: number) {
  return paiseOfRupees(rupees * monthsPerYear)
}

/** Compares a monthly range with the expected pay; candidates without one match no range. */
function ofPay({ salary, maxCtc }: CandidateFilters, pay: SQL = sql`${row.expectedCtc}`) {
  const range = salaryFilters.find(({ text }) => text === salary)
  return [
    range && sql`${pay} >= ${yearlyPay(range.from)}`,
    range && range.to !== null ? sql`${pay} < ${yearlyPay(range.to + 1)}` : undefined,
    maxCtc === undefined ? undefined : sql`${pay} >= 1`,
    maxCtc === undefined ? undefined : sql`${pay} <= ${paiseOfLpa(maxCtc)}`,
  ]
}

/** Whether only Freshers are asked for, by a filter or in the words. */
function isForFreshers({ expStatus }: CandidateFilters, read: ReadTerm | undefined) {
  const ofWords = read?.query.parts.flatMap((part) => (part.kind === 'level' ? [part.level] : [])) ?? []
  return [...ofWords, ...(expStatus ? [expStatus] : [])].some((level) => !showsExperience(level))
}

/**
 * The conditions on each column that lists can be ordered by, as its index has them. Freshers have no months of work: by
 * most experience they are at the end of its index.
 */
export function rangesOf(filters: CandidateFilters, read: ReadTerm | undefined): Ranges {
  const ofFreshers = isForFreshers(filters, read) ? sql`${row.experienceMonths} = 0` : undefined
  return {
    experience: and(...ofYears(filters.year), ofFreshers),
    CreatedOn: and(...ofDates(filters)),
    expectedCtc: and(...ofPay(filters)),
    payUp: and(...ofPay(filters, payUp)),
  }
}

/**
 * False if nobody can meet these filters together: a pay range above the highest pay, or a Fresher with years of work.
 * The planner would expect many, and an index would be walked to its end for nobody.
 */
function unlessContrary({ salary, maxCtc, year, expStatus }: CandidateFilters): Condition {
  const pay = salaryFilters.find(({ text }) => text === salary)
  const years = experienceFilters.find(({ text }) => text === year)
  const isAbove = pay && maxCtc !== undefined && yearlyPay(pay.from) > paiseOfLpa(maxCtc)
  const isFresher = expStatus !== undefined && !showsExperience(expStatus)
  return isAbove || (isFresher && years && years.from > 0) ? sql`false` : undefined
}

function ofFlags(filters: CandidateFilters) {
  return switchNames.filter((name) => filters[name]).map((name) => sql`${row[flagOfSwitch[name]]}`)
}

/** Whether a filter has a partial index that can count its candidates without reading the table. */
export function hasIndexedFlag({ isVsp, immediate, partTime, internship, year }: CandidateFilters) {
  const certified = experienceFilters.find(({ text }) => text === year)?.certified
  return isVsp || immediate || partTime || internship || certified || false
}

/** The conditions of the filters that have codes: roles, place, notice, degree and college. */
export function ofCodes({ filters, roles }: SearchRequest, ids: ListedIds): Condition[] {
  const { collegeID } = filters
  return [
    ...ofRoles(roles),
    inLocation(filters.location, ids),
    ofNotice(filters.notice),
    ids.degreeId === undefined ? undefined : hasFacet(facetOf('degree', ids.degreeId)),
    collegeID === undefined ? undefined : hasFacet(facetOf('college', collegeID)),
  ]
}

/** The conditions of the other filters but skills, which the words affect, and texts. */
export function ofColumns(filters: CandidateFilters, { today }: Pick<ResolvedSearch, 'today'>): Condition[] {
  const { value, expStatus } = filters
  return [
    unlessContrary(filters),
    ofReadyTo(value),
    ...ofFlags(filters),
    ...ofYears(filters.year),
    ...ofPay(filters),
    expStatus === undefined ? undefined : eq(row.level, levelCode(expStatus)),
    ofActive(filters.active, today),
    ...ofDates(filters),
  ]
}
