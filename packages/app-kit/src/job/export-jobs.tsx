import { may } from '@pramaan/domain/capability'
import { jobState } from '@pramaan/domain/job'
import { Button } from '@pramaan/ui/button'
import { Download } from 'lucide-react'
import type { Cell } from '../csv/save-csv.ts'
import { useExport } from '../csv/use-export.ts'
import { useApi, usePerson } from '../platform/platform.tsx'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import type { Job } from './job-shapes.ts'
import type { JobListSearch } from './use-job-search.ts'
import { payText, useJobWords } from './use-job-words.ts'

const rowsAPage = 50

/** Saves every job that the filters leave as a file, made in the browser (document 001 §7). */
export function ExportJobs({ jobs }: { jobs: JobListSearch }) {
  const t = useKitTexts()
  const api = useApi()
  const { mutate, isPending } = useExport<Job>({
    fileName: 'Jobs.csv',
    ...useJobSheet(),
    page: async (pageIndex) => {
      const { data, pageCount } = await api.jobs.list({ query: { ...jobs.query, pageSize: rowsAPage, pageIndex } })
      return { rows: data, pageCount }
    },
  })
  return (
    <Button
      tone="quiet"
      icon={<Download aria-hidden />}
      disabled={!jobs.answer.data?.totalCount}
      busy={isPending && t('jobs.export.busy')}
      onClick={() => mutate()}
    >
      <span className="max-sm:sr-only">{t('jobs.export')}</span>
    </Button>
  )
}

function useJobSheet() {
  const t = useKitTexts()
  const words = useJobWords()
  const edits = may(usePerson().role, 'editJobs')
  const columns: [string, (job: Job) => Cell][] = [
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
    ...(edits
      ? ([
          [t('job.applicants'), ({ Applicants }) => Applicants],
          [t('job.status'), ({ ClosedOn }) => words.state(jobState({ closedOn: ClosedOn }))],
        ] satisfies [string, (job: Job) => Cell][])
      : ([[t('job.status'), ({ Status }) => Status]] satisfies [string, (job: Job) => Cell][])),
  ]
  return {
    headings: columns.map(([heading]) => heading),
    cells: (job: Job) => columns.map(([, cell]) => cell(job)),
  }
}
