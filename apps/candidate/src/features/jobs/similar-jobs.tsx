import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { dotted } from '@pramaan/domain/dotted'
import { weightOf } from '@pramaan/domain/fit'
import { isMissingYears, leastOfListing, yearsMissing } from '@pramaan/domain/opening-fit'
import { fitParts } from '@pramaan/features/jobs/fit-reasons.tsx'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useQuery } from '@tanstack/react-query'
import { JobLine } from '../../openings/job-line.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Open jobs like the one on the page; shows nothing if there are none. */
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
          <JobLine key={job.ID} job={job} why={<AlikeLine alike={job.Alike} />} />
        ))}
      </ul>
    </Card>
  )
}

type Alike = Answer<Contract['jobs']['similar']>['data'][number]['Alike']

/** Why a job is similar to the one on the page, and how it differs: the reasons that ordered the list. */
function AlikeLine({ alike }: { alike: Alike }) {
  const t = useTexts()
  const { work, against } = fitParts(alike)
  const both = alike.reasons.filter(
    ({ part, grade }) => part === 'skill' && grade !== null && weightOf(grade) >= leastOfListing,
  )
  const skills = both.map(({ asked }) => asked).join(', ')
  const reasons = [
    work && t(work.how === 'near' ? 'jobs.alike.near' : 'jobs.alike.role', { role: work.role }),
    skills !== '' && t('jobs.alike.skills', { skills }),
  ]
  const others = against.map((one) => {
    if (isMissingYears(one)) return t('jobs.alike.short', { n: yearsMissing(one) })
    if (one === 'area' || one === 'elsewhere') return t(`jobs.alike.${one}`)
    return t('jobs.alike.less')
  })
  return (
    <p className="mt-1.5 text-sm text-ink-muted">
      <span className="sr-only">{t('jobs.alike')}: </span>
      {dotted([...reasons, ...others])}
    </p>
  )
}
