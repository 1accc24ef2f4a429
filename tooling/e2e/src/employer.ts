import { expect, type Page } from '@playwright/test'
import { address, aNewMobile, enterCode, otpOf, sendNumber } from './people.ts'
import { pick } from './registration.ts'

/** The company form, with an e-mail of the number's own. */
export async function fillCompany(page: Page, mobile: string) {
  await page.getByLabel('First name').fill('मीरा')
  await page.getByLabel('Last name').fill('Joshi')
  await page.getByLabel('Company name').fill('कौशल Works 🌱')
  await page.getByLabel('Work domain').selectOption({ index: 1 })
  await pick(page, 'Location', 'Pune')
  await page.getByLabel('Designation').selectOption('Director')
  await page.getByLabel('E-mail').fill(`meera.${mobile}@example.com`)
}

/** Signs a new employer up, who stands before the search then. */
export async function aNewEmployer(page: Page) {
  const mobile = aNewMobile()
  await page.goto(address('employer', '/emp-login?type=register'))
  await sendNumber(page, mobile)
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await enterCode(page, await otpOf(`+91${mobile}`))
  await fillCompany(page, mobile)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('button', { name: 'Start Searching' }).click()
  await expect(page).toHaveURL(/\/emp-candidate-list/)
}
