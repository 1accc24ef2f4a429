import { isStaff, type Role } from '../role/role.ts'

/** Whether an account may be used: an Admin suspends it and restores it (D9, D27). */
export const accountStatuses = ['active', 'suspended'] as const

/** Whether an account may be used. */
export type AccountStatus = (typeof accountStatuses)[number]

/** The parts of an account that an Admin's action checks. */
export type ManagedAccount = { id: number; role: Role; status: AccountStatus; erased: boolean; secondFactor: boolean }

/** Why an Admin's action is refused, with the sentence shown. */
export const accountMessages = {
  'own-account': 'This is your own account. Ask another Admin.',
  erased: 'This person was erased. There is no account any more.',
  suspended: 'This account is suspended already.',
  active: 'This account is not suspended.',
  'not-staff': 'Only members of staff have a role that can be changed.',
  'same-role': 'This person has that role already.',
  'no-second-factor': 'This account has no authenticator.',
} as const

/** Why an Admin's action is refused. */
export type AccountRefusal = keyof typeof accountMessages

/** Whether an account is suspended. */
export function isSuspended({ status }: Pick<ManagedAccount, 'status'>): boolean {
  return status === 'suspended'
}

/** Why an account can't be suspended. Admins can't suspend themselves, so there is always an active Admin. */
export function whyNotSuspend(adminId: number, account: ManagedAccount): AccountRefusal | undefined {
  if (account.erased) return 'erased'
  if (account.id === adminId) return 'own-account'
  return isSuspended(account) ? 'suspended' : undefined
}

/** Why an account can't be restored: it is not suspended, or it was erased. */
export function whyNotRestore(account: ManagedAccount): AccountRefusal | undefined {
  if (account.erased) return 'erased'
  return isSuspended(account) ? undefined : 'active'
}

/** Why an account can't get another role: roles change only among staff (D2, D4), and nobody changes their own. */
export function whyNotChangeRole(adminId: number, account: ManagedAccount, newRole: Role): AccountRefusal | undefined {
  if (!isStaff(account.role) || !isStaff(newRole)) return 'not-staff'
  if (account.id === adminId) return 'own-account'
  return account.role === newRole ? 'same-role' : undefined
}

/**
 * Why an account's authenticator can't be removed for a person who lost it: there is none, or it is the Admin's own.
 */
export function whyNotResetSecondFactor(adminId: number, account: ManagedAccount): AccountRefusal | undefined {
  if (account.id === adminId) return 'own-account'
  return account.secondFactor ? undefined : 'no-second-factor'
}

/** Whether a role must set up a second factor first: the platform's administrators, outside demo mode. */
export function mustHaveSecondFactor(role: Role, production: boolean): boolean {
  return production && role === 'Admin'
}

/**
 * Whether sessions end when an account is suspended. An employer's sessions stay, but every call is refused and the
 * search says `blocked` (D27); they end when the account is restored.
 */
export function endsSessionsOnSuspension(role: Role): boolean {
  return role !== 'Employer'
}
