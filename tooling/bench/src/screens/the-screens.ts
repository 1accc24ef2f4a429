import type { Page } from 'playwright'
import type { App, Person } from './people.ts'

/** A screen that is measured: whose it is, where it is, and what is on it once it stands. */
export type MeasuredScreen = {
  name: string
  app: App
  person?: Person
  path: string
  shown: (page: Page) => Promise<unknown>
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading').first().waitFor()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().waitFor()

/** The screens that people open first and most, of all three apps. */
export const theScreens: readonly MeasuredScreen[] = [
  { name: 'candidate: sign-in', app: 'candidate', path: '/login', shown: button('Send OTP') },
  { name: 'candidate: dashboard', app: 'candidate', person: 'candidate', path: '/', shown: heading },
  { name: 'candidate: jobs', app: 'candidate', person: 'candidate', path: '/jobs', shown: heading },
  { name: 'candidate: profile', app: 'candidate', person: 'candidate', path: '/candidate-profile', shown: heading },
  {
    name: 'candidate: applications',
    app: 'candidate',
    person: 'candidate',
    path: '/my-applications',
    shown: heading,
  },
  { name: 'employer: sign-in', app: 'employer', path: '/login', shown: button('Send OTP') },
  { name: 'employer: dashboard', app: 'employer', person: 'employer', path: '/employer-dashboard', shown: heading },
  { name: 'employer: search', app: 'employer', person: 'employer', path: '/', shown: heading },
  { name: 'staff: dashboard', app: 'staff', person: 'admin', path: '/', shown: heading },
  { name: 'staff: users', app: 'staff', person: 'admin', path: '/admin-users', shown: heading },
]
