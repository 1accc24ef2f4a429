import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useExistingPage } from '@pramaan/app-shell/router/list-pages/use-existing-page.ts'
import { usePageNumber } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { Badge } from '@pramaan/ui/badge'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SectionHeader } from '@pramaan/ui/section-header'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApplicantColumns } from '../../applications/applicants/applicant-columns.tsx'
import { ApplicantRow } from '../../applications/applicants/applicant-row.tsx'
import type { Received } from '../../applications/applicants/application-shapes.ts'
import { PeopleList, peoplePageSize } from '../../applications/applicants/people-list.tsx'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'

/** Props of `DriveApplications`: `jobId` limits it to one job. */
export type DriveApplicationsProps = { driveId: number; jobId?: number; dense?: boolean }

type Counts = { totalCount: number; driveCount: number }

/** The number of applications to the drive, called applicants in lists of drives, and to one of its jobs. */
function parts(t: ReturnType<typeof usePostingTexts>, { totalCount, driveCount }: Counts) {
  return t('driveDetails.applied.parts', { drive: driveCount, jobs: totalCount - driveCount })
}

/** 'All applied candidates' of a drive, or the applicants of one of its jobs, newest first (document 002 §2.7). */
export function DriveApplications({ driveId, jobId, dense }: DriveApplicationsProps) {
  const t = usePostingTexts()
  const api = useApi()
  const [page, toPage] = usePageNumber()
  const query = {
    placementDriveID: driveId,
    pageSize: peoplePageSize,
    pageIndex: page - 1,
    ...(jobId && { jobID: jobId }),
  }
  const answer = useQuery({ ...api.applications.list.query({ query }), placeholderData: keepPreviousData })
  useExistingPage(answer)
  const openingOf = ({ JobTitle: job }: Received) => job ?? t('driveDetails.applied.drive')
  const columns = useApplicantColumns(jobId ? undefined : openingOf)
  const title = t(jobId ? 'driveJob.applicants' : 'driveDetails.applied')
  const none = (
    <EmptyState drawing="people" title={t('driveDetails.applied.none')} text={t('driveDetails.applied.none.text')} />
  )
  return (
    <section aria-labelledby="drive-applied" className="flex min-w-0 flex-col gap-3">
      <SectionHeader
        id="drive-applied"
        description={!jobId && answer.data && answer.data.totalCount > 0 && parts(t, answer.data)}
        title={
          <span className="flex flex-wrap items-center gap-2.5">
            {title} {answer.data && <Badge>{answer.data.totalCount}</Badge>}
          </span>
        }
      />
      <PeopleList
        label={title}
        answer={answer}
        page={page}
        none={none}
        columns={dense ? columns : undefined}
        idOf={({ Kind, ID }) => `${Kind} ${ID}`}
        onPage={toPage}
      >
        {(application) => <ApplicantRow application={application} what={jobId ? undefined : openingOf(application)} />}
      </PeopleList>
    </section>
  )
}
