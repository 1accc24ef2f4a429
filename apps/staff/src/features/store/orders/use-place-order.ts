import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import type { StorePurpose } from '@pramaan/domain/payment'
import { useMutation } from '@tanstack/react-query'
import type { Item } from '../items/use-items.ts'
import { useUnsent } from '../unsent/unsent-orders.ts'
import { useSync } from '../unsent/use-sync.ts'

/** The fields of a new order. */
export type Values = { Category: StorePurpose | ''; Item: string; Contact: string }

/** Saves the order on the device, sends it, and returns the server's refusal, if any; offline it waits. */
export function usePlaceOrder(items: readonly Item[], onSaved: () => void) {
  const { now } = usePlatform()
  const { unsentOrders } = useUnsent()
  const sync = useSync(unsentOrders)
  return useMutation({
    // This request also finds out whether the network is back.
    networkMode: 'always',
    async mutationFn({ Item: itemId, Contact }: Values) {
      const item = items.find(({ ID }) => ID === itemId)
      if (!item) return {}
      const { Purpose, SubjectID, Title } = item
      const id = crypto.randomUUID()
      unsentOrders.put({ ID: id, Purpose, SubjectID, Title, Contact: Contact.trim(), at: now().toISOString() })
      let link: string | undefined
      await sync((taken, its) => {
        if (taken === id) link = its
      })
      const problem = unsentOrders.get(id)?.problem
      // The form shows the refusal, where it can be fixed.
      if (problem) unsentOrders.drop(id)
      else onSaved()
      return { problem, link }
    },
  })
}
