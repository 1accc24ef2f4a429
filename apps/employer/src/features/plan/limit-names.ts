/** What a plan limits in a day, and the name of its use today (D27). */
export const limitNames = [
  { limit: 'jobRolesADay', used: 'jobRoles' },
  { limit: 'filterSearchesADay', used: 'filterSearches' },
  { limit: 'profileViewsADay', used: 'profileViews' },
] as const
