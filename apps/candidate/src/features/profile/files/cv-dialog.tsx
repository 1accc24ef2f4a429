import { UploadField } from '@pramaan/features/uploads/upload-field.tsx'
import { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import { Dialog, DialogCancel } from '@pramaan/ui/dialog'
import { useMyFiles } from '../../../files/use-my-files.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Uploads a CV in any accepted format; it is saved on upload, then the dialog closes (document 000 §5). */
export function CvDialog({ record, onClose }: { record: MyRecord; onClose: () => void }) {
  const t = useTexts()
  const { saveCv } = useMyFiles(record)
  const upload = useUpload('cv', (address) => saveCv(address).then(onClose))
  const close = () => {
    upload.cancel()
    onClose()
  }
  const title = t(record.CV ? 'files.cv.replace' : 'files.cv.add')
  return (
    <Dialog open onOpenChange={close} title={title} description={t('files.cv.text')} footer={<DialogCancel />}>
      <div className="flex flex-col gap-3">
        <UploadField kind="cv" label={t('profile.resume.file')} upload={upload} />
        <p className="text-sm text-ink-muted">{t('files.cv.searched')}</p>
      </div>
    </Dialog>
  )
}
