/** The six roles and the `RoleID` that tokens and rows carry (D2). */
export const roles = { Candidate: 1, Employer: 2, Admin: 3, hr: 4, Counsellor: 5, 'C-Partner': 6 } as const

/** A role's name as the wire spells it. */
export type Role = keyof typeof roles

/** A role's number as the token and the database carry it. */
export type RoleId = (typeof roles)[Role]

/** Every role, in the order of their numbers. */
export const roleNames = Object.keys(roles) as [Role, ...Role[]]

/** The roles an Admin invites; nobody registers as one of them (D2). */
export const staffRoles = ['Admin', 'hr', 'Counsellor', 'C-Partner'] as const satisfies readonly Role[]

/** The three apps, each on a subdomain of this name (D3). */
export const appNames = ['candidate', 'employer', 'staff'] as const

/** One of the three apps. */
export type AppName = (typeof appNames)[number]

/** The role with this number, or undefined. */
export function roleOfId(id: number): Role | undefined {
  return roleNames.find((role) => roles[role] === id)
}

/** Whether a role is a staff role. */
export function isStaff(role: Role): boolean {
  return staffRoles.some((staff) => staff === role)
}

/** The app a role works in (D3). */
export function appOfRole(role: Role): AppName {
  if (role === 'Candidate') return 'candidate'
  return role === 'Employer' ? 'employer' : 'staff'
}
