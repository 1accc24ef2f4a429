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
