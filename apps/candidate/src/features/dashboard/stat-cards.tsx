import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { useLabels } from '@pramaan/ui/labels'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { StatCard } from '@pramaan/ui/stat-card'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** Profile viewers of 90 days, search appearances of a week, shortlisted in 30 days (document 001 §2, §9). */
export function StatCards() {
  const t = useTexts()
  const api = useApi()
  const labels = useLabels()
  const figures = useQuery(api.candidates.dashboard.query())
  if (figures.isPending) return <StatCardsSkeleton />
  if (!figures.data) return <SectionFailure title={t('dashboard.stats')} query={figures} />
  const { viewerCount, searchAppearance, shortlistedCount } = figures.data.data
  const { viewers, searchAppearances, shortlisted } = candidateWindows
  return (
    <section aria-label={t('dashboard.stats')} className="grid grid-cols-3 gap-2 sm:gap-4">
      <StatCard
        href="/all-emp-jobs"
        label={t('dashboard.viewers')}
        help={t('dashboard.viewers.help', { days: viewers })}
        value={labels.number(viewerCount)}
        note={t('dashboard.viewers.period', { days: viewers })}
      />
      <StatCard
        href="/emp-placement-drives"
        label={t('dashboard.appearances')}
        help={t('dashboard.appearances.help', { days: searchAppearances })}
        value={labels.number(searchAppearance)}
        note={t('dashboard.appearances.period')}
      />
      <StatCard
        href="/all-emp-applications"
        label={t('dashboard.shortlisted')}
        help={t('dashboard.shortlisted.help', { days: shortlisted })}
        value={labels.number(shortlistedCount)}
        note={t('dashboard.shortlisted.period', { days: shortlisted })}
      />
    </section>
  )
}

/** Skeleton of the three cards. */
export function StatCardsSkeleton() {
  return (
    <Loading className="grid grid-cols-3 gap-2 sm:gap-4">
      <Skeleton className="h-26 w-full rounded-card! sm:h-28" />
      <Skeleton className="h-26 w-full rounded-card! sm:h-28" />
      <Skeleton className="h-26 w-full rounded-card! sm:h-28" />
    </Loading>
  )
}
