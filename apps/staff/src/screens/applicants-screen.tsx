import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { PageHeader } from '@pramaan/ui/page-header'
import { ApplicantsTable } from '../features/applicants/applicants-table.tsx'
import { DateFilters, isCrossed } from '../features/applicants/date-filters.tsx'
import { type ApplicantList, useApplicants, useApplicantsAddress } from '../features/applicants/use-applicants.ts'
import { ScreenCrumbs } from '../frame/screen-crumbs.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** Who applied for verification (document 002 §2.8). */
export function ApplicantsScreen() {
  return <Applicants list="vsp" />
}

/** Those of them whom an employer waits for, because they applied to a job or a drive (document 002 §2.8). */
export function EmployerApplicantsScreen() {
  return <Applicants list="employers" />
}

const titles = { vsp: 'applicants.title', employers: 'applicants.title.employers' } as const

function Applicants({ list }: { list: ApplicantList }) {
  const t = useTexts()
  const { role } = usePerson()
  const { number } = useLabels()
  const { page, change } = useApplicantsAddress()
  const { data, error, refetch } = useApplicants(list, page)
  const answer = isCrossed(page) ? { data: [], totalCount: 0 } : data
  const count = answer?.totalCount
  const title = t(titles[list])
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        dense
        above={<ScreenCrumbs role={role} crumbs={[{ label: title }]} />}
        title={title}
        beside={count !== undefined && t('applicants.count', { count, shown: number(count) })}
        actions={<DateFilters fromDate={page.fromDate} toDate={page.toDate} onChange={change} />}
      />
      {error && !isCrossed(page) ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <ApplicantsTable caption={title} rows={answer?.data} total={count} page={page} change={change} />
      )}
    </div>
  )
}
