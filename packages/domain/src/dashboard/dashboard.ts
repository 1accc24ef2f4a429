/** The windows of a candidate's stat cards, in days (001, section 9). */
export const candidateWindows = { viewers: 90, searchAppearances: 7, shortlisted: 30 } as const

/** Jobs of 'Scope for you' and drives on a candidate's dashboard. */
export const candidateLists = { scopeJobs: 5, drives: 6 } as const

/** Entries that the lists of an employer's dashboard show before 'View all' (002, section 9). */
export const employerListEntries = 5

/** The jobs of 'Scope for you': the best five of the matches, in reversed order. */
export function scopeJobs<T>(matches: readonly T[]): T[] {
  return matches.slice(0, candidateLists.scopeJobs).reverse()
}
