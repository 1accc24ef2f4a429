import type { Role } from '@pramaan/domain/role'

/** The address of the drive form, for a new or existing drive (document 002 §2.7). */
export function driveFormPath(driveId?: number): string {
  return `/new-placement-drive-form${driveId === undefined ? '' : `?ID=${driveId}`}`
}

/** The address of a drive's page for candidates. */
export function drivePagePath(driveId: number): string {
  return `/drive-detail?ID=${driveId}`
}

/** The address of the applicants of one job of a drive. */
export function driveJobPath(driveId: number, jobId: number): string {
  return `/emp-placement-job-details?driveID=${driveId}&Job=${jobId}`
}

/** The address of a drive's details, with its jobs and applicants. */
export function driveDetailsPath(driveId: number): string {
  return `/emp-placement-drive-details?drive=${driveId}`
}

/** An id in the address; undefined if it is invalid. */
export function idIn(address: URLSearchParams, name: string): number | undefined {
  const id = Number(address.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/**
 * The list that follows the drive form's Cancel and Back and the deletion of a drive, for every role (002, sections
 * 2.7, 4).
 */
export const driveListPath = '/emp-placement-drives'

/** A role's list of drives, which follows Back from a drive and an update (002, sections 2.7, 4). */
export function driveListOf(role: Role): string {
  if (role === 'Candidate') return '/placement-drives'
  return role === 'Employer' ? driveListPath : '/admin-placement-drives'
}

/**
 * The page that a drive's View opens: its details with jobs and applicants for those who run it, otherwise its public
 * page (002, section 2.1).
 */
export function drivePathOf(role: Role, driveId: number): string {
  const runsIt = role === 'Employer' || role === 'Admin'
  return runsIt ? driveDetailsPath(driveId) : drivePagePath(driveId)
}
