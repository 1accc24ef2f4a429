import { useLingui } from '@lingui/react'
import type { Language } from '@pramaan/domain/options'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi, useAuth, usePlatform } from '../platform/platform.tsx'
import { shareLanguage } from './share-language.ts'
import { useShellTexts } from './use-shell-texts.ts'

/**
 * The current language, those offered, and a setter: it changes the screen at once, and is saved in the browser and
 * with the account, for the messages sent to them. If saving with the account fails, the choice stays in the browser.
 */
export function useLanguage() {
  const t = useShellTexts()
  const { languages, session } = usePlatform()
  const { i18n } = useLingui()
  const { person } = useAuth()
  const api = useApi()
  const cache = useQueryClient()
  const choosing = useMutation({
    mutationFn: async (language: Language) => {
      await languages.choose(language)
      if (person) await shareLanguage({ languages, session })
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: api.notifications.preferences.key }),
    onError: () => showToast({ text: t('error.unreachable'), tone: 'danger' }),
  })
  return { language: i18n.locale, offered: languages.offered, choose: choosing.mutate }
}
