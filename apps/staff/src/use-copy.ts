import { copyText } from '@pramaan/app-shell/platform/copy-text.ts'
import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from './texts/use-texts.ts'

/** Copies a link, and says whether it could, without the link: it is long to hear, and may carry a token. */
export function useCopy() {
  const t = useTexts()
  return async (link: string) => {
    const isCopied = await copyText(link)
    showToast(
      isCopied ? { text: t('campaigns.copied'), tone: 'success' } : { text: t('campaigns.copyFailed'), tone: 'danger' },
    )
    return isCopied
  }
}
