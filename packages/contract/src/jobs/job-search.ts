import {
  type JobSort,
  type JobState,
  jobStates,
  type OfferedAt,
  offeredAt,
  type PostedDays,
  postedDays,
} from '@pramaan/domain/job'
import { driveLocations, jobExperienceFilters, jobSalaryFilters, jobTypes, workModels } from '@pramaan/domain/options'

/** The job listing's filters in its URL; `page` counts from 1 (D19). */
export type JobSearch = {
  term: string
  location: readonly string[]
  type: string | undefined
  /** Where the work is done. */
  model: readonly string[]
  experience: readonly string[]
  salary: string | undefined
  /** Domains, by their ids. */
  category: readonly number[]
  /** Skills. */
  tags: readonly string[]
  /** For employers and staff, whose lists include closed jobs. */
  state: JobState | undefined
  /** The jobs of all drives; undefined for those outside of drives too. */
  offered: OfferedAt | undefined
  /** Posted within this many days. */
  posted: PostedDays | undefined
  /** Undefined for the usual order. */
  sort: JobSort | undefined
  /** The city whose jobs come first; jobs elsewhere stay in the list. */
  near: string | undefined
  page: number
}

/** The single-choice filters. */
const oneOfFilters = ['type', 'salary', 'posted', 'state', 'offered'] as const

/** The multiple-choice filters. */
const someOfFilters = ['location', 'model', 'experience', 'category', 'tags'] as const

/** The fixed values of each filter; categories and tags come from the jobs. */
export const jobFilterValues = {
  location: driveLocations,
  type: jobTypes,
  model: workModels,
  experience: jobExperienceFilters.map(({ text }) => text),
  salary: jobSalaryFilters.map(({ text }) => text),
  posted: postedDays,
  state: jobStates,
  offered: offeredAt,
} as const

/** A listing without a filter. */
export const fullListing: JobSearch = {
  term: '',
  location: [],
  type: undefined,
  model: [],
  experience: [],
  salary: undefined,
  category: [],
  tags: [],
  state: undefined,
  offered: undefined,
  posted: undefined,
  sort: undefined,
  near: undefined,
  page: 1,
}

/** How many filters narrow the listing, not counting the search box. */
export function countOfFilters(search: JobSearch): number {
  const several = someOfFilters.reduce((sum, name) => sum + search[name].length, 0)
  return several + oneOfFilters.filter((name) => search[name] !== undefined).length
}

/** Whether neither words nor filters narrow the listing. */
export function isFullListing(search: JobSearch): boolean {
  return search.term === '' && countOfFilters(search) === 0
}

/** A list with a value added, or removed if the list has it. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}
