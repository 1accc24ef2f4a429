import { expect, type Page, test } from '@playwright/test'
import { startDeployed } from '../steps/deploy.ts'
import { arriveAs, saveToken } from '../steps/people.ts'

test.use({ serviceWorkers: 'allow' })

let app: Awaited<ReturnType<typeof startDeployed>>
test.beforeAll(async () => {
  app = await startDeployed()
})
test.afterAll(() => app.stop())
test.beforeEach(() => app.deploy('first'))

const minute = 60_000
const message = 'I wrote this before the new version came.'

/** Opens a path of the app that is deployed again in between, as a known candidate. */
async function openDeployed(page: Page, mobile: string, path: string) {
  await arriveAs(page, 'candidate', mobile, '/settings')
  const token = await page.evaluate(() => localStorage.getItem('pramaan.token') ?? '')
  await page.goto(app.address('/api/readyz'))
  await saveToken(page, token)
  await page.goto(app.address(path))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
}

/** The app looks for a newer version when its tab is shown again, half an hour after it last looked. */
async function showTabAgain(page: Page, afterMinutes: number) {
  await page.clock.setSystemTime(Date.now() + afterMinutes * minute)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // Back to the server's time, by which a sign-in is valid.
  await page.clock.setSystemTime(Date.now())
}

const offerOn = (page: Page) => page.getByText('A new version of Pramaan is ready.')
const reloadOn = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true })
const startScript = (page: Page) => page.locator('script[type=module][src]').first()

test('a new version is offered, not forced, and reloading into it loses nothing typed', async ({ page, context }, {
  project,
}) => {
  await openDeployed(page, project.name === 'phone' ? '9000100192' : '9000100193', '/help')
  const text = page.getByRole('textbox', { name: 'Your question' })

  await test.step('without a new version there is no offer', async () => {
    await showTabAgain(page, 31)
    await text.fill(message)
    await expect(offerOn(page)).toBeHidden()
  })

  await test.step('what is typed stays while it is offered, and after the reload', async () => {
    app.deploy('next')
    await showTabAgain(page, 62)
    await expect(offerOn(page)).toBeVisible()
    await expect(text).toHaveValue(message)
    await reloadOn(page).click()
    await expect(startScript(page)).toHaveAttribute('src', /assets\/next\//)
    await expect(text).toHaveValue(message)
    await expect(offerOn(page)).toBeHidden()
  })

  await test.step('the new version opens without a network', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await expect(startScript(page)).toHaveAttribute('src', /assets\/next\//)
    await expect(text).toHaveValue(message)
    await context.setOffline(false)
  })
})

test('the browser asks before a reload that would lose what a dialog holds', async ({ page }, { project }) => {
  await openDeployed(page, project.name === 'phone' ? '9000100194' : '9000100195', '/candidate-profile')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Full name' })
  await name.fill('Example Changed')
  app.deploy('next')
  await showTabAgain(page, 31)
  await expect(offerOn(page)).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const pressed = reloadOn(page).click({ noWaitAfter: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await pressed
  await expect(name).toHaveValue('Example Changed')
})
