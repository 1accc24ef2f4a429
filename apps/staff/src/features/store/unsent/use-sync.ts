import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import { syncOrders } from './sync-orders.ts'
import type { UnsentOrders } from './unsent-orders.ts'

/** What a sync reports for each accepted order: its id and payment link. */
type OnLink = (id: string, link: string) => void

/** Sends unsent orders, and reports each one that the server accepted. */
export function useSync(unsentOrders: UnsentOrders): (onLink?: OnLink) => Promise<void> {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  return (onLink) =>
    syncOrders({
      api,
      unsentOrders,
      failureText,
      refusalText: (refusal) => t(`store.refused.${refusal}`),
      onTaken: ({ ID, Title, Contact }, link) => {
        onLink?.(ID, link)
        void cache.invalidateQueries({ queryKey: api.store.orders.key })
        showToast({ text: t('store.placed', { item: Title, person: Contact }), tone: 'success' })
      },
    })
}
