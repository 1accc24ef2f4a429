import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { JobsCard } from './jobs-card.tsx'
import { JobsCardSkeleton } from './jobs-card-skeleton.tsx'
import { useScope } from './use-scope.ts'

/**
 * 'Scope for you' and 'Top jobs matching your profile' in one: at most five, best first, each with Apply (document 001
 * §2, §9; D54).
 */
export function ScopeCard() {
  const t = useTexts()
  const jobs = useScope()
  if (jobs.isPending) return <JobsCardSkeleton />
  if (!jobs.data) return <SectionFailure title={t('dashboard.scope')} query={jobs} />
  return <JobsCard jobs={jobs.data} />
}
