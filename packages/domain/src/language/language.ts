/** Languages of the product, by their tags; apart from the other options, for every first screen needs them. */
export const languages = ['en', 'hi', 'mr'] as const

/** The tag of a supported language. */
export type Language = (typeof languages)[number]
