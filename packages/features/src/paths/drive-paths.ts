/** The address of the drive form: of a new drive, or of one that is there (document 002 §2.7). */
export function driveFormPath(driveId?: number): string {
  return `/new-placement-drive-form${driveId === undefined ? '' : `?ID=${driveId}`}`
}

/** The address of a drive's page as candidates read it. */
export function drivePagePath(driveId: number): string {
  return `/drive-detail?ID=${driveId}`
}

/** The address of who applied to one job of a drive. */
export function driveJobPath(driveId: number, jobId: number): string {
  return `/emp-placement-job-details?driveID=${driveId}&Job=${jobId}`
}

/** The address of a drive's details, with its jobs and who applied. */
export function driveDetailsPath(driveId: number): string {
  return `/emp-placement-drive-details?drive=${driveId}`
}

/** An id of an address; undefined where it is none. */
export function idIn(address: URLSearchParams, name: string): number | undefined {
  const id = Number(address.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
