import areasOfCities from '../words/city-areas.json' with { type: 'json' }
import namesOfCities from '../words/city-names.json' with { type: 'json' }

/** Sent in place of a city so that the server uses the city of the reader's profile. */
export const cityOfProfile = 'own'

/** The longest name of a city. */
export const longestCity = 100

/** Names of one city; the first is the one in our lists. */
const names: readonly (readonly string[])[] = namesOfCities

/** Cities between which people commute, as one area each. */
const areas: readonly (readonly string[])[] = areasOfCities

/** A city's display name: without the state or country after a comma. */
export function cityName(text: string): string {
  const [city = ''] = text.normalize('NFC').split(',')
  return city.replace(/\s+/g, ' ').trim()
}

/** A city's name for comparison, ignoring case. */
export function cityKey(text: string): string {
  return cityName(text).toLowerCase()
}

/** Every name of a city, our list's name first; an unknown city has only the given name. */
export function namesOfCity(city: string): readonly string[] {
  return names.find((all) => all.some((name) => cityKey(name) === cityKey(city))) ?? [cityName(city)]
}

/** Whether two names mean the same city. */
export function isSameCity(one: string, other: string): boolean {
  return namesOfCity(one).some((name) => cityKey(name) === cityKey(other))
}

/** The other cities of a city's area. */
export function citiesAround(city: string): string[] {
  const [name = ''] = namesOfCity(city)
  const isIt = (other: string) => cityKey(other) === cityKey(name)
  return areas.find((area) => area.some(isIt))?.filter((other) => !isIt(other)) ?? []
}
