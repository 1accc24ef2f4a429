import states from '../words/indian-states.json' with { type: 'json' }
import regionNames from '../words/regions.json' with { type: 'json' }

/** Cities of the location picker (000, section 9). */
export const pickerCities = ['Mumbai', 'Pune', 'Bangalore', 'Kolkata', 'Delhi', 'Chennai'] as const

/** The default country of a location. */
export const defaultCountry = { code: 'IN', name: 'India' } as const

/** Regions of several cities. */
export const regions: readonly string[] = regionNames

/** The states and union territories of India. */
export const indianStates: readonly string[] = states
