import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { candidateLists } from '@pramaan/domain/dashboard'
import { DriveCard } from '@pramaan/features/drives/card/drive-card.tsx'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { byWork } from '@pramaan/features/jobs/by-work.ts'
import { Carousel } from '@pramaan/ui/carousel'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { DriveFeeLine } from '../../../openings/drive-fee.tsx'
import { useTimeLeft } from '../../../openings/drive-time-left.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { candidateCarousels } from '../carousel-pace.ts'
import { CarouselSkeleton } from '../carousel-skeleton.tsx'
import { useCurrent, useDashboardDrives } from './use-dashboard-drives.ts'

/**
 * 'Placement Drives': the first six that are open, two side by side, and a link to all (document 001 §2, §9). Those for
 * other work are left to the link.
 */
export function DrivesSection() {
  const t = useTexts()
  const drives = useDashboardDrives()
  const current = useCurrent(drives.data)
  const title = t('dashboard.drives')
  if (drives.isPending) return <CarouselSkeleton />
  if (!drives.data) return <SectionFailure title={title} query={drives} />
  const all = <TextLink href="/placement-drive">{t('dashboard.viewAll')}</TextLink>
  const slides = byWork(current)
    .suiting.slice(0, candidateLists.drives)
    .map((drive) => ({
      key: drive.ID,
      label: drive.Title,
      content: <ListedDrive drive={drive} />,
    }))
  if (slides.length > 0) return <Carousel title={title} slides={slides} aside={all} {...candidateCarousels.drives} />
  return (
    <section aria-label={title}>
      <SectionHeader title={title} className="mb-3" aside={all} />
      <EmptyState
        drawing="dates"
        title={t(current.length > 0 ? 'drives.noneFits' : 'dashboard.noDrives')}
        text={t('dashboard.noDrives.text')}
      />
    </section>
  )
}

function ListedDrive({ drive }: { drive: Drive }) {
  const remaining = useTimeLeft()(drive)
  const fee = <DriveFeeLine drive={drive} />
  return <DriveCard brief drive={drive} href={`/drive-detail?ID=${drive.ID}`} remaining={remaining} fee={fee} />
}
