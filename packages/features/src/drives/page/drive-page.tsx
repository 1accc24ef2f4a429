import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { useSearchParams } from 'react-router'
import { driveListOf, idIn } from '../../paths/drive-paths.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { DriveFigures } from '../card/drive-figures.tsx'
import { DrivePageSkeleton } from '../card/drive-grid.tsx'
import { DriveHero } from '../card/drive-hero.tsx'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { NoDrive } from '../no-drive.tsx'
import { useDrive } from '../use-drive.ts'
import { DriveSections, Section } from './drive-sections.tsx'
import { DriveSideCard } from './drive-side-card.tsx'
import { DriveSkills } from './drive-skills.tsx'

/** A drive's page for its employer and staff, with Edit (document 002 §2.7, §6). */
export function DrivePage() {
  const t = usePostingTexts()
  const { role } = usePerson()
  const [search] = useSearchParams()
  const drive = useDrive(idIn(search, 'ID'))
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-4 lg:gap-6">
      <div className="-my-2 lg:-my-3">
        <BackLink href={driveListOf(role)}>{t('drivePage.back')}</BackLink>
      </div>
      {drive.missing ? (
        <NoDrive />
      ) : drive.data ? (
        <Page drive={drive.data.data} />
      ) : drive.isError ? (
        <Failure page error={drive.error} onRetry={() => void drive.refetch()} />
      ) : (
        <DrivePageSkeleton />
      )}
    </div>
  )
}

function Page({ drive }: { drive: DriveWithJobs }) {
  const t = useFeatureTexts()
  return (
    <>
      <DriveHero drive={drive} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-6">
        <DriveFigures drive={drive} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <DriveSideCard drive={drive} />
        </div>
        <DriveSections
          drive={drive}
          eligibility={
            <Section title={t('drive.eligibility')} empty={drive.Skills.length === 0}>
              <DriveSkills skills={drive.Skills} />
            </Section>
          }
        />
      </div>
    </>
  )
}
