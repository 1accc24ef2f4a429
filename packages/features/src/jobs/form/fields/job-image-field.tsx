import { Button } from '@pramaan/ui/button'
import { Trash2 } from 'lucide-react'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { UploadField } from '../../../uploads/upload-field.tsx'
import { useUpload } from '../../../uploads/use-upload.ts'

/** Props of `JobImageField`; `image` is the address of the uploaded image. */
export type JobImageFieldProps = { image: string | null | undefined; onImage: (image: string | null) => void }

/** The image of a job: chosen as a file, previewed at once, removable (document 002 §5). */
export function JobImageField({ image, onImage }: JobImageFieldProps) {
  const t = usePostingTexts()
  const upload = useUpload('jobImage', async (address) => onImage(address))
  const visibleImage = upload.preview ?? image
  return (
    <div className="flex flex-col gap-3">
      <UploadField
        kind="jobImage"
        label={
          <>
            {t(image ? 'jobForm.image.replace' : 'jobForm.image')}{' '}
            <span className="font-normal text-ink-muted">{t('jobForm.field.optional')}</span>
          </>
        }
        upload={upload}
      />
      {visibleImage && (
        <div className="flex items-end gap-3">
          <img
            src={visibleImage}
            alt={t('jobForm.image.chosen')}
            className="h-28 max-w-full rounded-control border border-line object-cover"
          />
          {image && !upload.uploading && (
            <Button tone="ghost" size="sm" icon={<Trash2 aria-hidden />} onClick={() => onImage(null)}>
              {t('jobForm.image.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
