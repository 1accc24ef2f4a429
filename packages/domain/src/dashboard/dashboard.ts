/** The windows of a candidate's stat cards, in days (001, section 9). */
export const candidateWindows = { viewers: 90, searchAppearances: 7, shortlisted: 30 } as const

/** Entries of the lists of a candidate's dashboard. */
export const candidateLists = { scopeJobs: 5, drives: 6, topJobs: 5 } as const

/**
 * The carousels of a candidate's dashboard: how many fit side by side by the window's width in px, and how often one
 * turns.
 */
export const candidateCarousels = {
  trainings: { perPage: [{ below: 585, count: 1 }, { below: 875, count: 2 }, { count: 3 }], intervalMs: 3000 },
  drives: { perPage: [{ below: 585, count: 1 }, { count: 2 }] },
} as const

/** The tips of a candidate's dashboard: how many there are, and how long each stays. */
export const tipRotation = { tips: 5, intervalMs: 4000 } as const

/** Entries that the lists of an employer's dashboard show before 'View all' (002, section 9). */
export const employerListEntries = 5

/**
 * The carousel of an employer's recent drives: how many fit side by side by the window's width in px, and the pace at
 * which it becomes once permission is given (002, section 9).
 */
export const recentDrivesCarousel = {
  perPage: [{ below: 585, count: 1 }, { count: 2 }],
  intervalMs: 3000,
  autoplay: false,
} as const

/** The days covered by the small figures below an employer's figures, and by the graphs on the tiles. */
export const employerWindows = { figures: 7, statistics: 30 } as const

/** How many searches lead to one shortlisting, as 'about 1 in every N'; undefined without enough data. */
export function searchesToShortlist(searches: number, shortlisted: number): number | undefined {
  return shortlisted > 0 && searches >= shortlisted ? Math.round(searches / shortlisted) : undefined
}

/** The jobs of 'Scope for you': the best five of the matches, in reversed order. */
export function scopeJobs<T>(matches: readonly T[]): T[] {
  return matches.slice(0, candidateLists.scopeJobs).reverse()
}
