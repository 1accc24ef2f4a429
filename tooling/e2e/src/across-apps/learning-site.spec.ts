import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { address, learningSite, otpOf } from '../steps/people.ts'

/** A generated candidate that no other journey signs in. */
const framed = '9000100152'

test('in a frame of a learning site, Go To Dashboard leads its window to ours by a code, signed in', async ({
  page,
}) => {
  const inside = address('candidate', '/login?type=course&id=13&src=embedded')
  const script = 'addEventListener("message", ({ data }) => data.type === "redirect" && location.assign(data.url))'
  const body = `<title>Learning</title><iframe title="Pramaan" src="${inside}" width="340" height="640"></iframe><script>${script}</script>`
  const site = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(body))
  await new Promise<void>((resolve) => site.listen(learningSite.port, '127.0.0.1', resolve))
  await page.goto(learningSite.address)
  const frame = page.frameLocator('iframe[title=Pramaan]')
  await frame.getByLabel('Mobile number').fill(framed)
  for (const box of await frame.getByRole('checkbox').all()) await box.check()
  await frame.getByRole('button', { name: 'Send OTP' }).click()
  await expect(frame.getByRole('button', { name: 'Verify' })).toBeVisible()
  await frame.getByRole('textbox', { name: /code/i }).fill(await otpOf(`+91${framed}`))
  await expect(frame.getByRole('heading', { name: 'Enrolled successfully' })).toBeVisible()
  await frame.getByRole('button', { name: 'Go to dashboard' }).click()
  await expect(page).toHaveURL(address('candidate'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await new Promise((resolve) => site.close(resolve))
})
