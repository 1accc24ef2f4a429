import { jobs } from '@pramaan/contract/jobs/job'
import { jobSearchOf } from '@pramaan/contract/jobs/job-search-address'
import { skillKey } from '@pramaan/domain/candidate'
import { experiencesOf } from '@pramaan/domain/job'
import type { JobFilters } from '../../jobs/job-filters.ts'
import { wildcard } from '../criteria/triggers.ts'

/** What of a job a saved search may ask for by value. */
type Named = 'tag' | 'category' | 'location' | 'type' | 'experience'

/** A value of a job, as the saved searches that need it are found by. */
type JobCode = `${Named}=${string}`

/**
 * A saved search for jobs as the filters of the listing. Its order and the time of posting are left out: an alert reports
 * new jobs anyway.
 */
export function filtersOfSaved(query: string): JobFilters {
  const { type, salary, page: _, near: _near, sort: _sort, posted: _posted, ...search } = jobSearchOf(query)
  return jobs.list.query.parse({ ...search, type: type ? [type] : [], salary: salary ? [salary] : [] })
}

/** A matching job has at least one of these codes: usually those of the filter that the fewest jobs meet. */
export function jobKeysOf({ tags, category, location, type, experience }: JobFilters): string[] {
  const clauses: readonly (readonly JobCode[])[] = [
    tags.map((tag): JobCode => `tag=${skillKey(tag)}`),
    category.map((id): JobCode => `category=${id}`),
    location.map((city): JobCode => `location=${city}`),
    experience.flatMap(experiencesOf).map((text): JobCode => `experience=${text}`),
    type.map((text): JobCode => `type=${text}`),
  ]
  return [...(clauses.find((codes) => codes.length > 0) ?? [wildcard])]
}

type Job = {
  skillKeys: readonly string[]
  domainId: number | null
  location: string
  type: string | null
  experience: string | null
}

/** The codes of a job. */
export function jobCodesOf({ skillKeys, domainId, location, type, experience }: Job): string[] {
  const codes: JobCode[] = [
    ...skillKeys.map((key): JobCode => `tag=${key}`),
    `category=${domainId ?? ''}`,
    `location=${location}`,
    `type=${type ?? ''}`,
    `experience=${experience ?? ''}`,
  ]
  return [...codes, wildcard]
}
