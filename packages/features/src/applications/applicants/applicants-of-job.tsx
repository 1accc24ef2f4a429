import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useExistingPage } from '@pramaan/app-shell/router/list-pages/use-existing-page.ts'
import { usePageNumber } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { type JobApplicationStatus, jobApplicationStatuses } from '@pramaan/domain/job-application'
import { EmptyState } from '@pramaan/ui/empty-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { StageBar } from '../stage-bar.tsx'
import { useApplicantColumns } from './applicant-columns.tsx'
import { ApplicantRow } from './applicant-row.tsx'
import { PeopleList, peoplePageSize } from './people-list.tsx'

/** The applicants of a job, newest first, all or those in one city; page and city are in the URL. */
export function ApplicantsOfJob({ jobId, dense }: { jobId: number; dense?: boolean }) {
  const t = usePostingTexts()
  const api = useApi()
  const [address, setAddress] = useSearchParams()
  const [page, toPage] = usePageNumber()
  const columns = useApplicantColumns()
  const status = jobApplicationStatuses.find((one) => one === address.get('status'))
  const query = { jobID: jobId, pageSize: peoplePageSize, pageIndex: page - 1, ...(status && { status }) }
  const answer = useQuery({ ...api.applications.list.query({ query }), placeholderData: keepPreviousData })
  useExistingPage(answer)
  const choose = (value: JobApplicationStatus | undefined) =>
    setAddress((before) => {
      const now = new URLSearchParams(before)
      now.delete('page')
      now.delete('status')
      if (value) now.set('status', value)
      return now
    })
  const none = (
    <EmptyState
      drawing="people"
      title={t('receivedApplications.none')}
      text={status ? undefined : t('receivedApplications.none.job')}
      level={2}
    />
  )
  return (
    <div className={dense ? 'flex flex-col gap-3' : 'flex flex-col gap-4'}>
      <StageBar status={status} onStatus={choose} />
      <PeopleList
        label={t('postedJob.tab.applied')}
        answer={answer}
        page={page}
        none={none}
        columns={dense ? columns : undefined}
        idOf={({ ID }) => ID}
        onPage={toPage}
      >
        {(application) => <ApplicantRow application={application} />}
      </PeopleList>
    </div>
  )
}
