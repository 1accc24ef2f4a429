import { jobSorts, jobStates, offeredAt, postedDays } from '@pramaan/domain/job'
import { entriesOf, oneLine, type Query, queryText } from '@pramaan/domain/query-text'
import { longestTerm } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'
import { type JobSearch, jobFilterValues } from './job-search.ts'

const mostValues = 20
const mostCharacters = 100
const lastPage = 1000

/** The filters in a URL, without unknown values. */
export function jobSearchOf(query: Query): JobSearch {
  const pairs = entriesOf(query).map(
    ([name, value]) => [name, oneLine(startOf(value.trim(), name === 'term' ? longestTerm : mostCharacters))] as const,
  )
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
    model: known('model'),
    experience: known('experience'),
    salary: known('salary')[0],
    tags: all('tags'),
    state: jobStates.find((state) => state === known('state')[0]),
    offered: offeredAt.find((offered) => offered === known('offered')[0]),
    posted: postedDays.find((days) => days === known('posted')[0]),
    sort: jobSorts.find((sort) => sort === all('sort')[0]),
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
    ...search.model.map((value) => ['model', value] as const),
    ...search.experience.map((value) => ['experience', value] as const),
    ...one('salary', search.salary),
    ...search.category.map((value) => ['category', String(value)] as const),
    ...search.tags.map((value) => ['tags', value] as const),
    ...one('state', search.state),
    ...one('offered', search.offered),
    ...one('posted', search.posted),
    ...one('sort', search.sort),
    ...one('near', search.near),
    ...one('page', page > 1 ? String(page) : ''),
  ])
}
