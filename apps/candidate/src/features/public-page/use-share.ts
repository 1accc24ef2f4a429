import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from '../../texts/use-texts.ts'

/** Copies the page's link, and shares it where the device can. */
export function useShare(link: string, name: string) {
  const t = useTexts()
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ text: t('page.copied'), tone: 'success' }),
      () => showToast({ text: t('page.copyFailed'), tone: 'danger' }),
    )
  const share = () =>
    // Closing the share sheet is a change of mind, not a failure.
    navigator.share({ title: t('page.share.title', { name }), url: link }).catch(() => undefined)
  return { copy, share: 'share' in navigator ? share : undefined }
}
