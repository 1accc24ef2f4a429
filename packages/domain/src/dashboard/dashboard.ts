/** The windows of a candidate's stat cards, in days (001, section 9). */
export const candidateWindows = { viewers: 90, searchAppearances: 7, shortlisted: 30 } as const

/** Entries of the lists of a candidate's dashboard. */
export const candidateLists = { scopeJobs: 5, similarJobs: 4, skillsToAdd: 5, drives: 6 } as const

/** The days covered by the small figures below an employer's figures, and by the graphs on the tiles. */
export const employerWindows = { figures: 7, statistics: 30 } as const
