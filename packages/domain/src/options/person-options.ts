/** Months as the forms offer and store them (000, section 5). */
export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/** A month as the forms store it. */
export type Month = (typeof months)[number]

/** The first year that education and experience may name. */
export const firstYear = 2000

/** Channels for a candidate's optional updates. */
export const notificationChannels = ['whatsapp', 'email', 'sms'] as const

/** Optional updates that a candidate may choose during onboarding (000, section 3). */
export const notificationPreferences = ['jobs', 'placement-drives', 'courses', 'profile-views', 'messages'] as const
