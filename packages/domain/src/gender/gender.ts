/** The genders offered; giving one is optional (000, section 3). */
export const genders = ['Male', 'Female', 'Other'] as const

/** A gender as spelt in the API. */
export type Gender = (typeof genders)[number]
