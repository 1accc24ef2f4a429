import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, usePlatform } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { usePrivacyTexts } from './use-privacy-texts.ts'

type Kind = 'privacy' | 'terms'

function notify(text: string) {
  showToast({ text, tone: 'success', about: 'privacy' })
}

/** A person's consents and erasure; withdrawing and asking for erasure sign them out. */
export function usePrivacy() {
  const t = useShellTexts()
  const ofRole = usePrivacyTexts()
  const api = useApi()
  const { session } = usePlatform()
  const cache = useQueryClient()
  const leave = async (text: string) => {
    notify(text)
    await session.signOut()
  }
  return {
    query: useQuery(api.privacy.mine.query()),
    withdraw: useMutation({
      mutationFn: (kind: Kind) => api.privacy.withdraw({ params: { kind } }),
      onSuccess: () => leave(t('privacy.withdraw.done')),
    }),
    beFound: useMutation({
      mutationFn: (On: boolean) => api.privacy.beFound({ body: { On } }),
      onSuccess: async (_, On) => {
        await cache.invalidateQueries({ queryKey: api.privacy.mine.key })
        notify(t(On ? 'privacy.found.saved.on' : 'privacy.found.saved.off'))
      },
    }),
    erase: useMutation({
      mutationFn: (Contact: string) => api.privacy.erase({ body: { Contact } }),
      onSuccess: () => leave(t('privacy.erase.done')),
    }),
    cancelErasure: useMutation({
      mutationFn: () => api.privacy.cancelErasure(),
      onSuccess: async () => {
        await cache.invalidateQueries({ queryKey: api.privacy.mine.key })
        notify(ofRole('keep.done'))
      },
    }),
  }
}

/** The result of `usePrivacy`. */
export type Privacy = ReturnType<typeof usePrivacy>

/** A displayed consent. */
export type Consent = NonNullable<Privacy['query']['data']>['data']['Consents'][number]
