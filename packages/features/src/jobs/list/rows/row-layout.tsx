import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { dot, unbroken } from '@pramaan/domain/dotted'
import { isOpenJob } from '@pramaan/domain/job'
import { Avatar } from '@pramaan/ui/avatar'
import { Badge } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { CompanySign } from '../../../company/company-sign.tsx'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import { FitLine } from '../../fit-reasons.tsx'
import { JobAbout, JobFacts } from '../../job-facts.tsx'
import type { Job, ListedJob } from '../../job-shapes.ts'
import { JobTitle } from '../../job-title.tsx'
import { SaveIcon } from '../../save/save-button.tsx'
import { MatchBadge } from '../../skill-match.tsx'
import { payText, useJobWords } from '../../use-job-words.ts'
import { titleSaysAll } from './asked-in-title.ts'
import { ReportedBadge } from './reported-jobs.tsx'

// Loaded on demand, because only a list sorted by words has it.
const RequestedWorkLine = lazy(() =>
  import('./requested-work-line.tsx').then((m) => ({ default: m.RequestedWorkLine })),
)

/** Props of a job in a list: `onOpen` opens its details. */
export type JobRowProps = { job: Job & Partial<ListedJob>; onOpen: () => void }

type RowLayoutProps = JobRowProps & {
  action: ReactNode
  note: ReactNode
  /** Expands with only an icon, because 'View more' beside View would be confusing. */
  views?: boolean
}

/** A job's row with an action and a note. */
export function RowLayout({ job, onOpen, action, note, views }: RowLayoutProps) {
  const bodyId = useId()
  const [open, setOpen] = useState(false)
  return (
    <li className="flex flex-col gap-3 border-line px-4 py-4 not-first:border-t sm:px-5">
      <div className="relative flex flex-wrap items-center gap-x-3.5 gap-y-3 sm:flex-nowrap">
        <RowHead job={job} onOpen={onOpen} />
        {/* The row's main action is the first Tab stop after its name, wherever it is drawn. */}
        <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-between sm:flex-row-reverse">
          {action}
          <Unfold views={views} job={job} open={open} bodyId={bodyId} onOpen={setOpen} />
        </div>
        {/* The last, so that it keeps its place beside buttons of any width. On a phone it is in the corner, as a column of
            its own would take a quarter of the width from all that is said below it. */}
        <span className="-my-2 -mr-2 self-start empty:hidden max-sm:absolute max-sm:top-0 max-sm:right-0">
          <SaveIcon job={job} />
        </span>
      </div>
      {note}
      <div id={bodyId} hidden={!open} className="flex-col gap-5 sm:pl-14 [&:not([hidden])]:flex">
        {open && (
          <>
            <JobFacts job={job} />
            <JobAbout job={job} level={3} />
          </>
        )}
      </div>
    </li>
  )
}

type UnfoldProps = Pick<RowLayoutProps, 'job' | 'views'> & {
  open: boolean
  bodyId: string
  onOpen: (open: boolean) => void
}

function Unfold({ job, views, open, bodyId, onOpen }: UnfoldProps) {
  const t = useFeatureTexts()
  const icon = <ChevronDown aria-hidden className={open ? 'rotate-180' : ''} />
  const label = t(open ? 'job.hide.of' : 'job.more.of', { title: job.Title })
  const state = { 'aria-expanded': open, 'aria-controls': bodyId, onClick: () => onOpen(!open) }
  if (views) return <IconButton label={label} icon={icon} {...state} />
  return (
    <Button tone="ghost" size="sm" aria-label={label} {...state}>
      {t(open ? 'job.hide' : 'job.more')}
      {icon}
    </Button>
  )
}

function RowHead({ job, onOpen }: JobRowProps) {
  const { Asked: asked = [], Learned: learned = null } = job
  const t = useFeatureTexts()
  const words = useJobWords()
  const option = useOptionText()
  const company = job.CompanyName ?? t('job.none')
  const line = [company, job.Location, job.WorkModel && unbroken(option(job.WorkModel)), payText(job) ?? t('job.none')]
  const requested = words.experience(job.Experience) ?? (job.Education ? option(job.Education) : t('job.none'))
  return (
    <>
      <span className="self-start">
        <Avatar name={job.CompanyName ?? job.Title} src={job.Image} square />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base max-sm:pr-10">
          <JobTitle job={job} onOpen={onOpen} />
        </h3>
        <p className="text-sm text-ink-muted">
          {line.filter(Boolean).map((part, index) => (
            <span key={`part ${index + 1}`}>
              {index > 0 && dot}
              <span className={part?.startsWith('₹') ? 'whitespace-nowrap' : ''}>{part}</span>
            </span>
          ))}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs text-ink-muted">
          <ReportedBadge id={job.ID} />
          <MatchBadge match={job.Match} />
          <CompanySign verified={job.Verified} />
          {!isOpenJob({ closedOn: job.ClosedOn }) && <Badge tone="accent">{t('job.state.closed')}</Badge>}
          <Badge>{words.type(job.Type)}</Badge>
          <Badge>{t('job.openings.count', { n: job.Openings })}</Badge>
          {job.Applicants !== null && <Badge>{t('job.applicants.count', { n: job.Applicants })}</Badge>}
          <Badge>{requested}</Badge>
          <Ago at={job.CreatedOn} />
        </p>
        {learned || !titleSaysAll(asked) ? (
          <Suspense>
            <RequestedWorkLine asked={asked} learned={learned} level={job.Education} />
          </Suspense>
        ) : null}
        <FitLine fit={job.Fit} />
      </div>
    </>
  )
}
