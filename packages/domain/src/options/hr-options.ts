/** Communication skills in the HR comments (002, section 5). */
export const communicationOptions = ['Good', 'Average', 'Poor'] as const

/** Languages of comfort in the HR comments; several may be chosen. */
export const comfortLanguageOptions = ['English', 'Hindi', 'Native'] as const

/** Personality types in the HR comments. */
export const personalityOptions = ['Talkative', 'non-talkative'] as const

/** Work types that suit a candidate; several may be chosen. */
export const workTypeOptions = ['On-field', 'on-desk', 'on-call'] as const

/** Job types that suit a candidate; several may be chosen. */
export const suitableJobTypeOptions = ['Sales & Marketing', 'Operations', 'Creative', 'Technical', 'Admin'] as const

/** The preference in hr's comments that means any location. */
export const anyLocation = 'Anywhere'

/** Job locations a candidate prefers, in the HR comments and in the staff's filter. */
export const staffLocations = [anyLocation, 'Pune', 'Satara', 'Nashik', 'Mumbai'] as const

/** What a candidate owns; several may be chosen. */
export const assetOptions = ['Bike', 'Laptop'] as const

/** When a candidate can start. */
export const availabilityOptions = ['Immediate', 'Within 30 days', 'After 30 days'] as const

/** The availability that the `immediate` filter matches. */
export const immediateAvailability = 'Immediate' satisfies (typeof availabilityOptions)[number]
