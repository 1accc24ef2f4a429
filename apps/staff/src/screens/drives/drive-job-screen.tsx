import { DriveJobApplicants } from '@pramaan/features/drives/details/drive-job-applicants.tsx'
import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { driveDetailsPath } from '@pramaan/features/paths/drive-paths.ts'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A drive's job with its applicants in the console's density, below the drive (document 002 §2.7). */
export function DriveJobScreen() {
  const t = useTexts()
  const crumbsOf = ({ Title, PlacementDriveID: drive, PlacementDriveName: name }: Job) => [
    ...(drive ? [{ label: name ?? t('driveJob.back'), href: driveDetailsPath(drive) }] : []),
    { label: Title },
  ]
  return (
    <DriveJobApplicants
      aboveOf={(job) => (
        <ScreenCrumbs crumbs={[{ label: t('driveDetails.back'), href: paths.drives }, ...(job ? crumbsOf(job) : [])]} />
      )}
    />
  )
}
