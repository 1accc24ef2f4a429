import { plainPath } from '../address/address.ts'
import {
  driveLanding,
  type Landing,
  landingApplication,
  landingPath,
  signInPaths,
  whyNotRedirect,
} from './landing-values.ts'

/** Where landing values with a request lead: to its completion. */
function landingTarget(landing: Landing): string | undefined {
  return landingApplication(landing) || driveLanding(landing) ? landingPath : undefined
}

const drivePage = '/drive-detail'

/**
 * The drive's page that a landing link requested, where the splash leads first (002, section 2.9); undefined without a
 * drive.
 */
export function splashPath(landing: Landing): string | undefined {
  const { Url } = landing
  if (Url && plainPath(Url) === drivePage && !whyNotRedirect(Url)) return Url
  const driveLink = driveLanding(landing)
  return driveLink?.startsWith(`${drivePage}?`) ? driveLink : undefined
}

/**
 * Where landing values lead an employer: to the page of the named item, since only candidates apply (D12); undefined if
 * they name nothing.
 */
export function employerLanding(landing: Landing): string | undefined {
  const request = landingApplication(landing)
  if (request?.kind === 'course') return `/certification-details?id=${request.courseId}`
  if (request?.kind === 'drive') return `${drivePage}?ID=${request.driveId}`
  if (request) return `/job-details?Job=${request.jobId}`
  const drive = driveLanding(landing)
  return drive?.startsWith(drivePage) === false ? '/emp-placement-drives' : drive
}

/** Our own URL in the landing values; sign-in and registration are excluded because they would redirect again. */
function namedAddress({ Url }: Landing): string | undefined {
  if (!Url || whyNotRedirect(Url)) return undefined
  return [...signInPaths, '/complete-profile'].includes(plainPath(Url)) ? undefined : Url
}

/** Where landing values lead a candidate who has just signed in: to their completion, or to the URL they name. */
export function candidateLandingTarget(landing: Landing): string | undefined {
  return landingTarget(landing) ?? namedAddress(landing)
}

/**
 * Where landing values lead an employer who has just signed in: to the landing page, which redirects, or to
 * the address that they name.
 */
export function employerLandingTarget(landing: Landing): string | undefined {
  return employerLanding(landing) ? landingPath : namedAddress(landing)
}
