import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { byWork } from '@pramaan/features/jobs/by-work.ts'
import { Carousel } from '@pramaan/ui/carousel'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import { candidateCarousels } from './carousel-pace.ts'
import { CarouselSkeleton } from './carousel-skeleton.tsx'
import { TrainingCard } from './training-card.tsx'

const pageSize = 9

/**
 * Recommended training programs of the candidate's field, and a link to all; the slide changes every three seconds.
 * Hidden if there are none (document 001 §2, §9).
 */
export function TrainingCarousel() {
  const t = useTexts()
  const api = useApi()
  const trainings = useQuery({ ...api.courses.list.query({ query: { pageSize } }), select: ({ data }) => data })
  const title = t('dashboard.trainings')
  if (trainings.isPending) return <CarouselSkeleton />
  if (!trainings.data) return <SectionFailure title={title} query={trainings} />
  const slides = byWork(trainings.data).suiting.map((one) => ({
    key: one.ID,
    label: one.Name,
    content: <TrainingCard course={one} />,
  }))
  if (trainings.data.length === 0) return null
  const all = <TextLink href="/certification-and-trainings">{t('dashboard.viewAll')}</TextLink>
  if (slides.length > 0) return <Carousel title={title} slides={slides} aside={all} {...candidateCarousels.trainings} />
  return (
    <section aria-label={t('courses.title')}>
      <SectionHeader title={t('courses.title')} className="mb-3" aside={all} />
      <EmptyState drawing="learn" title={t('courses.noneFits')} text={t('courses.noneFits.text')} />
    </section>
  )
}
