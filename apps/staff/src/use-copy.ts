import { copyText } from '@pramaan/app-shell/platform/copy-text.ts'
import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from './texts/use-texts.ts'

/** Copies a link, and says whether it could. */
export function useCopy() {
  const t = useTexts()
  return async (link: string) => {
    const taken = await copyText(link)
    showToast(
      taken
        ? { text: t('campaigns.copied', { link }), tone: 'success' }
        : { text: t('campaigns.copyFailed'), tone: 'danger' },
    )
    return taken
  }
}
