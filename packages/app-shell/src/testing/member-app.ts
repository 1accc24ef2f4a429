import type { startApi } from '@pramaan/api/testing'
import { appOfRole, type Role, roleNames } from '@pramaan/domain/role'
import { screen } from '@testing-library/react'
import type { AppRoutes } from '../router/app-routes.ts'
import { type Shown, showApp, showAppAs } from './render-app.tsx'

/** A running API as tests have it. */
export type Api = Awaited<ReturnType<typeof startApi>>
type Account = Parameters<Api['aCandidate']>[1]

/** An app that people sign in to, for the suites about what all three apps have. */
export type MemberApp = {
  app: { map: AppRoutes; catalogue: Record<string, string> }
  /** The account its sign-in signs in. */
  as: 'Candidate' | 'Employer' | 'Staff'
  /** Where a person is led who signs in at /login. */
  start: string
  /** A screen of its own that anyone may open. */
  open: string
}

/** Who belongs to an app and who does not, and its screens as a visitor and as one of them sees it. */
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
    /** The app to a visitor; an earlier browser's `keep` and `send` make it that browser after a reload. */
    visit: (at = '/login', browser: Partial<Shown> = {}) => showApp(api, { ...app, ...browser, at }),
    /** The app to a person who has signed in by their code. */
    showTo: (person: { phone: string | null }, at: string) => showAppAs(api, person.phone ?? '', as, { ...app, at }),
  }
}

/** The field of the number on the way in. */
export const numberField = () => screen.findByLabelText<HTMLInputElement>('Mobile number')

/** The field of the code, once it is asked for. */
export const codeField = () => screen.findByLabelText<HTMLInputElement>('6-digit code')

/** The two boxes that are ticked for a code. */
export const consentBoxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')

/** The button that asks for a code. */
export const sendButton = () => screen.getByRole('button', { name: 'Send OTP' })

/** Types a number as it is in the account, ticks both boxes and asks for the code. */
export async function askForCode(user: Awaited<ReturnType<typeof showApp>>['user'], phone: string) {
  await user.type(await numberField(), phone.replace(/^\+91/, ''))
  for (const box of consentBoxes()) await user.click(box)
  await user.click(sendButton())
}

/** A code that is surely not this one. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
