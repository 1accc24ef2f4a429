import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { DriveDetails } from '@pramaan/features/drives/details/drive-details.tsx'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A drive with its jobs and applicants in the console's density (document 002 §2.7). */
export function DriveDetailsScreen() {
  const t = useTexts()
  const { role } = usePerson()
  return (
    <DriveDetails
      aboveOf={({ Title }) => (
        <ScreenCrumbs role={role} crumbs={[{ label: t('driveDetails.back'), href: paths.drives }, { label: Title }]} />
      )}
    />
  )
}
