import { createSavedList, type Saved } from '@pramaan/app-shell/offline/saved-list.ts'
import { savedPrefix } from '@pramaan/app-shell/offline/storage-keys.ts'
import { type Edit, isEntryEdit } from './edit.ts'

/** An edit saved until the server has it: `key` prevents duplicates, `part` is the dialog that it was made in. */
export type SavedEdit = Saved & { key: string; part: string; edit: Edit }

/** One account's edits that wait in this browser. */
export type EditList = ReturnType<typeof createEditList>

/** Opens an account's waiting edits of the profile. */
export function createEditList(storage: Storage, personId: number) {
  const list = createSavedList<SavedEdit, string>(storage, savedPrefix('edits', personId), {
    nameOf: (key) => key,
    keyOf: ({ key }) => key,
    isSound: ({ key, part, edit }) => Boolean(key && part && edit?.kind),
  })
  return { personId, ...list }
}

/** Discards an edit; for a new entry also everything that was done to it since. */
export function discard(list: EditList, { key, edit }: SavedEdit) {
  list.drop(key)
  if (isEntryEdit(edit) && edit.does === 'add') for (const later of editsOfEntry(list, edit)) list.drop(later.key)
}

/** The edits of an entry, oldest first. */
export function editsOfEntry(list: EditList, { kind, id }: Pick<Extract<Edit, { id: number }>, 'kind' | 'id'>) {
  return list.list().filter(({ edit }) => isEntryEdit(edit) && edit.kind === kind && edit.id === id)
}
