import { ExportButton, type SheetColumn } from '@pramaan/app-shell/csv/export-button.tsx'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { jobState } from '@pramaan/domain/job'
import type { ConsoleParts } from '../../console/console-parts.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Job } from '../job-shapes.ts'
import { payText, useJobWords } from '../use-job-words.ts'
import type { JobListSearch } from './filters/use-job-search.ts'

type ExportJobsProps = { jobs: JobListSearch; dense?: boolean | undefined; button?: ConsoleParts['save'] | undefined }

/** Exports every job that matches the filters, as a file made in the browser (document 001 §7). */
export function ExportJobs({ jobs, dense, button }: ExportJobsProps) {
  const api = useApi()
  return (
    <ExportButton
      fileName="Jobs.csv"
      columns={useColumns()}
      list={(page) => api.jobs.list({ query: { ...jobs.query, ...page } })}
      none={jobs.answer.data?.totalCount === 0}
      dense={dense}
      button={button}
    />
  )
}

function useColumns(): SheetColumn<Job>[] {
  const t = useFeatureTexts()
  const words = useJobWords()
  const edits = may(usePerson().role, 'editJobs')
  const columns: SheetColumn<Job>[] = [
    ['ID', ({ ID }) => ID],
    [t('job.title'), ({ Title }) => Title],
    [t('job.company'), ({ CompanyName }) => CompanyName],
    [t('job.type'), ({ Type }) => words.type(Type)],
    [t('job.location'), ({ Location }) => Location],
    [t('job.pay'), (job) => payText(job)],
    [t('job.openings'), ({ Openings }) => Openings],
    [t('job.experience'), ({ Experience }) => words.experience(Experience)],
    [t('job.education'), ({ Education }) => Education],
    [t('job.drive'), ({ PlacementDriveName }) => PlacementDriveName],
  ]
  if (!edits) return [...columns, [t('job.status'), ({ Status }) => Status]]
  return [
    ...columns,
    [t('job.applicants'), ({ Applicants }) => Applicants],
    [t('job.status'), ({ ClosedOn }) => words.state(jobState({ closedOn: ClosedOn }))],
  ]
}
