/** What a plan limits per day, and the name of today's use (D27). */
export const limitNames = [
  { limit: 'jobRolesADay', used: 'jobRoles' },
  { limit: 'filterSearchesADay', used: 'filterSearches' },
  { limit: 'profileViewsADay', used: 'profileViews' },
] as const
