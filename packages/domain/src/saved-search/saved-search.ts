import { startOf } from '../shortened/shortened.ts'

/** The maximum number of saved searches of an employer. */
export const mostSavedSearches = 50

/** Most characters of a saved search's name. */
export const longestSearchName = 60

/** A name for a search by what it asks for: as many of these texts as there is room for, none cut unless it is the first. */
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

/** A name in the form in which names are compared: 'Welders  Pune' is 'welders pune'. */
export function searchNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
