import { createSavedList, type Saved } from '@pramaan/app-shell/offline/saved-list.ts'
import { savedPrefix } from '@pramaan/app-shell/offline/storage-keys.ts'

/** A message on its way: its own key, under which the server takes it once however often it is sent. */
export type Outgoing = Saved & { key: string; peerId: number; text: string }

/** What this browser holds of an account's messages until the server has them; a reload loses none. */
export function outgoingOf(storage: Storage, accountId: number) {
  return createSavedList<Outgoing, { key: string }>(storage, savedPrefix('messages', accountId), {
    nameOf: ({ key }) => key,
    placeOf: ({ key }) => ({ key }),
    isSound: ({ at, key, peerId, text }) =>
      [at, key, text].every((part) => typeof part === 'string') && typeof peerId === 'number',
  })
}
