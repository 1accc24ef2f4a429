import { UploadField } from '@pramaan/features/uploads/upload-field.tsx'
import type { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import { Avatar } from '@pramaan/ui/avatar'
import { Button } from '@pramaan/ui/button'
import { Trash2 } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'

type PhotoFieldProps = {
  /** Whose photo it is. */
  name: string
  /** The saved photo. */
  image: string | null | undefined
  upload: ReturnType<typeof useUpload>
  onRemove: () => void
}

/** The candidate's own photo: previewed as soon as it is chosen, replaceable and removable (document 000 §5). */
export function PhotoField({ name, image, upload, onRemove }: PhotoFieldProps) {
  const t = useTexts()
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={upload.preview ?? image} size="xl" />
        {image && !upload.uploading && (
          <Button tone="ghost" icon={<Trash2 aria-hidden />} onClick={onRemove}>
            {t('files.photo.remove')}
          </Button>
        )}
      </div>
      <UploadField kind="avatar" label={t(image ? 'files.photo.replace' : 'files.photo.add')} upload={upload} />
    </>
  )
}
