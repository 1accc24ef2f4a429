import { Dialog } from '@pramaan/ui/dialog'
import { LinkButton } from '@pramaan/ui/link-button'
import { CompanySign } from '../../company/company-sign.tsx'
import { jobPath } from '../../paths/job-path.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { ApplyButton, ApplyNote, useJobApplication } from '../apply/apply-button.tsx'
import { JobAbout, JobFacts } from '../job-facts.tsx'
import type { Job } from '../job-shapes.ts'
import { SaveIcon } from '../save/save-button.tsx'
import { MatchBadge } from '../skill-match.tsx'

/** Props of `JobDialog`; `applies` for roles that may apply to jobs. */
export type JobDialogProps = { job: Job; applies: boolean; onClose: () => void }

/** The 'Job details' modal that a job's title opens (document 001 §2). */
export function JobDialog({ job, applies, onClose }: JobDialogProps) {
  const t = useFeatureTexts()
  const applying = useJobApplication(job, t('apply.done'))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('job.details')}
      footer={
        <>
          <LinkButton href={jobPath(job.ID, job.PlacementDriveID)} tone="quiet">
            {t('job.page')}
          </LinkButton>
          {applies && <ApplyButton job={job} applying={applying} />}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h3 className="text-xl wrap-anywhere">{job.Title}</h3>
            <p className="mb-1.5 flex flex-wrap items-center gap-x-2 text-ink-muted">
              {job.CompanyName ?? t('job.none')} <CompanySign verified={job.Verified} />
            </p>
            <MatchBadge match={job.Match} />
          </div>
          <SaveIcon job={job} />
        </div>
        {applies && <ApplyNote job={job} applying={applying} />}
        <JobFacts job={job} />
        <JobAbout job={job} level={3} />
      </div>
    </Dialog>
  )
}
