import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from '../../texts/use-texts.ts'

/** Copies the link of a page, and shares it where the device can. */
export function useShare(link: string, name: string) {
  const t = useTexts()
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ text: t('page.copied'), tone: 'success' }),
      () => showToast({ text: t('page.copyFailed'), tone: 'danger' }),
    )
  const share = () =>
    // Who closes the device's own window has changed their mind, which is no failure.
    navigator.share({ title: t('page.share.title', { name }), url: link }).catch(() => undefined)
  return { copy, share: 'share' in navigator ? share : undefined }
}
