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

/** The same for one drive, which takes the full width. */
export const oneDriveCarousel = { ...recentDrivesCarousel, perPage: [{ count: 1 }] } as const
