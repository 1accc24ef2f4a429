import { LeaveGuard } from '@pramaan/app-shell/forms/unsaved/leave-guard.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useNavigate, useSearchParams } from 'react-router'
import { driveDetailsPath, idIn } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { NoDrive } from '../no-drive.tsx'
import { useDrive } from '../use-drive.ts'
import { AddJobFields } from './add-job-fields.tsx'
import { blankJob, useAddJob } from './use-add-job.ts'

/** 'Add new job' as a page, for the drive in the `drive` parameter (document 002 §2.1, §2.7). */
export function DriveJobForm() {
  const [search] = useSearchParams()
  const drive = useDrive(idIn(search, 'drive') ?? idIn(search, 'driveID'))
  if (drive.missing) return <NoDrive />
  if (drive.data) return <Form drive={drive.data.data} />
  if (drive.isError) return <Failure page error={drive.error} onRetry={() => void drive.refetch()} />
  return (
    <Loading className="mx-auto flex w-full max-w-180 flex-col gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-80 w-full rounded-card" />
    </Loading>
  )
}

function Form({ drive: { ID, Title } }: { drive: DriveWithJobs }) {
  const t = usePostingTexts()
  const navigate = useNavigate()
  const details = driveDetailsPath(ID)
  const adding = useAddJob(ID, blankJob, (by) => {
    if (by === 'save') void navigate(details)
    else adding.form.setFocus('jobTitle')
  })
  const by = adding.add.isPending && adding.add.variables?.by
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-4">
      <PageHeader
        above={
          <div className="-mt-2">
            <BackLink href={details}>{t('driveJob.back')}</BackLink>
          </div>
        }
        title={t('addJob.title')}
        description={t('addJob.form.text', { title: Title })}
      />
      <Card>
        <form noValidate onSubmit={adding.send('save')} className="flex flex-col gap-4">
          <AddJobFields adding={adding} />
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
            <LinkButton href={details} tone="quiet">
              {t('addJob.close')}
            </LinkButton>
            <Button tone="soft" onClick={adding.send('add')} busy={by === 'add' && t('addJob.adding')}>
              {t('addJob.add')}
            </Button>
            <Button type="submit" busy={by === 'save' && t('addJob.saving')}>
              {t('addJob.save')}
            </Button>
          </div>
        </form>
        <LeaveGuard when={adding.form.formState.isDirty && !adding.add.isPending} />
      </Card>
    </div>
  )
}
