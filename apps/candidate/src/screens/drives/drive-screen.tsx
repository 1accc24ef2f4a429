import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isOpen } from '@pramaan/domain/drive'
import { takesPart } from '@pramaan/domain/drive-application'
import { DriveFigures } from '@pramaan/features/drives/card/drive-figures.tsx'
import { DrivePageSkeleton } from '@pramaan/features/drives/card/drive-grid.tsx'
import { DriveHero } from '@pramaan/features/drives/card/drive-hero.tsx'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { DriveWithJobs } from '@pramaan/features/drives/drive-shapes.ts'
import { DriveSections } from '@pramaan/features/drives/page/drive-sections.tsx'
import { useDrive } from '@pramaan/features/drives/use-drive.ts'
import { idIn } from '@pramaan/features/paths/drive-paths.ts'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { TextLink } from '@pramaan/ui/text-link'
import { useSearchParams } from 'react-router'
import { ApplicationCard } from '../../features/drives/application-card.tsx'
import { DriveNotFound } from '../../features/drives/drive-not-found.tsx'
import { DrivePass } from '../../features/drives/drive-pass.tsx'
import { DriveTimeline } from '../../features/drives/drive-timeline.tsx'
import { Eligibility } from '../../features/drives/eligibility.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** One placement drive, and the candidate's application to it (document 001 §2, §4). */
export function DriveScreen() {
  const t = useTexts()
  const [search] = useSearchParams()
  const drive = useDrive(idIn(search, 'ID'))
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <div className="-my-2 lg:-my-3">
        <BackLink href="/placement-drive">{t('drives.back')}</BackLink>
      </div>
      {drive.missing && <DriveNotFound />}
      {drive.isPending && !drive.missing && <DrivePageSkeleton />}
      {drive.isError && !drive.missing && <Failure page error={drive.error} onRetry={() => void drive.refetch()} />}
      {drive.data && <DrivePage drive={drive.data.data} />}
    </div>
  )
}

function DrivePage({ drive }: { drive: DriveWithJobs }) {
  const t = useTexts()
  const { now } = usePlatform()
  const hasPass = drive.status !== null && takesPart(drive.status)
  const seal = isOpen(lastDay(drive), now()) ? t('drive.takesPart') : t('drive.feePaid')
  return (
    <>
      <DriveHero drive={drive} seal={hasPass ? seal : undefined} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-6">
        <DriveFigures drive={drive} />
        <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ApplicationCard drive={drive} />
          {hasPass && <DrivePass drive={drive} />}
          <div>
            <ShareButton title={drive.Title} path={`/drive-detail?ID=${drive.ID}`} />
          </div>
          <DriveTimeline drive={drive} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {drive.Jobs.length > 0 && (
            <TextLink href={`/emp-placement-drive-details?drive=${drive.ID}`}>
              {t('drives.jobs.see', { n: drive.Jobs.length })}
            </TextLink>
          )}
          <DriveSections drive={drive} hasPass={hasPass} eligibility={<Eligibility drive={drive} />} />
        </div>
      </div>
    </>
  )
}
