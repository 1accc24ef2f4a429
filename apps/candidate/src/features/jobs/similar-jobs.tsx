import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useQuery } from '@tanstack/react-query'
import { JobLine } from '../../openings/job-line.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Open jobs like the one on the page; nothing where there are none. */
export function SimilarJobs({ jobId }: { jobId: number }) {
  const t = useTexts()
  const api = useApi()
  const similar = useQuery(api.jobs.similar.query({ params: { id: jobId } })).data?.data ?? []
  if (similar.length === 0) return null
  return (
    <Card as="section" className="lg:col-start-1">
      <SectionHeader title={t('jobs.similar')} />
      <ul className="-mb-2">
        {similar.map((job) => (
          <JobLine key={job.ID} job={job} />
        ))}
      </ul>
    </Card>
  )
}
