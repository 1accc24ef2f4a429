import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { Alert } from '@pramaan/ui/alert'
import { useLabels } from '@pramaan/ui/labels'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { StatCard } from '@pramaan/ui/stat-card'
import { TextButton } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** Who looked: profile viewers of 90 days, search appearances of a week, shortlisted in 30 days (document 001 §2, §9). */
export function StatCards() {
  const t = useTexts()
  const api = useApi()
  const labels = useLabels()
  const failureText = useFailureText()
  const figures = useQuery(api.candidates.dashboard.query())
  if (figures.isPending) return <StatCardsSkeleton />
  if (!figures.data)
    return (
      <Alert
        tone="danger"
        title={t('dashboard.stats')}
        action={<TextButton onClick={() => void figures.refetch()}>{labels.retry}</TextButton>}
      >
        {failureText(figures.error)}
      </Alert>
    )
  const { hitlogCount, searchAppearance, shortlistedCount } = figures.data.data
  const { viewers, shortlisted } = candidateWindows
  return (
    <section aria-label={t('dashboard.stats')} className="grid grid-cols-3 gap-2 sm:gap-4">
      <StatCard
        label={t('dashboard.viewers')}
        value={labels.number(hitlogCount)}
        note={t('dashboard.viewers.span', { days: viewers })}
      />
      <StatCard
        label={t('dashboard.appearances')}
        value={labels.number(searchAppearance)}
        note={t('dashboard.appearances.span')}
      />
      <StatCard
        label={t('dashboard.shortlisted')}
        value={labels.number(shortlistedCount)}
        note={t('dashboard.shortlisted.span', { days: shortlisted })}
      />
    </section>
  )
}

/** The shape of the three cards. */
export function StatCardsSkeleton() {
  return (
    <Loading className="grid grid-cols-3 gap-2 sm:gap-4">
      <Skeleton className="h-26 w-full rounded-card! sm:h-28" />
      <Skeleton className="h-26 w-full rounded-card! sm:h-28" />
      <Skeleton className="h-26 w-full rounded-card! sm:h-28" />
    </Loading>
  )
}
