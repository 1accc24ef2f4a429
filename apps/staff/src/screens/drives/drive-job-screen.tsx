import { DriveJobApplicants } from '@pramaan/features/drives/details/drive-job-applicants.tsx'
import { driveDetailsPath } from '@pramaan/features/paths/drive-paths.ts'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A drive's job with its applicants in the console's density, below the drive (document 002 §2.7). */
export function DriveJobScreen() {
  const t = useTexts()
  return (
    <DriveJobApplicants
      aboveOf={({ Title, PlacementDriveID: drive, PlacementDriveName: name }) => (
        <ScreenCrumbs
          crumbs={[
            { label: t('driveDetails.back'), href: paths.drives },
            ...(drive ? [{ label: name ?? t('driveJob.back'), href: driveDetailsPath(drive) }] : []),
            { label: Title },
          ]}
        />
      )}
    />
  )
}
