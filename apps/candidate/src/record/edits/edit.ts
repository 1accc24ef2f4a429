import type { Client } from '@pramaan/api-client'
import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'

type Candidates = Client['candidates']
type ProfileBody = Parameters<Candidates['updateProfile']>[0]['body']
type PreferencesBody = Parameters<Candidates['updatePreferences']>[0]['body']
type Answer = Awaited<ReturnType<Candidates['get']>>['data']

/** A candidate's own record from the server. */
export type MyRecord = Extract<Answer, { Notifications: unknown }>

/** The two lists of a record, and the request body of an entry in each. */
type EntryBodies = {
  education: Parsed<Contract['candidates']['addEducation']>['body']
  position: Parsed<Contract['candidates']['addExperience']>['body']
}

/** The values of an entry before a change. */
type EntryBefore = {
  education: Parameters<Candidates['updateEducation']>[0]['body']['before']
  position: Parameters<Candidates['updateExperience']>[0]['body']['before']
}

/**
 * A change of an entry. An entry that the server does not have yet has a negative number of this device; `serverId` is
 * the server's number while later changes still use the device's.
 */
export type EntryEdit = {
  [K in keyof EntryBodies]:
    | { kind: K; does: 'add'; id: number; body: EntryBodies[K]; serverId?: number }
    | { kind: K; does: 'update'; id: number; body: EntryBodies[K]; before?: EntryBefore[K] }
    | { kind: K; does: 'remove'; id: number }
}[keyof EntryBodies]

/** A change of the profile, made by one call; with `before` only if nobody changed the same fields meanwhile. */
export type Edit =
  | { kind: 'profile'; body: Omit<ProfileBody, 'before'>; before?: ProfileBody['before'] }
  | {
      kind: 'preferences'
      body: Omit<PreferencesBody, 'before'>
      before?: PreferencesBody['before']
    }
  | EntryEdit

/** Converts a changed entry to a new one with the same values. */
export function asAdded({ kind, id, body }: Extract<EntryEdit, { does: 'update' }>): EntryEdit {
  return { kind, does: 'add', id: isOfDevice(id) ? id : newDeviceId(), body } as EntryEdit
}

/** Whether an edit changes an entry of the profile's lists. */
export function isEntryEdit(edit: Edit): edit is EntryEdit {
  return edit.kind === 'education' || edit.kind === 'position'
}

/** A unique number for an entry that only this device has. */
export function newDeviceId(): number {
  return -1 - Math.floor(Math.random() * 2 ** 47)
}

/** Whether an entry's number is one of this device. */
export function isOfDevice(id: number): boolean {
  return id < 0
}
