import { JobListing } from '@pramaan/features/jobs/list/job-listing.tsx'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { consoleParts } from '../../lists/console-parts.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** All jobs, of every employer and of the platform, with the Admin's saved views (document 002 §2.6). */
export function JobsScreen() {
  return <JobListing tools={<AddressViews list="jobs" size="md" />} />
}

/** The same in the console's density, as a table first. */
export function ConsoleJobsScreen() {
  const t = useTexts()
  return (
    <JobListing
      above={<ScreenCrumbs crumbs={[{ label: t('titles.jobs') }]} />}
      tools={<AddressViews list="jobs" size="xs" />}
      parts={consoleParts}
    />
  )
}
