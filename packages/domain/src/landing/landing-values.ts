import { appsOf, plainPath } from '../address/address.ts'
import { entriesOf, type Query } from '../query-text/query-text.ts'

/** The query values that the login URL accepts and preserves through sign-in (D12). */
export const landingNames = ['role', 'phone', 'src', 'id', 'jobID', 'type', 'Url', 'state', 'pdID'] as const

/** The name of a landing value. */
type LandingName = (typeof landingNames)[number]

/** The landing values in a URL. */
export type Landing = Partial<Record<LandingName, string>>

/** The marker of a URL that leads to a drive after sign-in. */
const driveMarker = 'placementDrive'

/** The page that carries out a landing link's request and shows the result (000 §2, D39). */
export const landingPath = '/landing-page'

const mostCharacters = 500
/** The pages on which people sign in or register. */
export const signInPaths = [
  '/candidate-login',
  '/login',
  '/emp-login',
  '/emp-auth',
  '/signup',
  '/getStarted',
  '/chat-bot',
]

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

/**
 * Whether a URL takes landing values: pages that ask visitors to sign in do, and unknown URLs; other pages use the same
 * parameter names for themselves.
 */
export function takesLanding(address: string): boolean {
  const path = plainPath(address)
  return path === landingPath || path === '/' || signInPaths.includes(path) || appsOf(path).length === 0
}

/** Why a redirect is refused: it leaves the app (a scheme, a host, a backslash) or its path is unknown. */
export function whyNotRedirect(address: string): 'leaves-the-app' | 'unknown-path' | undefined {
  const leaves = !address.startsWith('/') || /^\/[/\\]|[\\\p{Cc}\s]/u.test(address)
  if (leaves) return 'leaves-the-app'
  return appsOf(address).length > 0 ? undefined : 'unknown-path'
}

function rowOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

/** The page of a Candidate's drive link: the drive, or all drives if it names none; undefined for other links. */
export function driveLanding(landing: Landing): string | undefined {
  if (landing.state !== driveMarker && landing.type !== driveMarker) return undefined
  const drive = rowOf(landing.pdID)
  return drive === undefined ? '/placement-drive' : `/drive-detail?ID=${drive}`
}

/** The application that a landing link asks for after sign-in (D12). */
export type LandingApplication =
  | { kind: 'course'; courseId: number }
  | { kind: 'driveJob'; jobId: number }
  | { kind: 'job'; jobId: number }
  | { kind: 'drive'; driveId: number }

function typeOfLanding(landing: Landing): string | undefined {
  if (landing.type !== undefined) return landing.type
  if (landing.jobID !== undefined) return 'job'
  if (landing.id !== undefined) return 'course'
  return landing.state === driveMarker ? undefined : 'drive'
}

/**
 * Reads the requested application from landing values: a course by `type` course and `id`, a drive's job by driveJob
 * and `jobID`, a job by job, a drive by drive and `pdID`. Without a type, the number decides (`jobID` before `id`
 * before `pdID`). A drive marker leads to the drive's page without an application.
 */
export function landingApplication(landing: Landing): LandingApplication | undefined {
  const [courseId, jobId, driveId] = [rowOf(landing.id), rowOf(landing.jobID), rowOf(landing.pdID)]
  const type = typeOfLanding(landing)
  if (type === 'course' && courseId !== undefined) return { kind: type, courseId }
  if (type === 'drive' && driveId !== undefined) return { kind: type, driveId }
  return (type === 'driveJob' || type === 'job') && jobId !== undefined ? { kind: type, jobId } : undefined
}
