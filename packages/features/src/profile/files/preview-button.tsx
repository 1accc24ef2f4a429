import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { Button } from '@pramaan/ui/button'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { FileSource } from './use-download.ts'
import { previewType } from './use-preview.ts'

const FilePreview = latePart(() => import('./file-preview.tsx').then((m) => m.FilePreview))

type PreviewButtonProps = { source: FileSource; address: string; name: string }

/** Shows a CV or certificate over the profile; hidden if this browser can't show such a file. */
export function PreviewButton(props: PreviewButtonProps) {
  const t = useFeatureTexts()
  const [open, setOpen] = useState(false)
  const { name } = props
  const type = previewType(name)
  if (!type) return null
  return (
    <>
      <Button
        tone="quiet"
        block
        icon={<Eye />}
        aria-label={t('profile.resume.preview.of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('profile.resume.preview')}
      </Button>
      {open && (
        <OpenedLate onClose={() => setOpen(false)}>
          <FilePreview {...props} type={type} onClose={() => setOpen(false)} />
        </OpenedLate>
      )}
    </>
  )
}
