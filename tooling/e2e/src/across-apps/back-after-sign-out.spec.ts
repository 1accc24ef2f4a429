import { expect, type Page, test } from '@playwright/test'
import { aNewEmployer } from '../steps/employer.ts'
import { address, arriveAs } from '../steps/people.ts'

/** In each app, how a person arrives at a page of theirs. */
const people = [
  { app: 'candidate', path: '/candidate-profile', arrive: (page: Page) => arriveAs(page, 'candidate', '9000100147') },
  { app: 'employer', path: '/emp-candidate-list', arrive: aNewEmployer },
  { app: 'staff', path: '/settings', arrive: (page: Page) => arriveAs(page, 'staff', '9000000023') },
] as const

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ })
const numberField = (page: Page) => page.getByLabel('Mobile number')

async function signOut(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(numberField(page)).toBeVisible()
}

type Watched = Window & { came?: { kept: boolean; sawPerson: boolean } }

/** Notes whether the browser brings this page back as it was, and whether a frame of it then shows the person. */
function watchReturn(page: Page) {
  return page.evaluate(() => {
    const person = document.querySelector('[aria-label^="Account of"]')
    window.addEventListener('pageshow', ({ persisted }) => {
      const came = { kept: persisted, sawPerson: false }
      ;(window as Watched).came = came
      const look = () => {
        came.sawPerson ||= person?.checkVisibility({ visibilityProperty: true }) ?? false
        requestAnimationFrame(look)
      }
      look()
    })
  })
}

const comeBack = (page: Page) => page.evaluate(() => (window as Watched).came)

for (const { app, path, arrive } of people)
  test(`Back after a sign-out shows nothing of the person in the ${app} app`, async ({ page }) => {
    await arrive(page)
    await page.goto(address(app, path))
    await expect(account(page)).toBeVisible()
    await watchReturn(page)
    await page.goto(address('candidate', '/jobs/1'))
    await page.goBack({ waitUntil: 'commit' })
    await expect
      .poll(() => comeBack(page), 'the session lives, so the page comes back as it was')
      .toEqual({
        kept: true,
        sawPerson: true,
      })
    await page.goto(address('candidate', '/jobs/1'))
    await page.goto(address(app, '/settings'))
    await signOut(page)
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL(address(app, path))
    await expect(numberField(page)).toBeVisible()
    expect(await comeBack(page)).toEqual({ kept: true, sawPerson: false })
  })

test('signing out in one tab ends the others', async ({ page, context }) => {
  await arriveAs(page, 'candidate', '9000100148', '/candidate-profile')
  const other = await context.newPage()
  await other.goto(address('candidate', '/settings'))
  await signOut(other)
  await expect(numberField(page)).toBeVisible()
  await expect(account(page)).toBeHidden()
})

test.describe('signing out without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('leaves nothing of the person here, and ends the session once there is one', async ({ page, context }) => {
    await arriveAs(page, 'candidate', '9000100149', '/settings')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.goto(address('candidate', '/candidate-profile'))
    // Once the screen stands, what a sign-out needs loads by itself.
    await page.waitForFunction(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return ['/overlays-', '/sign-in-screen-'].every((file) => loaded.some((name) => name.includes(file)))
    })
    const copy = (await context.cookies()).filter(({ name }) => name === '__Host-session')
    await context.setOffline(true)
    await signOut(page)
    await expect(page.getByText('You are signed out on this device.')).toBeVisible()
    const stored = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort())
    expect(await stored()).toEqual(['pramaan.owed'])
    await page.reload()
    await expect(numberField(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are signed out on this device.')).toBeHidden()
    expect(await stored()).toEqual([])
    await context.addCookies(copy)
    const renewed = await page.evaluate(async () => (await fetch('/api/user/token', { method: 'POST' })).status)
    expect(renewed, 'the cookie that was here opens nothing').toBe(401)
  })
})
