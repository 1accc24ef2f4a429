import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import { JobsCard } from './jobs-card.tsx'

/**
 * 'Scope for you' and 'Top jobs matching your profile' in one: at most five, best first, each with Apply (document 001
 * §2, §9; D54).
 */
export function ScopeCard() {
  const t = useTexts()
  const api = useApi()
  const jobs = useQuery({ ...api.jobs.scope.query(), select: ({ data }) => data })
  return <JobsCard title={t('dashboard.scope')} text={t('dashboard.topJobs')} jobs={jobs} />
}
