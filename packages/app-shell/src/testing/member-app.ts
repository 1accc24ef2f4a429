import type { startApi } from '@pramaan/api/testing'
import { appOfRole, type Role, roleNames } from '@pramaan/domain/role'
import { screen } from '@testing-library/react'
import type { AppRoutes } from '../router/app-routes.ts'
import { type Shown, showApp, showAppAs } from './render-app.tsx'

/** A running API in a test. */
export type Api = Awaited<ReturnType<typeof startApi>>
type Account = Parameters<Api['aCandidate']>[1]

/** An app with sign-in, for the suites about what all three apps have in common. */
export type MemberApp = {
  app: { map: AppRoutes; catalogue: Record<string, string> }
  /** The account that its sign-in signs in. */
  as: 'Candidate' | 'Employer' | 'Staff'
  /** Where signing in at /login leads. */
  start: string
  /** One of its screens that anyone may open. */
  open: string
}

/** Test people who belong to an app and who don't, and functions that show the app to a visitor or a member. */
export function membersOf(api: Api, { app, as }: MemberApp) {
  const aPerson = (role: Role, account: Account = {}) => {
    if (role === 'Candidate') return api.aCandidate({}, account)
    return role === 'Employer' ? api.anEmployer({}, account) : api.aStaffMember(role, account)
  }
  const member: Role = as === 'Staff' ? 'hr' : as
  const stranger: 'Candidate' | 'Employer' = as === 'Candidate' ? 'Employer' : 'Candidate'
  return {
    roles: roleNames.filter((role) => appOfRole(role) === app.map.app),
    member,
    stranger,
    aPerson,
    aMember: (account?: Account) => aPerson(member, account),
    aStranger: (account?: Account) => aPerson(stranger, account),
    /** Shows the app to a visitor; an earlier browser's `keep` and `send` make it that browser after a reload. */
    visit: (at = '/login', browser: Partial<Shown> = {}) => showApp(api, { ...app, ...browser, at }),
    /** Shows the app to a person who signed in with their code. */
    showTo: (person: { phone: string | null }, at: string) => showAppAs(api, person.phone ?? '', as, { ...app, at }),
  }
}

/** The phone field of the sign-in. */
export const numberField = () => screen.findByLabelText<HTMLInputElement>('Mobile number')

/** The code field, once the code is asked for. */
export const codeField = () => screen.findByLabelText<HTMLInputElement>('6-digit code')

/** The two checkboxes required for a code. */
export const consentBoxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')

/** The button that asks for a code. */
export const sendButton = () => screen.getByRole('button', { name: 'Send OTP' })

/** Types the account's number, ticks both boxes and requests the code. */
export async function askForCode(user: Awaited<ReturnType<typeof showApp>>['user'], phone: string) {
  await user.type(await numberField(), phone.replace(/^\+91/, ''))
  for (const box of consentBoxes()) await user.click(box)
  await user.click(sendButton())
}

/** A code that differs from this one. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
