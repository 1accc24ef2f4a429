import { Button } from '@pramaan/ui/button'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type Cell, csvText, saveText } from '../csv/save-csv.ts'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import type { Job } from './job-shapes.ts'
import { payText, useJobWords } from './use-job-words.ts'

/** Saves the jobs that are shown as a file, made in the browser (document 001 §7). */
export function ExportJobs({ jobs }: { jobs: readonly Job[] }) {
  const t = useKitTexts()
  const sheet = useJobSheet()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => saveText('Jobs.csv', await csvText(sheet.headings, jobs.map(sheet.row))),
    onError: () => showToast({ text: t('jobs.export.failed'), tone: 'danger' }),
  })
  return (
    <Button
      tone="quiet"
      icon={<Download aria-hidden />}
      disabled={jobs.length === 0}
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
    [t('job.status'), ({ Status }) => Status],
  ]
  return {
    headings: columns.map(([heading]) => heading),
    row: (job: Job) => columns.map(([, cell]) => cell(job)),
  }
}
