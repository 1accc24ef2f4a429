/** The dialogs of the candidate's own profile, by the value of `edit` in its address (document 000 §2, modals). */
export const editDialogs = [
  'profile',
  'intro',
  'photo',
  'cv',
  'personal',
  'skills',
  'preference',
  'education',
  'position',
] as const

/** A dialog of the candidate's own profile. */
export type EditDialogName = (typeof editDialogs)[number]

/** The candidate’s own profile (document 001 §2). */
export const myProfilePath = '/candidate-profile'

/** The address of the candidate's own profile with a dialog open. */
export function editPath(dialog: EditDialogName): string {
  return `${myProfilePath}?edit=${dialog}`
}

/** Where a candidate sets up their public page (D39). */
export const myPagePath = '/my-page'
