import type { ConsoleParts } from '@pramaan/features/console/console-parts.ts'
import { DriveListing } from '@pramaan/features/drives/list/drive-listing.tsx'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { consoleParts } from '../../lists/console-parts.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** All placement drives, as cards or a table (document 002 §2.7). */
export function DrivesScreen({ parts }: { parts?: ConsoleParts }) {
  const t = useTexts()
  return <DriveListing parts={parts} above={<ScreenCrumbs crumbs={[{ label: t('titles.driveList') }]} />} />
}

/** The same in the console's density, as a table first. */
export function ConsoleDrivesScreen() {
  return <DrivesScreen parts={consoleParts} />
}
