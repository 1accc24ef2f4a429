import { type UploadKind, uploadRules } from '@pramaan/domain/upload'
import { FileDrop } from '@pramaan/ui/file-drop'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { useUpload } from './use-upload.ts'

type UploadFieldProps = { kind: UploadKind; label: ReactNode; upload: ReturnType<typeof useUpload> }

/** A field for a file: choose or drop, with progress; refusals in the spec's words (D48). */
export function UploadField({ kind, label, upload }: UploadFieldProps) {
  const t = useFeatureTexts()
  const { extensions, mostBytes } = uploadRules[kind]
  return (
    <FileDrop
      label={label}
      choose={t('upload.choose')}
      busy={t('upload.busy')}
      hint={t('upload.hint', { kinds: extensions.join(', ').toUpperCase(), size: mostBytes / 1024 / 1024 })}
      accept={extensions.map((extension) => `.${extension}`).join(',')}
      retry={t('upload.retry')}
      cancel={t('upload.cancel')}
      file={upload.file}
      onFile={upload.send}
      onRetry={upload.retry}
      onCancel={upload.cancel}
      onRemove={upload.clear}
    />
  )
}
