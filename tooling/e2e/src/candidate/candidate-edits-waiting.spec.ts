import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { address, arriveAs, call } from '../steps/people.ts'

test.use({ serviceWorkers: 'allow' })

test('a profile edit made without a network shows at once, survives a reload, and goes out once', async ({
  page,
  context,
}, { project }) => {
  const path = '/candidate-profile'
  await arriveAs(page, 'candidate', project.name === 'phone' ? '9000100187' : '9000100188', path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.goto(address('candidate', path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const keys = new Set<string | undefined>()
  context.on('request', (request) => {
    if (/\/user\/update\/\d+\/profile$/.test(request.url())) keys.add(request.headers()['idempotency-key'])
  })

  const waiting = page.getByRole('list', { name: 'Waiting for the network' })
  const description = `Written on the train, ${project.name}`
  await describeAs(page, 'Written at the station')
  await expect(page.getByText('Written at the station')).toBeVisible()
  keys.clear()
  await context.setOffline(true)
  await describeAs(page, description)
  await expect(waiting).toContainText('saved')
  await reload(page)
  await expect(waiting).toBeVisible()
  await expect(page.getByText(description)).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(waiting).toBeHidden()
  await expect(page.getByText(description)).toBeVisible()
  const { data } = await call(page, 'GET', `/api/user/candidate/${await ownId(page)}`)
  expect((data as { Description: string }).Description).toBe(description)
  expect(keys.size).toBe(1)
})

/** Writes the description of the open profile; the dialog closes, whether there is a network or not. */
async function describeAs(page: Page, text: string) {
  await page.getByRole('button', { name: 'Edit intro', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill(text)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/** The number of the account that is signed in. */
async function ownId(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('pramaan.token') ?? '')
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return String(claims.userInfo.ID)
}
