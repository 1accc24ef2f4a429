import { preferenceValues, profileValues, valuesBefore } from '@pramaan/domain/profile-edit'
import { asAdded, type Edit, isEntryEdit, type MyRecord, newDeviceId } from './edit.ts'
import type { SavedEdit } from './edit-list.ts'

type Of<K extends Edit['kind']> = Extract<Edit, { kind: K }>

/** An edit of the profile, based on the record's current values. */
export function profileEdit(record: MyRecord, body: Of<'profile'>['body']): Edit {
  return { kind: 'profile', body, before: valuesBefore(profileValues(record), body) }
}

/** An edit of the job-search preferences, based on the record's current values. */
export function preferencesEdit(record: MyRecord, body: Of<'preferences'>['body']): Edit {
  return { kind: 'preferences', body, before: valuesBefore(preferenceValues(record), body) }
}

/** An education entry, new or changed; a new one has a number of this device. */
export function educationEdit(
  entry: MyRecord['Education'][number] | undefined,
  body: Extract<Of<'education'>, { does: 'add' }>['body'],
): Edit {
  if (!entry) return { kind: 'education', does: 'add', id: newDeviceId(), body }
  const { eduID: id, ...before } = entry
  return { kind: 'education', does: 'update', id, body, before }
}

/** A position, new or changed; a new one has a number of this device. */
export function positionEdit(
  entry: MyRecord['Experience'][number] | undefined,
  body: Extract<Of<'position'>, { does: 'add' }>['body'],
): Edit {
  if (!entry) return { kind: 'position', does: 'add', id: newDeviceId(), body }
  const { expID: id, ...before } = entry
  return { kind: 'position', does: 'update', id, body, before }
}

/** An edit that replaces a refused one: it has the same base, and an entry that does not exist is added. */
export function correctionOf(edit: Edit, { edit: refused, code }: SavedEdit): Edit {
  if (isEntryEdit(edit)) {
    const missing = refused.kind === edit.kind && (refused.does === 'add' || code === 'not-found')
    if (edit.does === 'update' && missing) return asAdded(edit)
  }
  if (!('before' in edit) || !('before' in refused) || edit.kind !== refused.kind) return edit
  return { ...edit, before: { ...edit.before, ...refused.before } } as Edit
}

/** An edit that overwrites the current profile; an entry that was deleted meanwhile is added again. */
export function insisted({ edit, code }: SavedEdit): Edit {
  if (isEntryEdit(edit)) {
    if (edit.does !== 'update') return edit
    if (code === 'not-found') return asAdded(edit)
  }
  const { before: _before, ...rest } = edit
  return rest as Edit
}
