/** The maximum number of saved searches of an employer. */
export const mostSavedSearches = 50

/** Most characters of a saved search's name. */
export const longestSearchName = 60

/** A name in the form in which names are compared: 'Welders  Pune' is 'welders pune'. */
export function searchNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
