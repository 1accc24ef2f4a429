import { plainPath, rolesOfPath } from '../route/route.ts'
import { entriesOf, type Query } from '../search/query.ts'

/** The query values that the login address takes and keeps through sign-in (D12). */
export const landingNames = ['role', 'phone', 'src', 'id', 'jobID', 'type', 'Url', 'state', 'pdID'] as const

/** The name of a landing value. */
export type LandingName = (typeof landingNames)[number]

/** The landing values of an address, as far as they are given. */
export type Landing = Partial<Record<LandingName, string>>

/** The marker of an address that leads to a drive after sign-in. */
export const driveMarker = 'placementDrive'

const mostCharacters = 500

/** The landing values of a query; the first of a repeated one counts, empty and overlong ones are dropped. */
export function landingOf(query: Query): Landing {
  const landing: Landing = {}
  for (const [key, value] of entriesOf(query)) {
    const name = landingNames.find((known) => known === key)
    const text = value.trim()
    if (name && landing[name] === undefined && text !== '' && text.length <= mostCharacters) landing[name] = text
  }
  return landing
}

/** Why a redirect is refused: it leaves the app (a scheme, a host, a backslash) or leads to no path that we know. */
export function whyNotRedirect(address: string): 'leaves-the-app' | 'unknown-path' | undefined {
  const leaves = !address.startsWith('/') || /^\/[/\\]|[\\\p{Cc}\s]/u.test(address)
  if (leaves) return 'leaves-the-app'
  return rolesOfPath(plainPath(address)).length > 0 ? undefined : 'unknown-path'
}

function rowOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

/** Where a Candidate's drive landing leads: to the drive, or to all drives when it names none; else undefined. */
export function driveLanding(landing: Landing): string | undefined {
  if (landing.state !== driveMarker && landing.type !== driveMarker) return undefined
  const drive = rowOf(landing.pdID)
  return drive === undefined ? '/placement-drive' : `/drive-detail?ID=${drive}`
}
