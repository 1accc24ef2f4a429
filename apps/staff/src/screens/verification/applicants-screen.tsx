import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { ApplicantTabs } from '../../features/applicants/applicant-tabs.tsx'
import { ApplicantsTable } from '../../features/applicants/applicants-table.tsx'
import { DateFilters } from '../../features/applicants/date-filters.tsx'
import { ReviewerNote, ReviewerWork } from '../../features/applicants/reviewer-work.tsx'
import {
  type ApplicantList,
  daysOf,
  queryOf,
  useApplicants,
  useApplicantsAddress,
} from '../../features/applicants/use-applicants.ts'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { FileButton } from '../../lists/export/file-button.tsx'
import { BesideDays, isCrossed } from '../../lists/filters/day-fields.tsx'
import { FilterArea } from '../../lists/filters/filter-area.tsx'
import { NarrowedListNote } from '../../lists/filters/narrowed-list-note.tsx'
import { ListLayout } from '../../lists/table/list-layout.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Who applied for verification (document 002 §2.8). */
export function ApplicantsScreen() {
  return <Applicants list="vsp" />
}

/** The applicants an employer is waiting for, because they applied to a job or a drive (document 002 §2.8). */
export function EmployerApplicantsScreen() {
  return <Applicants list="employers" />
}

const viewsOf = { vsp: 'applicants', employers: 'employer-applicants' } as const
const titles = { vsp: 'applicants.title', employers: 'applicants.title.employers' } as const

function Applicants({ list }: { list: ApplicantList }) {
  const t = useTexts()
  const { number } = useLabels()
  const { verification } = useApi()
  const { page, change } = useApplicantsAddress()
  const { data, error, refetch } = useApplicants(list, page)
  const crossed = isCrossed(daysOf(page))
  const answer = crossed ? { data: [], totalCount: 0, counts: undefined } : data
  const count = answer?.totalCount
  const title = t(titles[list])
  return (
    <ListLayout
      title={title}
      count={count !== undefined && t('applicants.count', { count, shown: number(count) })}
      actions={
        <div className="flex flex-wrap items-start gap-2">
          <FilterArea>
            <DateFilters days={page} onChange={change} />
          </FilterArea>
          <BesideDays>
            {list === 'vsp' && <ReviewerWork />}
            <AddressViews list={viewsOf[list]} />
            <FileButton link={() => verification.applicantsFile({ query: queryOf(list, page) })} />
          </BesideDays>
        </div>
      }
      error={!crossed && error}
      onRetry={refetch}
    >
      {page.day && <NarrowedListNote text={t('figures.help.verified')} href={paths.vsp} />}
      {page.reviewer && <ReviewerNote reviewer={page.reviewer} />}
      <ApplicantTabs page={page} change={change} counts={answer?.counts}>
        <ApplicantsTable caption={title} of={list} rows={answer?.data} total={count} page={page} change={change} />
      </ApplicantTabs>
    </ListLayout>
  )
}
