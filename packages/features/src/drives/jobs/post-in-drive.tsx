import { Button } from '@pramaan/ui/button'
import { lazy, Suspense, useState } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'

const JobFormDialog = lazy(() =>
  import('../../jobs/form/job-form-dialog.tsx').then((m) => ({ default: m.JobFormDialog })),
)

/** 'Post new job' inside a drive: the full form in a modal above the drive's page (document 002 §2.6). */
export function PostInDrive({ driveId }: { driveId: number }) {
  const t = usePostingTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('quick.full')}
      </Button>
      {open && (
        <Suspense>
          <JobFormDialog driveId={driveId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
