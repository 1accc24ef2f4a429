/** The address of a job's page, with the drive if it is in one (document 001 §2). */
export function jobPath(id: number, driveId?: number | null): string {
  return `/job-details?Job=${id}${driveId ? `&placement-drive=${driveId}` : ''}`
}

/** The addresses of the listing and of the form of a new job (document 002 §2.6). */
export const [jobsPath, newJobPath] = ['/jobs', '/new-job-form']
