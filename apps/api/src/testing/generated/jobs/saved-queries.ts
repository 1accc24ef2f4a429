import { driveLocations, jobExperienceFilters, jobSalaryFilters, jobTypes } from '@pramaan/domain/options'
import { drawn } from '../drawn.ts'
import type { CatalogueRole } from './job-kinds.ts'

function pick<T>(list: readonly T[], row: number, column: number): T | undefined {
  return list[Math.floor(drawn(row, column, list.length))]
}

/**
 * The filters of so many saved searches for jobs, as an address has them: mostly the name of the work, often with a city;
 * some by a skill, a domain or years; a few by a city or the pay alone.
 */
export function savedQueries(roles: readonly CatalogueRole[], count: number): string[] {
  return Array.from({ length: count }, (_, row) => {
    const role = pick(roles, row, 0)
    const city = pick(driveLocations.slice(0, 5), row, 1) ?? ''
    const share = drawn(row, 2, 1)
    const term = drawn(row, 3, 1) < 0.5 ? `${role?.title} ${city}` : `${role?.title}`
    const location = `location=${encodeURIComponent(city)}`
    const years = `experience=${encodeURIComponent(pick(jobExperienceFilters, row, 4)?.text ?? '')}`
    const pay = `salary=${pick(jobSalaryFilters, row, 5)?.text}`
    const type = `type=${encodeURIComponent(pick(jobTypes, row, 6) ?? '')}`
    if (share < 0.5) return `term=${encodeURIComponent(term)}`
    if (share < 0.6) return `term=${encodeURIComponent(role?.title ?? '')}&${years}&${pay}`
    if (share < 0.75)
      return `tags=${encodeURIComponent(pick(role?.professionalSkills ?? [], row, 7) ?? '')}&${location}`
    if (share < 0.85) return `category=${role?.domainId}&${location}`
    if (share < 0.95) return `${location}&${years}&${type}`
    return share < 0.99 ? `${location}&${pay}` : pay
  })
}
