import { UploadField } from '@pramaan/app-kit/upload/upload-field.tsx'
import { useUpload } from '@pramaan/app-kit/upload/use-upload.ts'
import { Dialog, DialogCancel } from '@pramaan/ui/dialog'
import type { OwnRecord } from '../../own-record.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useOwnFiles } from '../../use-own-files.ts'

/** Takes a CV of any kind that counts as one; it is saved as soon as it is there, and the dialog leaves (document 000 §5). */
export function CvDialog({ record, onClose }: { record: OwnRecord; onClose: () => void }) {
  const t = useTexts()
  const { saveCv } = useOwnFiles(record)
  const upload = useUpload('cv', (address) => saveCv(address).then(onClose))
  const close = () => {
    upload.cancel()
    onClose()
  }
  const title = t(record.CV ? 'files.cv.replace' : 'files.cv.add')
  return (
    <Dialog open onOpenChange={close} title={title} description={t('files.cv.text')} footer={<DialogCancel />}>
      <UploadField place="cv" label={t('profile.resume.file')} upload={upload} />
    </Dialog>
  )
}
