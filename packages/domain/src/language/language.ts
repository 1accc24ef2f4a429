/** The product's languages by tag. They are in their own file, because every first screen needs them. */
export const languages = ['en', 'hi', 'mr'] as const

/** The tag of a supported language. */
export type Language = (typeof languages)[number]
