import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dotted, unbroken } from '@pramaan/domain/dotted'
import { dateText } from '@pramaan/domain/india-day'
import { isOpenJob, jobState } from '@pramaan/domain/job'
import { Alert } from '@pramaan/ui/alert'
import { Avatar } from '@pramaan/ui/avatar'
import { Badge } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { PageHeader } from '@pramaan/ui/page-header'
import { Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Job } from '../job-shapes.ts'
import { payText, useJobWords } from '../use-job-words.ts'
import { DeleteJob } from './delete-job.tsx'
import { JobFactStrip } from './job-fact-strip.tsx'
import { useCloseJob } from './use-close-job.ts'

/** The head of a posted job, with the actions of its employer or staff: edit, close or reopen, delete. */
export function PostedJobHeader({ job, onEdit }: { job: Job; onEdit: () => void }) {
  const t = usePostingTexts()
  const words = useJobWords()
  const option = useOptionText()
  const line = [
    job.CompanyName ?? t('job.none'),
    job.Location,
    job.WorkModel && unbroken(option(job.WorkModel)),
    payText(job) ?? t('job.none'),
  ]
  return (
    <Card as="div" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 lg:flex-nowrap">
        <div className="flex min-w-0 flex-1 gap-4 max-lg:basis-full">
          <Avatar name={job.CompanyName ?? job.Title} src={job.Image} square size="lg" />
          <div className="min-w-0">
            <h1 className="text-xl wrap-anywhere sm:text-2xl">{job.Title}</h1>
            <p className="text-sm text-ink-muted">{dotted(line)}</p>
            <p className="mt-2 flex flex-wrap gap-2">
              <Badge>{words.type(job.Type)}</Badge>
              <Badge>{t('job.openings.count', { n: job.Openings })}</Badge>
              <Badge>{t('job.applicants.count', { n: job.Applicants ?? 0 })}</Badge>
            </p>
          </div>
        </div>
        <Actions job={job} onEdit={onEdit} />
      </div>
      {job.ClosedOn && <ClosedSince at={job.ClosedOn} />}
    </Card>
  )
}

/** The head of a posted job in the console: the way back, the title, the actions, and the facts in one line. */
export function DenseJobHeader({ job, onEdit, above }: { job: Job; onEdit: () => void; above: ReactNode }) {
  const words = useJobWords()
  return (
    <>
      <PageHeader
        dense
        above={above}
        title={<span className="wrap-anywhere">{job.Title}</span>}
        beside={dotted([job.CompanyName, words.state(jobState({ closedOn: job.ClosedOn }))])}
        actions={<Actions job={job} onEdit={onEdit} />}
      />
      {job.ClosedOn && <ClosedSince at={job.ClosedOn} />}
      <JobFactStrip job={job} />
    </>
  )
}

function ClosedSince({ at }: { at: string }) {
  const t = usePostingTexts()
  return <Alert>{t('postedJob.closed.since', { day: dateText(new Date(at)) })}</Alert>
}

function Actions({ job, onEdit }: { job: Job; onEdit: () => void }) {
  const t = usePostingTexts()
  const closed = !isOpenJob({ closedOn: job.ClosedOn })
  const [deleting, setDeleting] = useState(false)
  const { setClosed, busy } = useCloseJob(job)
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:*:flex-auto max-sm:[&_svg]:hidden">
      <Button tone="quiet" size="sm" icon={<Pencil aria-hidden />} onClick={onEdit}>
        {t('postedJob.edit')}
      </Button>
      <Button
        tone="quiet"
        size="sm"
        icon={closed ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
        busy={busy && t(closed ? 'postedJob.reopen.busy' : 'postedJob.close.busy')}
        onClick={() => setClosed(!closed)}
      >
        {t(closed ? 'postedJob.reopen' : 'postedJob.close')}
      </Button>
      <Button tone="ghost" size="sm" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
        {t('postedJob.delete')}
      </Button>
      <DeleteJob job={job} open={deleting} onOpenChange={setDeleting} />
    </div>
  )
}
