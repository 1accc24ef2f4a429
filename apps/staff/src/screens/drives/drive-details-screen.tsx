import { DriveDetails } from '@pramaan/features/drives/details/drive-details.tsx'
import { idIn } from '@pramaan/features/paths/drive-paths.ts'
import { useSearchParams } from 'react-router'
import { PeopleForDrive } from '../../fitting/people-for-drive.tsx'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A drive with its jobs, its applicants and who else fits, in the console's density (document 002 §2.7). */
export function DriveDetailsScreen() {
  const t = useTexts()
  const [address] = useSearchParams()
  return (
    <div className="flex flex-col gap-6">
      <DriveDetails
        aboveOf={(drive) => (
          <ScreenCrumbs
            crumbs={[{ label: t('driveDetails.back'), href: paths.drives }, ...(drive ? [{ label: drive.Title }] : [])]}
          />
        )}
      />
      <PeopleForDrive driveId={idIn(address, 'drive')} />
    </div>
  )
}
