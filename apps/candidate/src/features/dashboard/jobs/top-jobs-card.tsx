import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { candidateLists } from '@pramaan/domain/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import { JobsCard } from './jobs-card.tsx'

/** 'Top jobs matching your profile', including those already applied to (document 001 §2). */
export function TopJobsCard() {
  const t = useTexts()
  const api = useApi()
  const query = { sort: 'top' as const, pageSize: candidateLists.topJobs }
  const jobs = useQuery({ ...api.jobs.list.query({ query }), select: ({ data }) => data })
  return <JobsCard title={t('dashboard.topJobs')} jobs={jobs} />
}
