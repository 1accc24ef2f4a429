import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { IconButton } from '@pramaan/ui/icon-button'
import { Spinner } from '@pramaan/ui/spinner'
import { showToast } from '@pramaan/ui/toaster'
import { Download } from 'lucide-react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { type FileSource, useDownload } from './use-download.ts'

/** Props of `DownloadButton`: how to reload its link, the last known address, and its label. */
export type DownloadButtonProps = { source: FileSource; address: string; name: string }

/** Downloads a CV or certificate, even long after the profile was opened (document 002 §2.5). */
export function DownloadButton({ source, address, name }: DownloadButtonProps) {
  const t = useFeatureTexts()
  const failureText = useFailureText()
  const { isPending, mutate } = useDownload(source)
  const press = () =>
    mutate(address, {
      onSuccess: (found) => !found && showToast({ text: t('profile.resume.gone') }),
      onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    })
  return (
    <IconButton
      label={t(isPending ? 'profile.resume.busy' : 'profile.resume.download', { name })}
      icon={isPending ? <Spinner /> : <Download aria-hidden />}
      edge="end"
      aria-busy={isPending || undefined}
      onClick={isPending ? undefined : press}
    />
  )
}
