import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isOpen } from '@pramaan/domain/drive'
import { Button } from '@pramaan/ui/button'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { showToast } from '@pramaan/ui/toaster'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { driveListPath } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { lastDay } from '../drive-days.ts'
import type { Drive } from '../drive-shapes.ts'
import { useDrivesChanged } from '../use-drive.ts'

/** Deletes a drive after a confirmation that names it, and goes to the list (document 002 §4). */
export function DeleteDrive({ drive }: { drive: Pick<Drive, 'ID' | 'Title' | 'ToDate' | 'Applicants' | 'Paid'> }) {
  const { ID, Title } = drive
  const t = usePostingTexts()
  const api = useApi()
  const navigate = useNavigate()
  const changed = useDrivesChanged()
  const failureText = useFailureText()
  const [asking, setAsking] = useState(false)
  const { now } = usePlatform()
  const refunded = isOpen(lastDay(drive), now()) ? drive.Paid : 0
  const consequences = [
    drive.Applicants ? t('driveDetails.delete.applicants', { n: drive.Applicants }) : '',
    refunded ? t('driveDetails.delete.fees', { n: refunded }) : '',
  ].filter(Boolean)
  const { mutate, isPending } = useSingleMutation<unknown, void>({
    mutationFn: () => api.drives.remove({ params: { id: ID } }),
    onSuccess: async () => {
      await navigate(driveListPath)
      showToast({ text: t('driveDetails.deleted', { title: Title }), tone: 'success' })
      void changed()
    },
    onError: (error) => {
      setAsking(false)
      showToast({ text: failureText(error), tone: 'danger' })
    },
  })
  return (
    <>
      <Button tone="ghost" size="sm" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        {t('driveDetails.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('driveDetails.delete.of', { title: Title })}
        description={[...consequences, t('driveDetails.delete.text')].join(' ')}
        confirmLabel={t('driveDetails.delete.confirm')}
        busy={isPending && t('driveDetails.deleting')}
        onConfirm={() => mutate()}
      />
    </>
  )
}
