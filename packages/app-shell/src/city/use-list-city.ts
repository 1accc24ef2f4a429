import { cityName, cityOfProfile, longestCity, namesOfCity } from '@pramaan/domain/city'
import { anyLocation, driveLocations } from '@pramaan/domain/options'
import type { Role } from '@pramaan/domain/role'
import { startOf } from '@pramaan/domain/shortened'
import { usePerson, usePlatform } from '../platform/platform.tsx'
import { useQueryText } from '../router/use-query-text.ts'
import { useAddressChange } from './use-address-change.ts'
import { useMyCity } from './use-my-city.ts'

const key = 'pramaan.city'

/**
 * The city that jobs and drives start with: the URL's, else the last one chosen on this device, else the person's own.
 * Others have none until they choose one.
 */
export function useListCity() {
  const { storage } = usePlatform()
  const { role } = usePerson()
  const myCity = useMyCity()
  const address = useAddressChange()
  const query = new URLSearchParams(useQueryText())
  const chosen = chosenCity(query, storage, role)
  const city = chosen === anyLocation ? undefined : chosen === cityOfProfile ? myCity.city : chosen
  const [only, ...others] = query.getAll('location')
  const location = openingsIn(city)
  return {
    /** The displayed city; undefined for anywhere, or while `loading`. */
    city,
    loading: chosen === cityOfProfile && myCity.loading,
    ownCity: myCity.city,
    /** The city as a parameter of API calls. */
    near: nearOf(query, storage, role),
    /** The city as a location filter; undefined if openings can't be there. */
    location,
    /** Whether the list is limited to this city. */
    isOnly: location !== undefined && only === location && others.length === 0,
    choose(next: string) {
      // Back returns to the current list, not to the next choice.
      if (!query.has('near')) address.before((now) => now.set('near', chosen))
      storage.setItem(key, next)
      address.open((now) => {
        now.set('near', next)
        if (now.getAll('location').length === 1) now.delete('location')
      })
    },
    keepOnly: (saved: string | undefined) =>
      address.open((now) => {
        now.delete('location')
        if (saved) now.set('location', saved)
      }),
  }
}

/** The city that a list of jobs or drives starts with, as a parameter of API calls; undefined for anywhere. */
export function nearOf(query: URLSearchParams, storage: Pick<Storage, 'getItem'>, role: Role): string | undefined {
  const chosen = chosenCity(query, storage, role)
  return chosen === anyLocation ? undefined : chosen
}

function chosenCity(query: URLSearchParams, storage: Pick<Storage, 'getItem'>, role: Role): string {
  const start = role === 'Candidate' || role === 'Employer' ? cityOfProfile : anyLocation
  return named(query.get('near')) ?? named(storage.getItem(key)) ?? start
}

function named(text: string | null): string | undefined {
  return text ? startOf(cityName(text), longestCity) || undefined : undefined
}

/** The name of a city as used in openings. */
function openingsIn(city: string | undefined) {
  return driveLocations.find((location) => city !== undefined && namesOfCity(city)[0] === location)
}
