import { createSavedList, type Saved } from '@pramaan/app-shell/offline/saved-list.ts'
import { savedPrefix } from '@pramaan/app-shell/offline/storage-keys.ts'
import { useSaved } from '@pramaan/app-shell/offline/use-saved.ts'
import { usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import type { StorePurpose } from '@pramaan/domain/payment'
import { useMemo } from 'react'

/** An order that is saved on this device until the server has taken it; its ID makes it one however often it is sent. */
export type SavedOrder = Saved & {
  ID: string
  Purpose: StorePurpose
  SubjectID: number
  Contact: string
  Title: string
}

/** The unsent orders of one account on this device. */
export type UnsentOrders = ReturnType<typeof createUnsentOrders>

/** Opens an account's unsent orders. */
function createUnsentOrders(storage: Storage, personId: number) {
  return createSavedList<SavedOrder, string>(storage, savedPrefix('store.orders', personId), {
    nameOf: (id) => id,
    placeOf: ({ ID }) => ID,
    isSound: ({ ID, Purpose, Contact }) => Boolean(ID && Purpose && Contact),
  })
}

/** The unsent orders of the person who is signed in, with the space they take. */
export function useUnsent(): { unsentOrders: UnsentOrders; unsent: SavedOrder[] } {
  const { storage } = usePlatform()
  const { ID } = usePerson()
  const unsentOrders = useMemo(() => createUnsentOrders(storage, ID), [storage, ID])
  return { unsentOrders, unsent: useSaved(unsentOrders) }
}
