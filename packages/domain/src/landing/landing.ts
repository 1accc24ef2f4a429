import { entriesOf, type Query } from '../query-text/query-text.ts'
import { plainPath, rolesOfPath } from '../route/route.ts'

/** The query values that the login address takes and keeps through sign-in (D12). */
export const landingNames = ['role', 'phone', 'src', 'id', 'jobID', 'type', 'Url', 'state', 'pdID'] as const

/** The name of a landing value. */
export type LandingName = (typeof landingNames)[number]

/** The landing values of an address, as far as they are given. */
export type Landing = Partial<Record<LandingName, string>>

/** The marker of an address that leads to a drive after sign-in. */
export const driveMarker = 'placementDrive'

/** Where what a landing link asked for is done, and its result shown (000 §2, D39). */
export const landingPath = '/landing-page'

/** How long a landing that only leads on is shown, in milliseconds (001, section 9). */
export const landingRedirectMilliseconds = 1000

/** How long the splash after a sign-in by conversation is shown, in milliseconds (002, section 9). */
export const splashMilliseconds = 800

const mostCharacters = 500
const signInPaths = ['/candidate-login', '/login', '/emp-login', '/emp-auth', '/signup', '/getStarted', '/chat-bot']

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

/** Whether an address takes landing values: those that show the sign-in to a visitor, unknown ones too; others use the names for themselves. */
export function takesLanding(address: string): boolean {
  const path = plainPath(address)
  return path === landingPath || path === '/' || signInPaths.includes(path) || rolesOfPath(path).length === 0
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

/** An application that a landing link asks to make after sign-in (D12). */
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
 * The application that landing values ask for: a course by `type` course and `id`, a drive's job by driveJob and
 * `jobID`, a job by job, a drive by drive and `pdID`. Without a type it is what the number names (`jobID` before `id`
 * before `pdID`); the marker of a drive leads to its page and asks for none.
 */
export function landingApplication(landing: Landing): LandingApplication | undefined {
  const [courseId, jobId, driveId] = [rowOf(landing.id), rowOf(landing.jobID), rowOf(landing.pdID)]
  const type = typeOfLanding(landing)
  if (type === 'course' && courseId !== undefined) return { kind: type, courseId }
  if (type === 'drive' && driveId !== undefined) return { kind: type, driveId }
  return (type === 'driveJob' || type === 'job') && jobId !== undefined ? { kind: type, jobId } : undefined
}

/** Where landing values that ask for something lead: to its completion. */
function landingTarget(landing: Landing): string | undefined {
  return landingApplication(landing) || driveLanding(landing) ? landingPath : undefined
}

const drivePage = '/drive-detail'

/** The drive's page that a landing link asked for, where the splash leads first (002, section 2.9); undefined where it named none. */
export function splashPath(landing: Landing): string | undefined {
  const { Url } = landing
  if (Url && plainPath(Url) === drivePage && !whyNotRedirect(Url)) return Url
  const lead = driveLanding(landing)
  return lead?.startsWith(`${drivePage}?`) ? lead : undefined
}

/**
 * Where landing values lead an employer: to the page of what they name, for nobody but a candidate applies
 * (D12); undefined where they name nothing.
 */
export function employerLanding(landing: Landing): string | undefined {
  const request = landingApplication(landing)
  if (request?.kind === 'course') return `/certification-details?id=${request.courseId}`
  if (request?.kind === 'drive') return `${drivePage}?ID=${request.driveId}`
  if (request) return `/job-details?Job=${request.jobId}`
  const drive = driveLanding(landing)
  return drive?.startsWith(drivePage) === false ? '/emp-placement-drives' : drive
}

/** The address of ours that landing values name; sign-in and registration are no places to lead to, for they would lead on again. */
function namedAddress({ Url }: Landing): string | undefined {
  if (!Url || whyNotRedirect(Url)) return undefined
  return [...signInPaths, '/complete-profile'].includes(plainPath(Url)) ? undefined : Url
}

/** Where a candidate who has just signed in belongs by their landing values: to their completion, or to the address that they name. */
export function candidateLead(landing: Landing): string | undefined {
  return landingTarget(landing) ?? namedAddress(landing)
}

/**
 * Where an employer who has just signed in belongs by their landing values: to the landing page, which leads on, or to
 * the address that they name.
 */
export function employerLandingTarget(landing: Landing): string | undefined {
  return employerLanding(landing) ? landingPath : namedAddress(landing)
}
