import { usePerson, usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import { createKeptList, type Kept } from '@pramaan/app-kit/waiting/kept-list.ts'
import { keptPrefix } from '@pramaan/app-kit/waiting/kept-names.ts'
import { useKept } from '@pramaan/app-kit/waiting/use-kept.ts'
import type { StorePurpose } from '@pramaan/domain/payment'
import { useMemo } from 'react'

/** An order that is kept on this device until the server has taken it; its ID makes it one however often it is sent. */
export type KeptOrder = Kept & { ID: string; Purpose: StorePurpose; SubjectID: number; Contact: string; Title: string }

/** The unsent orders of one account on this device. */
export type OrderRoom = ReturnType<typeof createOrderRoom>

/** Opens an account's unsent orders. */
function createOrderRoom(keep: Storage, personId: number) {
  return createKeptList<KeptOrder, string>(keep, keptPrefix('store.orders', personId), {
    nameOf: (id) => id,
    placeOf: ({ ID }) => ID,
    isSound: ({ ID, Purpose, Contact }) => Boolean(ID && Purpose && Contact),
  })
}

/** The unsent orders of who is signed in, with the room they are in. */
export function useUnsent(): { room: OrderRoom; unsent: KeptOrder[] } {
  const { keep } = usePlatform()
  const { ID } = usePerson()
  const room = useMemo(() => createOrderRoom(keep, ID), [keep, ID])
  return { room, unsent: useKept(room) }
}
