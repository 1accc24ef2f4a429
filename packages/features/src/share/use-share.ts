import { showToast } from '@pramaan/ui/toaster'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** What is shared: a page of this app, by its link, and its title. */
type Shared = { title: string; link: string }

/** Opens the device's share sheet; without one it copies the link. */
export function useShare() {
  const t = useFeatureTexts()
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ text: t('share.copied'), tone: 'success' }),
      () => showToast({ text: t('share.failed'), tone: 'danger' }),
    )
  const canShare = 'share' in navigator
  return {
    canShare,
    copy,
    share: ({ title, link }: Shared) =>
      // Closing the share sheet is a change of mind, not a failure.
      canShare ? navigator.share({ title, url: link }).catch(() => undefined) : copy(link),
  }
}
