import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { Carousel } from '@pramaan/ui/carousel'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CourseCard } from '../../openings/course-card.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { candidateCarousels } from './carousel-pace.ts'
import { ListedDrive } from './drives/drives-section.tsx'
import { useCurrent, useDashboardDrives } from './drives/use-dashboard-drives.ts'

const pageSize = 9

/**
 * Recommended training programs; the slide changes every three seconds. Hidden when there are none (document 001 §2,
 * §9).
 */
export function TrainingCarousel() {
  const t = useTexts()
  const api = useApi()
  const trainings = useQuery({ ...api.courses.list.query({ query: { pageSize } }), select: ({ data }) => data })
  const title = t('dashboard.trainings')
  if (trainings.isPending) return <CarouselSkeleton />
  if (!trainings.data) return <SectionFailure title={title} query={trainings} />
  const slides = trainings.data.map((one) => ({
    key: one.ID,
    label: one.Name,
    content: <CourseCard course={one} href={`/certification-iframe?id=${one.ID}`} />,
  }))
  if (slides.length === 0) return null
  return <Carousel title={title} slides={slides} {...candidateCarousels.trainings} />
}

/** The open placement drives. Hidden when there are none (document 001 §2). */
export function DriveCarousel() {
  const t = useTexts()
  const drives = useDashboardDrives()
  const current = useCurrent(drives.data)
  const title = t('dashboard.currentDrives')
  if (drives.isPending) return <CarouselSkeleton />
  if (!drives.data) return <SectionFailure title={title} query={drives} />
  const slides = current.map((drive) => ({
    key: drive.ID,
    label: drive.Title,
    content: <ListedDrive drive={drive} />,
  }))
  if (slides.length === 0) return null
  return <Carousel title={title} slides={slides} {...candidateCarousels.drives} />
}

function CarouselSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-7 w-64" />
      <Skeleton className="h-72 w-full rounded-card!" />
    </Loading>
  )
}
