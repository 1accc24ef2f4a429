import { jobRoleTypes } from '../job-role/job-role.ts'

/** The reference lists behind the forms, edited by Admins (D20). */
export const referenceListNames = [
  'skills',
  'job-roles',
  'degrees',
  'colleges',
  'locations',
  'course-categories',
] as const

/** One of the reference lists. */
export type ReferenceListName = (typeof referenceListNames)[number]

/** A field of an entry besides its title: whether it is required, and whether it comes from its own list. */
type EntryPart = { required: boolean; listed: boolean }

/** The fields of each list's entries besides the title: a group, a detail, and a type; undefined if not used. */
export const referenceLists: Readonly<
  Record<ReferenceListName, { group?: EntryPart; detail?: EntryPart; types?: readonly string[] }>
> = {
  // A skill's group is its domain; skills of 'General' are the general skills.
  skills: { group: { required: true, listed: false }, detail: { required: true, listed: false } },
  'job-roles': {
    group: { required: true, listed: true },
    detail: { required: true, listed: false },
    types: jobRoleTypes,
  },
  degrees: { group: { required: true, listed: true } },
  colleges: { group: { required: true, listed: false }, detail: { required: true, listed: false } },
  locations: { group: { required: true, listed: false } },
  'course-categories': {},
}

/** The domain of the general skills; skills of any other domain are professional ones. */
export const generalDomain = 'General'

/** An entry as an Admin writes it; a missing type leaves it unchanged. */
export type ReferenceEntry = { title: string; group: string; detail: string; type?: string | undefined }

/** Why an entry is refused, and which field must be fixed. */
export const entryMessages = {
  'no-title': ['Title', 'Enter a name.'],
  'no-group': ['Group', 'Please fill this in.'],
  'no-detail': ['Detail', 'Please fill this in.'],
  'unknown-group': ['Group', 'Choose a group from the list.'],
  'unknown-type': ['Type', 'Choose a type from the list.'],
  'same-title': ['Title', 'There is an entry of this name already.'],
} as const

/** Why an entry is refused. */
type EntryRefusal = keyof typeof entryMessages

/** An entry's title with single spaces. */
export function entryTitle(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ')
}

/** An entry's title for comparison, without case and spaces. */
export function entryKey(title: string): string {
  return entryTitle(title).toLowerCase()
}

/** Why an entry is not valid in a list: a field is missing, its group or type is unknown, or its name is taken. */
export function whyNotEntry(
  list: ReferenceListName,
  { title, group, detail, type }: ReferenceEntry,
  there: { groups: readonly string[]; titleTaken: boolean },
): EntryRefusal | undefined {
  const parts = referenceLists[list]
  if (!title.trim()) return 'no-title'
  if (parts.group?.required && !group.trim()) return 'no-group'
  if (parts.group?.listed && !there.groups.includes(group)) return 'unknown-group'
  if (parts.detail?.required && !detail.trim()) return 'no-detail'
  if (type !== undefined && !parts.types?.includes(type)) return 'unknown-type'
  return there.titleTaken ? 'same-title' : undefined
}
