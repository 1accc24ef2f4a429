import { type CandidateFilters, switchNames } from '@pramaan/contract/search/candidate-filters'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { showsExperience } from '@pramaan/domain/experience-level'
import { endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { joiningStates, matchesReadyTo, type ReadyTo } from '@pramaan/domain/joining'
import { paiseOfLpa, paiseOfRupees } from '@pramaan/domain/money'
import { anyLocation, experienceFilters, salaryFilters } from '@pramaan/domain/options'
import { and, eq, gte, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import { flagOfSwitch } from '../projection/concepts/row-codes.ts'
import { anywhere, facetOf } from '../projection/facets.ts'
import { joiningCode, levelCode } from '../projection/search-row.ts'
import type { LoosenedList } from '../ranked/read-list.queries.ts'
import { payUp } from '../ranking/sort.queries.ts'
import type { ReadTerm } from '../request/read-term.ts'
import type { ResolvedSearch } from '../request/resolve-search.ts'
import type { RequestedRoles, SearchRequest } from '../request/search-request.ts'
import { excludedBy, ofLead, ofSkills, onLead, wishesOf, wordWishesOf } from './concept-conditions.queries.ts'
import type { ListedIds } from './listed-ids.queries.ts'
import { noticeCodes } from './notice-codes.ts'
import { namesLocation, type TextMatch, textMatch, wishedWords } from './text-match.ts'

const monthsPerYear = 12

/** The conditions on columns of orders; `payUp` is the pay in ascending order, which has an index of its own. */
export type Ranges = Record<'experience' | 'CreatedOn' | 'expectedCtc' | 'payUp', SQL | undefined>

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
  /** The conditions that always apply: all but the places, years, pay and the like, and words beside a title or skill. */
  required?: SQL | undefined
  /** Whether any of these is a filter, or another condition beside the words. */
  isFiltered?: boolean
  /** Whether these match text. */
  requiresText?: boolean
  /** These and the words beside a title or skill. */
  worded?: SQL | undefined
  /** All conditions but that of the lead concept, for rows that are reached through its postings and so have it. */
  besideLead?: SQL | undefined
  /** The limits of the columns that a list can be ordered by: between these its rows are walked. */
  ranges?: Ranges
  /** Those of the conditions that the postings of concepts can check before the row is read. */
  posting?: SQL | undefined
  /** If conditions of the words only affect the order: the list. */
  list?: LoosenedList | undefined
}

function hasAnyFacet(codes: readonly number[]) {
  return sql`${row.facets} && ${sql.param([...codes])}`
}

function hasFacet(code: number) {
  return sql`${row.facets} @> ${sql.param([code])}`
}

function ofTexts(match: TextMatch | undefined) {
  if (match === undefined) return undefined
  return match === 'nothing' ? sql`false` : sql`${row.words} @@ ${match.query}::tsquery`
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
function rangesOf(filters: CandidateFilters, read: ReadTerm | undefined): Ranges {
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
function unlessContrary({ salary, maxCtc, year, expStatus }: CandidateFilters): Condition | undefined {
  const pay = salaryFilters.find(({ text }) => text === salary)
  const years = experienceFilters.find(({ text }) => text === year)
  const isAbove = pay && maxCtc !== undefined && yearlyPay(pay.from) > paiseOfLpa(maxCtc)
  const isFresher = expStatus !== undefined && !showsExperience(expStatus)
  return isAbove || (isFresher && years && years.from > 0) ? sql`false` : undefined
}

function ofFlags(filters: CandidateFilters) {
  return switchNames.filter((name) => filters[name]).map((name) => row[flagOfSwitch[name]])
}

/** Whether a filter has a partial index that can count its candidates without reading the table. */
function hasIndexedFlag({ isVsp, immediate, partTime, internship, year }: CandidateFilters) {
  const certified = experienceFilters.find(({ text }) => text === year)?.certified
  return isVsp || immediate || partTime || internship || certified || false
}

/** The condition of a search that asks for one concept and nothing else, beside that concept. */
const everybody = sql`true`

/** Whether a search asks for its lead concept alone. */
export function isLeadAlone({ besideLead }: Matching): boolean {
  return besideLead === everybody
}

/** A search with only those of its conditions that always apply, or with these and its words beside a title or skill. */
export function onlyThe(part: 'required' | 'worded', matching: Matching): Matching {
  const byText = part === 'required' ? (matching.requiresText ?? false) : matching.byText
  return { ...matching, where: matching[part], byText }
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
  const besides = ids.read ? wishedWords(ids.read) : []
  const match = textMatch(filters, ids, staff, besides)
  const { value, expStatus, collegeID } = filters
  const codes = [
    ...ofRoles(roles),
    inLocation(filters.location, ids),
    ofNotice(filters.notice),
    ids.degreeId === undefined ? undefined : hasFacet(facetOf('degree', ids.degreeId)),
    collegeID === undefined ? undefined : hasFacet(facetOf('college', collegeID)),
  ]
  const { read } = ids
  const ofWords = [ofTexts(match), ...excludedBy(read)]
  const ofFilters = [
    also,
    unlessContrary(filters),
    ...ofSkills(ids),
    ...codes,
    ofReadyTo(value),
    ...ofFlags(filters),
    ...ofYears(filters.year),
    ...ofPay(filters),
    expStatus === undefined ? undefined : eq(row.level, levelCode(expStatus)),
    ofActive(filters.active, ids.today),
    ...ofDates(filters),
  ]
  const conditions = [...ofWords, ...ofFilters]
  const isFiltered = ofFilters.some((condition) => condition !== undefined)
  const requiresText = match !== undefined
  const byText = requiresText || besides.length > 0
  const narrow =
    !byText &&
    also === undefined &&
    !read &&
    !ids.skills &&
    filters.active === undefined &&
    codes.some((code) => code !== undefined) &&
    !hasIndexedFlag(filters)
  const others = conditions.map((condition) => condition && sql`${condition}`)
  const required = and(ofLead(ids), ...others)
  const worded = and(required, ...wordWishesOf(read).map(({ condition }) => condition))
  const wishes = wishesOf(read).map(({ condition }) => condition)
  const besideLead = and(...others, ...wishes) ?? everybody
  const where = and(required, ...wishes)
  const indexed = { posting: and(onPosting(filters), onLead(ids)), ranges: rangesOf(filters, read) }
  if (!read?.loosened)
    return { where, besideLead, byText, narrow, read, required, isFiltered, requiresText, worded, ...indexed }
  const listed = read.loosened.list.rows.map(({ keys }) => Number(keys.at(-1)))
  const inList = sql`${row.candidateId} = any(${sql.param(listed)})`
  return { where: and(required, inList), byText, read, required, worded, list: read.loosened }
}
