import { ReceivedPage } from '@pramaan/features/applications/received/received-page.tsx'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Everybody's applications in the console's density, below the jobs (document 002 §2.8). */
export function AllApplicantsScreen() {
  const t = useTexts()
  return (
    <ReceivedPage
      above={
        <ScreenCrumbs
          crumbs={[{ label: t('titles.jobs'), href: '/admin-jobs' }, { label: t('receivedApplications.title') }]}
        />
      }
    />
  )
}
