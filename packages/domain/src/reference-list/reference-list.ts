import { jobRoleTypes } from '../reference/reference.ts'

/** The lists that forms are filled from and an Admin keeps (D20). */
export const referenceListNames = [
  'skills',
  'job-roles',
  'degrees',
  'colleges',
  'locations',
  'course-categories',
] as const

/** One of the lists that an Admin keeps. */
export type ReferenceListName = (typeof referenceListNames)[number]

/** A part of an entry beside its title: whether it must be said, and whether it is one of a list of its own. */
type EntryPart = { required: boolean; listed: boolean }

/** What an entry of each list says beside its title: the group it stands in, a detail, and one of some types; undefined: nothing. */
export const referenceLists: Readonly<
  Record<ReferenceListName, { group?: EntryPart; detail?: EntryPart; types?: readonly string[] }>
> = {
  // A skill's group is the domain it belongs to; those of 'General' are the general skills.
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

/** The domain of the general skills; any other one is of the professional ones. */
export const generalDomain = 'General'

/** An entry as an Admin writes it; a type that is not said stays what it is. */
export type ReferenceEntry = { title: string; group: string; detail: string; type?: string | undefined }

/** Why an entry is refused, and which part of it must be fixed. */
export const entryMessages = {
  'no-title': ['Title', 'Enter a name.'],
  'no-group': ['Group', 'Please fill this in.'],
  'no-detail': ['Detail', 'Please fill this in.'],
  'unknown-group': ['Group', 'There is no such group. Choose one of the list.'],
  'unknown-type': ['Type', 'There is no such type. Choose one of the list.'],
  'same-title': ['Title', 'There is an entry of this name already.'],
} as const

/** Why an entry is refused. */
type EntryRefusal = keyof typeof entryMessages

/** What tells entries of a list apart: letters' case and spaces do not. */
export function entryKey(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Why an entry can't stand in a list: a part is missing, its group or type is unknown, or its name is taken. */
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
