import { createKeptList, type Kept } from '../waiting/kept-list.ts'
import { keptPrefix } from '../waiting/kept-names.ts'

/** A message on its way: its own key, under which the server takes it once however often it is sent. */
export type Outgoing = Kept & { key: string; peerId: number; text: string }

/** What this browser keeps of an account's messages until the server has them; a reload loses none. */
export function outgoingOf(keep: Storage, accountId: number) {
  return createKeptList<Outgoing, { key: string }>(keep, keptPrefix('messages', accountId), {
    nameOf: ({ key }) => key,
    placeOf: ({ key }) => ({ key }),
    isSound: ({ at, key, peerId, text }) =>
      [at, key, text].every((part) => typeof part === 'string') && typeof peerId === 'number',
  })
}
