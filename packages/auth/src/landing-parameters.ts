import { Refused } from '@pramaan/api-client'
import { landingApplication, takesLanding } from '@pramaan/domain/landing'
import type { KeyValueStorage } from './key-value-storage.ts'

/** The query values that the login URL accepts and that survive sign-in (document 000 §2, D12). */
export const landingNames = ['role', 'phone', 'src', 'id', 'jobID', 'type', 'Url', 'state', 'pdID'] as const

/** The values of a landing link. */
export type LandingParameters = Partial<Record<(typeof landingNames)[number], string>>

const key = 'pramaan.landing'
const longest = 500

/** Reads the landing values of a URL; other values are ignored, overlong ones dropped. */
export function landingParametersOf(query: URLSearchParams): LandingParameters {
  const found = landingNames.flatMap((name) => {
    const value = query.get(name)
    return value && value.length <= longest ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** The values of a request; those of a new link replace an older link's. */
const asking = ['id', 'jobID', 'type', 'Url', 'state', 'pdID'] as const

/**
 * Stores the values of a URL in addition to saved ones; a link with a request replaces an older one.
 */
export function saveLanding(storage: KeyValueStorage, query: URLSearchParams) {
  const found = landingParametersOf(query)
  if (Object.keys(found).length === 0) return
  const saved = readLanding(storage)
  if (asking.some((name) => found[name] !== undefined)) for (const name of asking) delete saved[name]
  storage.setItem(key, JSON.stringify({ ...saved, ...found }))
}

/** Stores the landing values of a URL that accepts them; on other URLs the same names have another meaning. */
export function saveLandingOf(storage: KeyValueStorage, { pathname, search }: { pathname: string; search: string }) {
  if (takesLanding(pathname)) saveLanding(storage, new URLSearchParams(search))
}

/** The saved values of the landing link. */
export function readLanding(storage: KeyValueStorage): LandingParameters {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}') as LandingParameters
  } catch {
    return {}
  }
}

/** Forgets the landing link, once it is completed. */
export function dropLanding(storage: KeyValueStorage) {
  storage.removeItem(key)
}

/** Forgets a landing link's redirect URL once it was followed; an application it requests stays. */
export function dropLandingAddress(storage: KeyValueStorage) {
  const { Url, ...rest } = readLanding(storage)
  if (Url === undefined) return
  if (Object.keys(rest).length > 0) storage.setItem(key, JSON.stringify(rest))
  else dropLanding(storage)
}

/**
 * Sends the application that a landing link requested, once after sign-in (D12): `make` sends it, and its response is
 * returned; undefined if the link requested none. A refused one is forgotten, because it would be refused again; when
 * the server was not reached, the link stays for the next time. Both throw what `make` threw.
 */
export async function completeLanding<T>(storage: KeyValueStorage, make: (landing: LandingParameters) => Promise<T>) {
  const landing = readLanding(storage)
  if (!landingApplication(landing)) return undefined
  try {
    const session = await make(landing)
    dropLanding(storage)
    return session
  } catch (error) {
    if (error instanceof Refused && error.status < 500) dropLanding(storage)
    throw error
  }
}
