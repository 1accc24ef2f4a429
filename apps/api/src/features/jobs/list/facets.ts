import { experiencesOf, jobStates, postedDays } from '@pramaan/domain/job'
import { jobExperienceFilters, jobSalaryFilters } from '@pramaan/domain/options'
import type { FacetName } from '../conditions.queries.ts'

/**
 * The number of jobs with a value. For pay, `value` has a bit for each range; for posting and state it is the index in
 * their list. A skill's label is one of its spellings, a domain's its name.
 */
export type Counted = { facet: FacetName; value: string | null; jobs: number; label: string | null }

const isBefore = (one: string, other: string) => (one < other ? -1 : 1)

/** The counts of a list in the API's form. */
export function facetsOf(rows: readonly Counted[]) {
  const rowsOf = (name: FacetName) => rows.filter(({ facet }) => facet === name)
  const sum = (name: FacetName, has: (value: string) => boolean) =>
    rowsOf(name).reduce((total, { value, jobs }) => (value !== null && has(value) ? total + jobs : total), 0)
  const values = (name: FacetName) =>
    rowsOf(name)
      .flatMap(({ value, jobs: count, label }) => (value === null ? [] : [{ value, count, label: label ?? value }]))
      .sort((one, other) => other.count - one.count || isBefore(one.value, other.value))
  const plain = (name: FacetName) => values(name).map(({ value, count }) => ({ value, count }))
  const isOneOf = (texts: readonly string[]) => (value: string) => texts.includes(value)
  return {
    location: plain('location'),
    type: plain('type'),
    model: plain('model'),
    experience: jobExperienceFilters.map(({ text }) => {
      return { value: text, count: sum('experience', isOneOf(experiencesOf(text))) }
    }),
    salary: jobSalaryFilters.map(({ text }, at) => {
      return { value: text, count: sum('salary', (ranges) => (Number(ranges) & (2 ** at)) !== 0) }
    }),
    category: values('category')
      .map(({ value, count, label }) => ({ value: Number(value), label, count }))
      .sort((one, other) => other.count - one.count || isBefore(one.label, other.label)),
    tags: values('tags').map(({ label, count }) => ({ value: label, count })),
    state: jobStates.map((value, at) => ({ value, count: sum('state', (state) => Number(state) === at) })),
    posted: postedDays.map((value, at) => ({ value, count: sum('posted', (age) => Number(age) <= at) })),
  }
}
