import { createSavedList, type Saved } from '@pramaan/app-shell/offline/saved-list.ts'
import { savedPrefix } from '@pramaan/app-shell/offline/storage-keys.ts'

/** What a person applies to, with what the call needs to know. */
export type Target =
  | { kind: 'job'; id: number; title: string; employerId: number | null; driveId: number | null }
  | { kind: 'drive'; id: number; title: string }
  | { kind: 'course'; id: number; title: string; url: string | null }

/** An application that is saved until the server has taken it. `key` makes it one however often it is sent. */
export type Waiting = Saved & { target: Target; key: string }

/** Which application is meant. */
export type Place = Pick<Target, 'kind' | 'id'>

/** The applications of one account that this browser holds. */
export type WaitingList = ReturnType<typeof createWaitingList>

/** Opens an account's waiting room. */
export function createWaitingList(storage: Storage, personId: number) {
  const list = createSavedList<Waiting, Place>(storage, savedPrefix('applying', personId), {
    nameOf: ({ kind, id }) => `${kind}.${id}`,
    placeOf: ({ target }) => target,
    isSound: ({ key, target }) => Boolean(key && target),
  })
  return { personId, ...list }
}
