import { BackLink } from '@pramaan/ui/breadcrumb'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { showToast } from '@pramaan/ui/toaster'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { jobPath, jobsPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { JobFormParts, PostButton } from './job-form.tsx'
import { useJobForm } from './use-job-form.ts'

/** 'Post new job': the full form, then the job's page; Cancel returns to the jobs (document 002 §2.6). */
export function JobFormPage() {
  const t = usePostingTexts()
  const navigate = useNavigate()
  const id = useId()
  const used = useJobForm(undefined, (job) => {
    showToast({ text: t('jobForm.done', { title: job.Title }), tone: 'success' })
    void navigate(jobPath(job.ID))
  })
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 pb-4">
      <PageHeader
        above={<BackLink href={jobsPath}>{t('jobForm.back')}</BackLink>}
        title={t('jobForm.title')}
        description={t('jobForm.text')}
      />
      <JobFormParts
        used={used}
        id={id}
        foot={
          <div className="flex justify-end gap-2 max-sm:*:flex-1">
            <LinkButton href={jobsPath} tone="quiet">
              {t('jobForm.cancel')}
            </LinkButton>
            <PostButton post={used.post} form={id} />
          </div>
        }
      />
    </div>
  )
}
