import type { Role } from '@pramaan/domain/role'

/**
 * Where the drive form's Cancel and Back lead, and where a drive's deletion ends, for every role (002, sections 2.7,
 * 4).
 */
export const driveListPath = '/emp-placement-drives'

/**
 * A role's list of drives: where Back from a drive leads, and where an update ends (002, sections 2.7, 4).
 */
export function driveListOf(role: Role): string {
  if (role === 'Candidate') return '/placement-drives'
  return role === 'Employer' ? driveListPath : '/admin-placement-drives'
}

/**
 * What a drive's View opens: the details with its jobs and applicants for those who run it, else its page (002,
 * section 2.1).
 */
export function drivePathOf(role: Role, driveId: number): string {
  const runsIt = role === 'Employer' || role === 'Admin'
  return runsIt ? `/emp-placement-drive-details?drive=${driveId}` : `/drive-detail?ID=${driveId}`
}

/**
 * The drive in the form's `ID`; undefined, for a new drive, if it is missing or the text 'null' (002, section 2.7).
 */
export function formDriveId(id: string | null): number | undefined {
  const driveId = Number(id)
  return id !== 'null' && Number.isSafeInteger(driveId) && driveId > 0 ? driveId : undefined
}
