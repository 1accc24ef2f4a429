import { DriveListing } from '@pramaan/features/drives/list/drive-listing.tsx'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** All placement drives, as cards or a table (document 002 §2.7). */
export function DrivesScreen({ dense = false }: { dense?: boolean }) {
  const t = useTexts()
  return <DriveListing dense={dense} above={<ScreenCrumbs crumbs={[{ label: t('titles.driveList') }]} />} />
}

/** The same in the console's density, as a table first. */
export function ConsoleDrivesScreen() {
  return <DrivesScreen dense />
}
