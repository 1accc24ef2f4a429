import { createSavedList, type Saved } from '@pramaan/app-shell/offline/saved-list.ts'
import { savedPrefix } from '@pramaan/app-shell/offline/storage-keys.ts'
import { useSaved } from '@pramaan/app-shell/offline/use-saved.ts'
import { usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import type { StorePurpose } from '@pramaan/domain/payment'
import { useMemo } from 'react'

/** An order saved on this device until the server accepts it; its ID prevents duplicates when it is sent again. */
export type SavedOrder = Saved & {
  ID: string
  Purpose: StorePurpose
  SubjectID: number
  Contact: string
  Title: string
}

/** One account's unsent orders on this device. */
export type UnsentOrders = ReturnType<typeof createUnsentOrders>

/** Opens an account's unsent orders. */
function createUnsentOrders(storage: Storage, personId: number) {
  return createSavedList<SavedOrder, string>(storage, savedPrefix('store.orders', personId), {
    nameOf: (id) => id,
    keyOf: ({ ID }) => ID,
    isSound: ({ ID, Purpose, Contact }) => Boolean(ID && Purpose && Contact),
  })
}

/** The signed-in person's unsent orders, and the space they take. */
export function useUnsent(): { unsentOrders: UnsentOrders; unsent: SavedOrder[] } {
  const { storage } = usePlatform()
  const { ID } = usePerson()
  const unsentOrders = useMemo(() => createUnsentOrders(storage, ID), [storage, ID])
  return { unsentOrders, unsent: useSaved(unsentOrders) }
}
