import { copyText } from '@pramaan/app-shell/platform/copy-text.ts'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { showToast } from '@pramaan/ui/toaster'

/** What is shared: a page of this app, by its link, and its title. */
type Shared = { title: string; link: string }

/** How long a link that could not be copied stays visible for selecting it. */
const copiedByHand = 20_000

/** Opens the device's share sheet; without one, or if it does not open, it copies the link. */
export function useShare() {
  const t = useFeatureTexts()
  const copy = async (link: string) => {
    const isCopied = await copyText(link)
    showToast(
      isCopied
        ? { text: t('share.copied'), tone: 'success' }
        : { text: t('share.failed', { link }), tone: 'danger', leastMilliseconds: copiedByHand },
    )
  }
  const canShare = 'share' in navigator
  const share = async ({ title, link }: Shared) => {
    if (!canShare) return copy(link)
    try {
      await navigator.share({ title, url: link })
    } catch (error) {
      // Closing the share sheet is a change of mind, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy(link)
    }
  }
  return { canShare, copy, share }
}
