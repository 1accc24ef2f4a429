import { plainPath } from '../address/address.ts'
import {
  driveLanding,
  type Landing,
  landingApplication,
  landingPath,
  signInPaths,
  whyNotRedirect,
} from './landing-values.ts'

/** The page that completes the request of landing values. */
function landingTarget(landing: Landing): string | undefined {
  return landingApplication(landing) || driveLanding(landing) ? landingPath : undefined
}

const drivePage = '/drive-detail'

/**
 * The drive page that a landing link asks for, which the splash opens first (002, section 2.9); undefined without a
 * drive.
 */
export function splashPath(landing: Landing): string | undefined {
  const { Url } = landing
  if (Url && plainPath(Url) === drivePage && !whyNotRedirect(Url)) return Url
  const driveLink = driveLanding(landing)
  return driveLink?.startsWith(`${drivePage}?`) ? driveLink : undefined
}

/**
 * The page to which landing values lead an employer: the page of the named item, because only candidates apply (D12);
 * undefined if they name nothing.
 */
export function employerLanding(landing: Landing): string | undefined {
  const request = landingApplication(landing)
  if (request?.kind === 'course') return `/certification-details?id=${request.courseId}`
  if (request?.kind === 'drive') return `${drivePage}?ID=${request.driveId}`
  if (request) return `/job-details?Job=${request.jobId}`
  const drive = driveLanding(landing)
  return drive?.startsWith(drivePage) === false ? '/emp-placement-drives' : drive
}

/** The internal URL in the landing values. Sign-in and registration are excluded, because they would redirect again. */
function namedAddress({ Url }: Landing): string | undefined {
  if (!Url || whyNotRedirect(Url)) return undefined
  return [...signInPaths, '/complete-profile'].includes(plainPath(Url)) ? undefined : Url
}

/** The page to which landing values lead a candidate after sign-in: their completion, or the URL that they name. */
export function candidateLandingTarget(landing: Landing): string | undefined {
  return landingTarget(landing) ?? namedAddress(landing)
}

/**
 * The page to which landing values lead an employer after sign-in: the landing page, which redirects, or the URL that
 * they name.
 */
export function employerLandingTarget(landing: Landing): string | undefined {
  return employerLanding(landing) ? landingPath : namedAddress(landing)
}
