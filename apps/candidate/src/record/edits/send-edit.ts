import { type Client, Refused, Unreachable } from '@pramaan/api-client'
import { asAdded, type Edit, type EntryEdit, isEntryEdit, isOfDevice } from './edit.ts'
import { discard, type EditList, editsOfEntry, type SavedEdit } from './edit-list.ts'

const deadlineMilliseconds = 20_000

type Once = { idempotencyKey: string; signal: AbortSignal }

/**
 * Sends an edit under its key and removes it from the list when the server has it; false if the server could not be
 * reached. `onArrived` is called before the removal, so that a screen never shows the old value in between.
 */
export async function sendEdit(
  api: Client,
  list: EditList,
  saved: SavedEdit,
  onArrived: (edit: Edit) => void,
): Promise<boolean> {
  const { edit, key } = saved
  if (isEntryEdit(edit) && edit.does !== 'add' && isOfDevice(edit.id)) {
    const settled = settleUnnamed(list, saved, edit)
    return settled ? sendEdit(api, list, settled, onArrived) : true
  }
  const signal = AbortSignal.timeout(deadlineMilliseconds)
  try {
    const id = serverIdOf(edit) ?? (await post(api, list.personId, edit, { idempotencyKey: key, signal }))
    onArrived(id === undefined ? edit : nameEntry(list, saved, id))
    list.drop(key)
    return true
  } catch (error) {
    if (error instanceof Unreachable || signal.aborted) return false
    throw error
  }
}

/** Makes the call of an edit; returns the number of an added entry. */
async function post(api: Client, personId: number, edit: Edit, once: Once): Promise<number | undefined> {
  const { candidates } = api
  const params = { id: personId }
  switch (edit.kind) {
    case 'profile':
      await candidates.updateProfile({ params: params, body: { ...edit.body, ...withBefore(edit) } }, once)
      return
    case 'preferences':
      await candidates.updatePreferences({ params: params, body: { ...edit.body, ...withBefore(edit) } }, once)
      return
    default:
      return edit.does === 'remove' ? remove(api, personId, edit, once) : write(api, personId, edit, once)
  }
}

async function write({ candidates }: Client, personId: number, edit: EntryEdit, once: Once) {
  if (edit.does === 'remove') return
  const params = { id: edit.does === 'add' ? personId : edit.id }
  if (edit.kind === 'education') {
    if (edit.does === 'add') return (await candidates.addEducation({ params, body: edit.body }, once)).data.eduID
    const body = { updatedEducationEntry: edit.body, ...withBefore(edit) }
    await candidates.updateEducation({ params, body }, once)
    return
  }
  if (edit.does === 'add') return (await candidates.addExperience({ params, body: edit.body }, once)).data.expID
  await candidates.updateExperience({ params, body: { updatedExperienceEntry: edit.body, ...withBefore(edit) } }, once)
  return
}

/** Deletes an entry; an already deleted one is no error. */
async function remove({ candidates }: Client, userId: number, { kind, id }: EntryEdit, once: Once) {
  const call =
    kind === 'education'
      ? candidates.removeEducation({ body: { userId, eduID: id } }, once)
      : candidates.removeExperience({ body: { userId, expID: id } }, once)
  await call.catch((error: unknown) => {
    if (!(error instanceof Refused) || error.code !== 'not-found') throw error
  })
  return undefined
}

function withBefore<B>({ before }: { before?: B }) {
  return before === undefined ? {} : { before }
}

/* The numbers that the server gave to entries of this device; a dialog may still be open on one. */
const newIds = new Map<number, number>()

/** The server's number of an added entry, if the page was closed before all later changes of the entry had it. */
function serverIdOf(edit: Edit): number | undefined {
  return isEntryEdit(edit) && edit.does === 'add' ? edit.serverId : undefined
}

/** Replaces the device's number of a new entry, and of later changes to it, by the server's; returns the new entry. */
function nameEntry(list: EditList, saved: SavedEdit, id: number): Edit {
  const { edit } = saved
  if (!isEntryEdit(edit) || edit.does !== 'add') return edit
  newIds.set(edit.id, id)
  // First and in one write, so that a page closed in between never shows the entry under two numbers.
  list.put({ ...saved, edit: { ...edit, serverId: id } })
  for (const later of editsOfEntry(list, edit))
    if (isEntryEdit(later.edit) && later.edit.does !== 'add') list.put({ ...later, edit: { ...later.edit, id } })
  return { ...edit, id }
}

/**
 * Resolves a change of an entry without a server number. If the server refused the entry, it is corrected or discarded;
 * if it was discarded here, the change adds it.
 */
function settleUnnamed(
  list: EditList,
  saved: SavedEdit,
  edit: Exclude<EntryEdit, { does: 'add' }>,
): SavedEdit | undefined {
  const id = newIds.get(edit.id)
  if (id !== undefined) return list.put({ ...saved, edit: { ...edit, id } })
  const added = editsOfEntry(list, edit).find((other) => isEntryEdit(other.edit) && other.edit.does === 'add')
  if (edit.does === 'update' && !added) return list.put({ ...saved, edit: asAdded(edit) })
  list.drop(saved.key)
  if (!added) return undefined
  if (edit.does === 'remove') discard(list, added)
  else list.put({ ...added, edit: asAdded(edit) })
  return undefined
}
