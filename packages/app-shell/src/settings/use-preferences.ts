import { type NotificationPreferences, whyNotPrefer } from '@pramaan/domain/notification'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, usePlatform } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** A person's notification preferences; each change shows at once and is saved at once. */
export function usePreferences() {
  const api = useApi()
  const { languages } = usePlatform()
  const cache = useQueryClient()
  const query = useQuery(api.notifications.preferences.query())
  const t = useShellTexts()
  const [needed, setNeeded] = useState(false)
  const showUnreachable = () => showToast({ text: t('error.unreachable'), tone: 'danger' })
  const { queryKey } = api.notifications.preferences.query()
  const save = useMutation({
    mutationFn: ({ language, channels }: NotificationPreferences) =>
      api.notifications.savePreferences({ body: { language, channels: mutable(channels) } }),
    scope: { id: 'notification-preferences' },
    onError: () => cache.invalidateQueries({ queryKey }),
  })
  function change(preferences: NotificationPreferences) {
    const refused = whyNotPrefer(preferences.channels) !== undefined
    setNeeded(refused)
    if (refused) return
    // The messages' language and the app's are one choice.
    if (preferences.language !== languages.i18n.locale)
      void languages.choose(preferences.language).catch(showUnreachable)
    // A pending response would show the previous preferences.
    void cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, { message: 'Success', data: preferences })
    save.mutate(preferences)
  }
  return { query, save, change, receiptsNeeded: needed }
}

function mutable(channels: NotificationPreferences['channels']) {
  type Channels = { [T in keyof typeof channels]: (typeof channels)[T][number][] }
  return Object.fromEntries(Object.entries(channels).map(([topic, ways]) => [topic, [...ways]])) as Channels
}
