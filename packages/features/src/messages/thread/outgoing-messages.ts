import { createSavedList, type Saved } from '@pramaan/app-shell/offline/saved-list.ts'
import { savedPrefix } from '@pramaan/app-shell/offline/storage-keys.ts'

/** An outgoing message: its key prevents duplicates when it is sent again. */
export type Outgoing = Saved & { key: string; peerId: number; text: string }

/** An account's outgoing messages in this browser, until the server has them; a reload loses none. */
export function outgoingOf(storage: Storage, accountId: number) {
  return createSavedList<Outgoing, { key: string }>(storage, savedPrefix('messages', accountId), {
    nameOf: ({ key }) => key,
    keyOf: ({ key }) => ({ key }),
    isSound: ({ at, key, peerId, text }) =>
      [at, key, text].every((part) => typeof part === 'string') && typeof peerId === 'number',
  })
}
