import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { Carousel } from '@pramaan/ui/carousel'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { oneDriveCarousel, recentDrivesCarousel } from './dashboard-lists.ts'
import { RecentDriveCard } from './recent-drive-card.tsx'

/** More than anyone creates in fifteen days. */
const pageSize = 20

/** The employer's drives of the last 15 days, two in a row (document 002 §2.3, §9). */
export function RecentDrives() {
  const t = useTexts()
  const api = useApi()
  const drives = useQuery(api.drives.list.query({ query: { show: 'recent', pageSize } }))
  const title = t('dashboard.drives')
  if (drives.isPending) return <DrivesSkeleton />
  if (!drives.data) return <SectionFailure title={title} query={drives} />
  const slides = drives.data.data.map((drive) => ({
    key: drive.ID,
    label: drive.Title,
    content: <RecentDriveCard drive={drive} />,
  }))
  if (slides.length === 0) return <NoDrives title={title} />
  const all = (className: string) => (
    <TextLink href={paths.drives} className={className}>
      {t('dashboard.drives.all')}
    </TextLink>
  )
  return (
    <div className="min-w-0">
      <Carousel
        title={title}
        slides={slides}
        aside={all('max-sm:hidden')}
        {...(slides.length === 1 ? oneDriveCarousel : recentDrivesCarousel)}
      />
      {all('mt-1 sm:hidden')}
    </div>
  )
}

function NoDrives({ title }: { title: string }) {
  const t = useTexts()
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        className="mb-3"
        aside={<TextLink href={paths.drives}>{t('dashboard.drives.all')}</TextLink>}
      />
      <EmptyState
        wide
        drawing="dates"
        title={t('dashboard.drives.none')}
        text={t('dashboard.drives.none.text')}
        action={
          <LinkButton tone="soft" href={paths.newDrive} icon={<Plus />}>
            {t('dashboard.drives.new')}
          </LinkButton>
        }
      />
    </section>
  )
}

function DrivesSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-7 w-64" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 rounded-card!" />
        <Skeleton className="h-44 rounded-card! max-sm:hidden" />
      </div>
    </Loading>
  )
}
