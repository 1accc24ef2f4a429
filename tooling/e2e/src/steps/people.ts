import { expect, type Page } from '@playwright/test'

/** The three apps, each on a host of its own. */
type App = 'candidate' | 'employer' | 'staff'

/** Where the server of this run listens. */
const port = Number(process.env.E2E_PORT ?? 3900)

/** The address of a path in one of the apps. */
export function address(app: App, path = '/') {
  return `http://${app}.localhost:${port}${path}`
}

/** The site that may frame the candidate app in this run: its port, and the address of its start. */
export const learningSite = { port: port + 1000, address: `http://learning.localhost:${port + 1000}/` }

type Message = { channel: string; to: string; template: string; variables: Record<string, string>; createdAt: string }

/** The messages that would have gone out to an address, newest first. */
export async function outboxOf(to: string): Promise<Message[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/dev/outbox?to=${encodeURIComponent(to)}`)
  const { data } = (await response.json()) as { data: Message[] }
  return data
}

/** The newest code that was sent to an address. */
export async function otpOf(to: string) {
  const [message] = (await outboxOf(to)).filter(({ template }) => template === 'otp')
  if (!message?.variables.otp) throw new Error(`No code was sent to ${to}`)
  return message.variables.otp
}

let serial = Math.floor(Date.now() / 100) % 1_000_000

/** A mobile number that nobody has yet, ten digits; the two workers count side by side. */
export function aNewMobile() {
  serial += 1
  return `98${process.env.TEST_PARALLEL_INDEX ?? 0}${String(1_000_000 + serial)}`
}

/** Whether any journey may use a generated person: those from 9000100140 to 9000100199 belong to one journey each. */
export const mayBeUsed = (phone: string) => !/9000100(1[4-9]\d)$/.test(phone)

const roles = { candidate: 'Candidate', employer: 'Employer', staff: 'Staff' }

/**
 * Opens a path as a known user, signed in by calls: what the sign-in screens do has journeys of its own, and most
 * journeys begin behind them.
 */
export async function arriveAs(page: Page, app: App, mobile: string, path = '/') {
  await openStartPage(page, app)
  await expectDone(page, 'POST', '/api/user/login', { mobile: `+91${mobile}`, role: roles[app] })
  await saveToken(page, await codeForToken(page, app, mobile))
  await page.goto(address(app, path))
}

/** A page of an app's host on which no app runs, so that calls can be made before it does. */
export async function openStartPage(page: Page, app: App) {
  await page.goto(address(app, '/api/readyz'))
}

/** Answers the code that was sent to a number; the token of the person who is signed in by it. */
export async function codeForToken(page: Page, app: App, mobile: string) {
  const otp = await otpOf(`+91${mobile}`)
  return String(await expectDone(page, 'POST', '/api/user/login', { mobile: `+91${mobile}`, role: roles[app], otp }))
}

/** Leaves a token where the app of this page looks for it. */
export async function saveToken(page: Page, token: string) {
  await page.evaluate((saved) => {
    localStorage.setItem('pramaan.session', '1')
    localStorage.setItem('pramaan.token', saved)
  }, token)
}

/** A call that must be done; its answer. */
export async function expectDone(page: Page, method: 'POST' | 'PUT', path: string, body: object) {
  const { status, data } = await call(page, method, path, body)
  expect(status, `${method} ${path}`).toBe(200)
  return data
}

/** Types a number, ticks both boxes, asks for the code and enters it. */
export async function signIn(page: Page, app: App, mobile: string, path = '/') {
  await page.goto(address(app, path))
  await requestCode(page, mobile)
  await enterCode(page, await otpOf(`+91${mobile}`))
}

/** The number and both consents where the app asks for them, and Send OTP. */
export async function sendNumber(page: Page, mobile: string) {
  await page.getByLabel('Mobile number').fill(mobile)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Send OTP' }).click()
}

/** The first half of sign-in of a known user: the number sent, and the code on its way. */
export async function requestCode(page: Page, mobile: string) {
  await sendNumber(page, mobile)
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible()
}

/** The second half: the six digits, which go by themselves. */
export async function enterCode(page: Page, otp: string) {
  await page.getByRole('textbox', { name: /code/i }).fill(otp)
}

/** Another code of the same length. */
export function wrongCode(otp: string) {
  return otp.replace(/^\d/, (first) => String((Number(first) + 1) % 10))
}

/** A call in the session of the person who is signed in on a page, in the browser (only a browser resolves the apps' hosts). */
export function call(page: Page, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = {
        authorization: localStorage.getItem('pramaan.token') ?? '',
        ...(body && { 'content-type': 'application/json' }),
      }
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const { data, items } = (await answer.json()) as { data: unknown; items?: unknown }
      return { status: answer.status, data: items ?? data }
    },
    { method, path, body },
  )
}

/** Whose token it is. */
export function idOf(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    userInfo: { ID: number }
  }
  return claims.userInfo.ID
}
