import { isRegistered, isRegistrationStep } from '../registration/registration.ts'
import { isStaff, type Role } from '../role/role.ts'

/** The parts of an account that decide whether others may see the person. */
type AccountVisibility = {
  registrationStep: number
  status: 'active' | 'suspended'
  /** When a consent was withdrawn, or an erasure requested (D11). */
  hiddenAt: Date | null
  /** When the person opted out of being found. */
  unlistedAt: Date | null
}

/**
 * How a reader is related to a person: the same person, someone the person applied or wrote to, or a partner with the
 * person on their list.
 */
type Tie = { self: boolean; hasContacted: boolean; onPartnerList: boolean }

/** Whether an account is visible to anyone else: registered, active, no consent withdrawn and no erasure pending. */
export function isShown({ registrationStep: step, status, hiddenAt }: AccountVisibility): boolean {
  return isRegistrationStep(step) && isRegistered(step) && status === 'active' && hiddenAt === null
}

/** Whether a person's photo opens for anyone with its URL: even during registration, but never once they are hidden. */
export function isPhotoShown({ status, hiddenAt }: Pick<AccountVisibility, 'status' | 'hiddenAt'>): boolean {
  return status === 'active' && hiddenAt === null
}

/**
 * Whether employers that a person never contacted may find them: in the search, on lists, or by their profile's URL.
 */
export function isFindable(account: AccountVisibility): boolean {
  return isShown(account) && account.unlistedAt === null
}

/** The roles that run the platform and handle all requests, including those of hidden people. */
const runsPlatform: readonly Role[] = ['Admin', 'hr', 'Counsellor']

/** Whether staff of this role see people who are hidden from everyone else. */
export function seesHidden(role: Role): boolean {
  return isStaff(role) && runsPlatform.includes(role)
}

/** The visibility rule: who may see whose profile (D11, D59, D60). */
export function mayBeShown(account: AccountVisibility, reader: Role, tie: Tie): boolean {
  if (tie.self || seesHidden(reader)) return true
  if (reader === 'C-Partner') return isFindable(account) && tie.onPartnerList
  if (reader === 'Employer') return isFindable(account) || (isShown(account) && tie.hasContacted)
  return false
}
