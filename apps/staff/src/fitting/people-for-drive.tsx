import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isOpen } from '@pramaan/domain/drive'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import { useDrive } from '@pramaan/features/drives/use-drive.ts'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SelectField } from '@pramaan/ui/select-field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTexts } from '../texts/use-texts.ts'
import { PeopleSection } from './people-section.tsx'
import { PeopleTable } from './people-table.tsx'

/** The URL parameter of the job whose people are shown. */
const jobInAddress = 'people'

/** The candidates that fit a job of a running drive best and have not applied; one job at a time. */
export function PeopleForDrive({ driveId }: { driveId: number | undefined }) {
  const { now } = usePlatform()
  const { data } = useDrive(driveId)
  const drive = data?.data
  const [address, setAddress] = useSearchParams()
  if (!drive || drive.Jobs.length === 0 || !isOpen(lastDay(drive), now())) return null
  const chosenId = Number(address.get(jobInAddress))
  const job = drive.Jobs.find(({ JobID }) => JobID === chosenId) ?? drive.Jobs[0]
  const choose = (id: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(jobInAddress, id)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return job && <PeopleForJob jobs={drive.Jobs} jobId={job.JobID} onJob={choose} />
}

type DriveJob = { JobID: number; jobTitle: string; companyName: string | null }
type PeopleForJobProps = { jobs: readonly DriveJob[]; jobId: number; onJob: (id: string) => void }

function PeopleForJob({ jobs, jobId, onJob }: PeopleForJobProps) {
  const t = useTexts()
  const api = useApi()
  const people = useQuery({ ...api.jobs.people.query({ params: { id: jobId } }), placeholderData: keepPreviousData })
  const none = <EmptyState bare drawing="people" title={t('fit.people.none')} text={t('fit.people.none.job')} />
  const options = jobs.map(({ JobID, jobTitle, companyName }) => {
    return { value: String(JobID), label: companyName ? `${jobTitle}, ${companyName}` : jobTitle }
  })
  const chooser = jobs.length > 1 && (
    <SelectField
      dense
      className="w-72 max-w-full"
      label={t('fit.people.job')}
      value={String(jobId)}
      options={options}
      onChange={({ target }) => onJob(target.value)}
    />
  )
  return (
    <PeopleSection text={t('fit.people.drive')} aside={chooser}>
      {people.error ? (
        <Failure error={people.error} onRetry={() => void people.refetch()} />
      ) : (
        <PeopleTable caption={t('fit.people')} people={people.data?.data} empty={none} />
      )}
    </PeopleSection>
  )
}
