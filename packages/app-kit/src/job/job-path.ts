/** The address of a job's page, in a drive with the drive beside it (document 001 §2). */
export function jobPath(id: number, driveId?: number | null): string {
  return `/job-details?Job=${id}${driveId ? `&placement-drive=${driveId}` : ''}`
}
