import { journeyMs } from '@pramaan/testing/patience'
import type { Browser } from 'playwright'

/** The three apps, each on a host of its own. */
export type App = 'candidate' | 'employer' | 'staff'

/** The demo people whose screens are measured. */
const people = {
  candidate: { app: 'candidate', mobile: '+919000000001', role: 'Candidate' },
  employer: { app: 'employer', mobile: '+919000000011', role: 'Employer' },
  admin: { app: 'staff', mobile: '+919000000021', role: 'Staff' },
} as const

export type Person = keyof typeof people

export const everybody = Object.keys(people) as Person[]

/** What a browser keeps of a person who has signed in. */
export type Signed = Awaited<ReturnType<typeof signIn>>

/** Signs a person in by calls, on a page of the app's host on which no app runs. */
export async function signIn(browser: Browser, port: number, person: Person) {
  const { app, mobile, role } = people[person]
  const context = await browser.newContext()
  context.setDefaultTimeout(journeyMs)
  const page = await context.newPage()
  await page.goto(`http://${app}.localhost:${port}/api/readyz`)
  await page.evaluate(
    async (who) => {
      const login = async (body: object) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch('/api/user/login', { method: 'POST', headers, body: JSON.stringify(body) })
        return (await answer.json()) as { data: unknown }
      }
      await login(who)
      const sent = await fetch(`/api/dev/outbox?to=${encodeURIComponent(who.mobile)}`)
      const { data } = (await sent.json()) as { data: { template: string; variables: Record<string, string> }[] }
      const otp = data.find(({ template }) => template === 'otp')?.variables.otp
      const signed = await login({ ...who, otp })
      localStorage.setItem('pramaan.session', '1')
      localStorage.setItem('pramaan.token', String(signed.data))
    },
    { mobile, role },
  )
  const state = await context.storageState()
  await context.close()
  return state
}
