import { type JobState, jobStates } from '../job/job.ts'
import { driveLocations, jobExperienceFilters, jobSalaryFilters, jobTypes } from '../options/options.ts'
import { entriesOf, type Query, queryText } from '../query-text/query-text.ts'

/** The job listing's filters in its URL; `page` counts from 1 (D19). */
export type JobSearch = {
  term: string
  location: readonly string[]
  type: string | undefined
  experience: readonly string[]
  salary: string | undefined
  /** Domains, by their ids. */
  category: readonly number[]
  /** Skills. */
  tags: readonly string[]
  /** For the job's side, whose list includes closed jobs. */
  state: JobState | undefined
  /** The city whose jobs come first; it does not filter. */
  near: string | undefined
  page: number
}

/** The single-choice filters. */
const oneOfFilters = ['type', 'salary', 'state'] as const

/** The multiple-choice filters. */
const someOfFilters = ['location', 'experience', 'category', 'tags'] as const

/** The values that a filter has of itself; categories and tags are the jobs' own. */
export const jobFilterValues = {
  location: driveLocations,
  type: jobTypes,
  experience: jobExperienceFilters.map(({ text }) => text),
  salary: jobSalaryFilters.map(({ text }) => text),
  state: jobStates,
} as const

/** A listing without a filter. */
export const fullListing: JobSearch = {
  term: '',
  location: [],
  type: undefined,
  experience: [],
  salary: undefined,
  category: [],
  tags: [],
  state: undefined,
  near: undefined,
  page: 1,
}

const mostValues = 20
const mostCharacters = 100
const lastPage = 1000

/** The filters in a URL, without unknown values. */
export function jobSearchOf(query: Query): JobSearch {
  const pairs = entriesOf(query).map(([name, value]) => [name, value.trim().slice(0, mostCharacters)] as const)
  const all = (name: string) => {
    const values = pairs.filter(([key, value]) => key === name && value !== '').map(([, value]) => value)
    return [...new Set(values)].slice(0, mostValues)
  }
  const known = (name: keyof typeof jobFilterValues) => {
    const values: readonly string[] = jobFilterValues[name]
    return all(name).filter((value) => values.includes(value))
  }
  const [term = ''] = all('term')
  const [page = ''] = all('page')
  return {
    term,
    location: known('location'),
    type: known('type')[0],
    experience: known('experience'),
    salary: known('salary')[0],
    tags: all('tags'),
    state: jobStates.find((state) => state === known('state')[0]),
    category: all('category').filter(isId).map(Number),
    near: all('near')[0],
    page: isId(page) ? Math.min(Number(page), lastPage) : 1,
  }
}

function isId(text: string) {
  return /^[1-9]\d{0,8}$/.test(text)
}

/** Filters as a URL query, in a fixed order; empty without filters. */
export function queryOfJobSearch(search: JobSearch): string {
  const { term, page } = search
  const one = (name: string, value: string | undefined) => (value ? [[name, value] as const] : [])
  return queryText([
    ...one('term', term.trim()),
    ...search.location.map((value) => ['location', value] as const),
    ...one('type', search.type),
    ...search.experience.map((value) => ['experience', value] as const),
    ...one('salary', search.salary),
    ...search.category.map((value) => ['category', String(value)] as const),
    ...search.tags.map((value) => ['tags', value] as const),
    ...one('state', search.state),
    ...one('near', search.near),
    ...one('page', page > 1 ? String(page) : ''),
  ])
}

/** How many filters narrow the listing, the search box aside. */
export function countOfFilters(search: JobSearch): number {
  const several = someOfFilters.reduce((sum, name) => sum + search[name].length, 0)
  return several + oneOfFilters.filter((name) => search[name] !== undefined).length
}

/** Whether nothing narrows the listing, neither words nor filters. */
export function isFullListing(search: JobSearch): boolean {
  return search.term === '' && countOfFilters(search) === 0
}

/** A list with a value added, or removed if it was there. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}
