import { useCameFrom } from '@pramaan/app-shell/router/back/came-from.ts'
import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { PostedJobPage } from '@pramaan/features/jobs/posted/posted-job-page.tsx'
import { driveDetailsPath } from '@pramaan/features/paths/drive-paths.ts'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** A job in the console's density, below the jobs, or below its drive (document 002 §2.6). */
export function JobScreen() {
  const t = useTexts()
  const cameFromJobs = useCameFrom('/jobs')
  const parentOf = (job?: Job) =>
    !job?.PlacementDriveID || cameFromJobs
      ? { label: t('postedJob.back'), href: '/jobs' }
      : { label: t('postedJob.backToDrive'), href: driveDetailsPath(job.PlacementDriveID) }
  return (
    <PostedJobPage
      aboveOf={(job) => <ScreenCrumbs crumbs={[parentOf(job), ...(job ? [{ label: job.Title }] : [])]} />}
    />
  )
}
