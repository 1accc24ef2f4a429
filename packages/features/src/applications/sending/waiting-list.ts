import { createSavedList, type Saved } from '@pramaan/app-shell/offline/saved-list.ts'
import { savedPrefix } from '@pramaan/app-shell/offline/storage-keys.ts'

/** What a person applies to, with what the request needs. */
export type Target =
  | { kind: 'job'; id: number; title: string; employerId: number | null; driveId: number | null }
  | { kind: 'drive'; id: number; title: string }
  | { kind: 'course'; id: number; title: string; url: string | null }

/** An application saved until the server has it. `key` prevents duplicates when it is sent again. */
export type Waiting = Saved & { target: Target; key: string }

/** Identifies an application. */
export type ApplicationId = Pick<Target, 'kind' | 'id'>

/** One account's waiting applications in this browser. */
export type WaitingList = ReturnType<typeof createWaitingList>

/** Opens an account's waiting list. */
export function createWaitingList(storage: Storage, personId: number) {
  const list = createSavedList<Waiting, ApplicationId>(storage, savedPrefix('applying', personId), {
    nameOf: ({ kind, id }) => `${kind}.${id}`,
    keyOf: ({ target }) => target,
    isSound: ({ key, target }) => Boolean(key && target),
  })
  return { personId, ...list }
}
