import { startOf } from '../shortened/shortened.ts'

/** The maximum number of saved searches of an employer. */
export const mostSavedSearches = 50

/** The maximum length of a saved search's name. */
export const longestSearchName = 60

/** Makes a name for a search from these texts: as many as fit, and only the first may be cut. */
export function nameOfSearch(texts: readonly string[]): string {
  const [first = '', ...rest] = texts
  let name = startOf(first, longestSearchName)
  for (const text of rest) {
    const longer = `${name}, ${text}`
    if (longer.length > longestSearchName) break
    name = longer
  }
  return name
}

/** A name for comparison: 'Welders  Pune' is 'welders pune'. */
export function searchNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
