import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { PhotoField } from '../../../files/photo-field.tsx'
import { RemoveFile, useRemoval } from '../../../files/remove-file.tsx'
import { useMyFiles } from '../../../files/use-my-files.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** The candidate's own photo: previewed as soon as it is chosen, saved on upload, and removable (document 000 §5). */
export function PhotoDialog({ record, onClose }: { record: MyRecord; onClose: () => void }) {
  const t = useTexts()
  const failureText = useFailureText()
  const { savePhoto } = useMyFiles(record)
  const upload = useUpload('avatar', savePhoto)
  const removal = useRemoval(() => savePhoto(null))
  const close = () => {
    upload.cancel()
    onClose()
  }
  const done = (
    <Button tone="quiet" onClick={close}>
      {t('files.done')}
    </Button>
  )
  return (
    <Dialog open onOpenChange={close} title={t('files.photo.title')} description={t('files.photo.text')} footer={done}>
      <div className="flex flex-col gap-4">
        <PhotoField name={record.FullName} image={record.Image} upload={upload} onRemove={removal.ask} />
        {removal.error && <Alert tone="danger">{failureText(removal.error)}</Alert>}
      </div>
      <RemoveFile name={t('files.photo.name')} removal={removal} />
    </Dialog>
  )
}
