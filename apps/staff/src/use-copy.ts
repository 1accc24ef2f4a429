import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from './texts/use-texts.ts'

/** Copies a link, and says whether it could. */
export function useCopy() {
  const t = useTexts()
  return async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ text: t('campaigns.copied', { link }), tone: 'success' })
      return true
    } catch {
      showToast({ text: t('campaigns.copyFailed'), tone: 'danger' })
      return false
    }
  }
}
