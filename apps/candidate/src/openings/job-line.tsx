import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { dot, dotted, unbroken } from '@pramaan/domain/dotted'
import { CompanySign } from '@pramaan/features/company/company-sign.tsx'
import { ApplyButton, ApplyNote, useJobApplication } from '@pramaan/features/jobs/apply/apply-button.tsx'
import { FitLine } from '@pramaan/features/jobs/fit-reasons.tsx'
import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { JobTitle } from '@pramaan/features/jobs/job-title.tsx'
import { SaveIcon } from '@pramaan/features/jobs/save/save-button.tsx'
import { MatchBadge } from '@pramaan/features/jobs/skill-match.tsx'
import { payText } from '@pramaan/features/jobs/use-job-words.ts'
import { Avatar } from '@pramaan/ui/avatar'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

// Few people open it, so it loads on demand.
const JobDialog = latePart(() => import('@pramaan/features/jobs/page/job-dialog.tsx').then((m) => m.JobDialog))

/* On a phone the age stands beside the button, so that a job is one line shorter; the title has the button's width too. */
const areas =
  "grid-cols-[minmax(0,1fr)_auto_2rem] max-sm:gap-y-1.5 [grid-template-areas:'job_job_save'_'why_why_why'_'marks_marks_marks'_'ago_act_act'] sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:[grid-template-areas:'job_save_act'_'marks_save_act'_'why_save_act']"

/** A job in a short list: its summary, why it is there (by default how well it fits), and Apply (document 001 §2, §4). */
export function JobLine({ job, why = <FitLine fit={job.Fit} /> }: { job: Job; why?: ReactNode }) {
  const t = useTexts()
  const option = useOptionText()
  const [open, setOpen] = useState(false)
  const applying = useJobApplication(job, t('apply.done'))
  const facts = dotted([job.CompanyName, job.Location, job.WorkModel && unbroken(option(job.WorkModel))])
  const pay = payText(job)
  return (
    <li className="flex gap-3.5 border-line py-3.5 not-first:border-t">
      <Avatar name={job.CompanyName ?? job.Title} src={job.Image} square />
      <div className="flex min-w-0 flex-1 flex-col gap-2.5">
        <div className={`grid items-center gap-x-3 ${areas}`}>
          <div className="min-w-0 [grid-area:job]">
            <h3 className="text-base leading-snug pointer-coarse:-my-2.5">
              <JobTitle job={job} onOpen={() => setOpen(true)} />
            </h3>
            <p className="relative text-sm text-ink-muted">
              {facts}
              {pay && (
                <>
                  {facts && dot}
                  <span className="whitespace-nowrap">{pay}</span>
                </>
              )}
            </p>
          </div>
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted [grid-area:marks] max-sm:contents sm:mt-1">
            <div className="flex min-w-0 flex-wrap gap-x-2 gap-y-1 empty:hidden max-sm:[grid-area:marks]">
              <MatchBadge match={job.Match} />
              <CompanySign verified={job.Verified} />
            </div>
            <div className="max-sm:[grid-area:ago]">
              <Ago at={job.CreatedOn} />
            </div>
          </div>
          <div className="min-w-0 [grid-area:why] max-sm:[&>p]:mt-0 max-sm:[&>p]:line-clamp-2">{why}</div>
          <div className="-mt-2 -mr-3 self-start justify-self-end [grid-area:save] sm:m-0 sm:self-center">
            <SaveIcon job={job} />
          </div>
          <div className="[grid-area:act]">
            <ApplyButton job={job} applying={applying} size="sm" />
          </div>
        </div>
        <ApplyNote job={job} applying={applying} />
      </div>
      {open && (
        <OpenedLate onClose={() => setOpen(false)}>
          <JobDialog job={job} applies onClose={() => setOpen(false)} />
        </OpenedLate>
      )}
    </li>
  )
}
