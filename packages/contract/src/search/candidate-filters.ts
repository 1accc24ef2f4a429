import { experienceLevels } from '@pramaan/domain/experience-level'
import { readyToValues } from '@pramaan/domain/joining'
import {
  activeFilters,
  type ExperienceFilter,
  experienceFilters,
  type NoticeFilter,
  noticeFilters,
  type SalaryFilter,
  salaryFilters,
} from '@pramaan/domain/options'
import type { Query } from '@pramaan/domain/query-text'
import { defaultSort, isWords, longestTerm, skillListText, skillsOf } from '@pramaan/domain/search'
import type * as z from 'zod/mini'
import { day, flag, lpa, oneOf, paging, rowId, skillNames, text } from './filter-fields.ts'
import { filterEntries, filterText, listFilters, readFilters } from './list-filters.ts'
import { fieldsOf } from './query-fields.ts'

const years = experienceFilters.map((filter): ExperienceFilter => filter.text)
const notices = noticeFilters.map((filter): NoticeFilter => filter.text)
const salaries = salaryFilters.map((filter): SalaryFilter => filter.text)

/**
 * The candidate search (document 002 §7): every filter with its values, in canonical order, so that
 * equal searches have equal texts. The server reads it strictly and refuses what is malformed; the address bar, saved
 * searches and the history drop it.
 */
export const candidateFilters = listFilters(
  {
    term: text(longestTerm),
    ...paging,
    value: oneOf(readyToValues),
    isVsp: flag,
    year: oneOf(years),
    salary: oneOf(salaries),
    maxCtc: lpa,
    immediate: flag,
    expStatus: oneOf(experienceLevels, 'All'),
    degree: text(150),
    collegeName: text(300),
    collegeID: rowId,
    fromDate: day,
    toDate: day,
    location: text(100),
    searchTitle: text(100),
    partTime: flag,
    fullTime: flag,
    internship: flag,
    remote: flag,
    onSite: flag,
    /** Skills that a candidate must all have. */
    mustHave: skillNames,
    /** Skills that affect the order only, not who is in the list. */
    niceToHave: skillNames,
    /** Skills that a candidate must not have. */
    without: skillNames,
    notice: oneOf(notices),
    active: oneOf(activeFilters),
  },
  ['fromDate', 'toDate'],
)

/** A search's name in the history if its only filter is a switch. */
export const switchTitles: Readonly<Record<SwitchName, string>> = {
  isVsp: 'Pre-screened',
  immediate: 'Immediate',
  partTime: 'Part time',
  fullTime: 'Full time',
  internship: 'Internship',
  remote: 'Remote',
  onSite: 'On site',
}

/** A candidate search: its filters, order and page (URL, history and wire share it). */
export type CandidateFilters = z.output<typeof candidateFilters>

/** The name of a filter on the wire. */
export type FilterName = Exclude<keyof CandidateFilters, keyof typeof paging>

/** The name of an on/off filter. */
export type SwitchName = { [N in FilterName]: [CandidateFilters[N]] extends [true | undefined] ? N : never }[FilterName]

/** The filters, in canonical order. */
export const filterNames = Object.keys(candidateFilters.shape).filter((name): name is FilterName => !(name in paging))

/** The on/off filters, in canonical order. */
export const switchNames = filterNames.filter((name): name is SwitchName => candidateFilters.shape[name] === flag)

/** The search without filters: newest first, ten per page. */
export const noFilters: CandidateFilters = { sortBy: defaultSort, pageSize: 10, pageIndex: 0 }

/** A candidate search from a URL or an old row, without malformed values, so that every link opens. */
export function filtersOfAddress(query: Query): CandidateFilters {
  return readFilters(candidateFilters, query)
}

/** A search as the text of a query without `?`; equal searches give equal texts. */
export function queryOfFilters(filters: CandidateFilters, { complete = false } = {}): string {
  return filterText(candidateFilters, filters, complete)
}

/**
 * A search as the fields of a call's query or of a saved row; with `complete` the default order and page are named too.
 */
export function wireQuery(filters: CandidateFilters, { complete = false } = {}): Record<string, string | string[]> {
  return fieldsOf(filterEntries(candidateFilters, filters, complete))
}

/** An applied filter: `toggle`s show their own state, `choice`s and `text`s are chips. */
export type AppliedFilter = { name: FilterName; text: string; kind: 'toggle' | 'choice' | 'text' }

/** The filters that are applied, in canonical order. */
export function appliedFilters(filters: CandidateFilters): AppliedFilter[] {
  return filterNames.flatMap((name): AppliedFilter[] => {
    const value = filters[name]
    if (value === undefined) return []
    if (value === true) return [{ name, text: name, kind: 'toggle' }]
    return [{ name, text: String(value), kind: isWords(name) ? 'text' : 'choice' }]
  })
}

/** The filters whose text contains several skills. */
const skillFilters = ['mustHave', 'niceToHave', 'without'] as const

/** Whether a filter names skills. */
export function isSkillFilter(name: FilterName): name is (typeof skillFilters)[number] {
  return skillFilters.some((one) => one === name)
}

/** What takes an applied filter away, or only the skills that its text names; a college has a number and a name. */
export function withoutFilter(
  filters: CandidateFilters,
  { name, text }: Pick<AppliedFilter, 'name' | 'text'>,
): Partial<CandidateFilters> {
  if (name === 'collegeID') return { collegeID: undefined, collegeName: undefined }
  if (!isSkillFilter(name)) return { [name]: undefined }
  const removed = skillsOf(text)
  const left = skillsOf(filters[name]).filter((skill) => !removed.includes(skill))
  return { [name]: left.length > 0 ? skillListText(left) : undefined }
}

/** The search with some filters set or, if undefined, removed; back on the first page, since the rows change. */
export function applyFilters(filters: CandidateFilters, change: Partial<CandidateFilters>): CandidateFilters {
  const entries = Object.entries({ ...filters, pageIndex: 0, ...change }).filter(([, value]) => value !== undefined)
  return { ...noFilters, ...Object.fromEntries(entries) }
}

/** A search's filters as a text, without order and page: equal for equal searches. */
export function searchKey(filters: CandidateFilters): string {
  const { sortBy, pageSize, pageIndex } = noFilters
  return queryOfFilters({ ...filters, sortBy, pageSize, pageIndex })
}
