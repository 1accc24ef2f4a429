import { isEntryEdit } from '../../../record/edits/edit.ts'
import type { SavedEdit } from '../../../record/edits/edit-list.ts'
import { type EditDialogName, editDialogs } from '../../../record/my-profile-path.ts'
import { useTexts } from '../../../texts/use-texts.ts'

const editKinds = ['intro', 'personal', 'skills', 'preference', 'education', 'position'] as const

/** What an edit changes, in words: the part of the profile, and the entry. */
export function useEditDescription(): (saved: SavedEdit) => string {
  const t = useTexts()
  return ({ part, edit }) => {
    const known = editKinds.find((name) => name === part)
    const what = t(known ? `myProfile.what.${known}` : 'myProfile.what.profile')
    if (!isEntryEdit(edit) || edit.does === 'remove') return what
    return `${what} (${edit.kind === 'education' ? edit.body.degree : edit.body.title})`
  }
}

/** The dialog in which an edit was made. */
export function dialogOf({ part }: SavedEdit): EditDialogName {
  return editDialogs.find((name) => name === part) ?? 'profile'
}
