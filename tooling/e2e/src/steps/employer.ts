import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { address, aNewMobile, codeForToken, expectDone, idOf, openStartPage, otpOf, saveToken } from './people.ts'
import { pick } from './registration.ts'

/** The company form, with an e-mail of the number's own. */
export async function fillCompany(page: Page, mobile: string) {
  await page.getByLabel('First name').fill('मीरा')
  await page.getByLabel('Last name').fill('Joshi')
  await page.getByLabel('Company name').fill('Kaushal Works 🌱')
  await page.getByLabel('Work domain').selectOption({ index: 1 })
  await pick(page, 'Location', 'Pune')
  await page.getByLabel('Designation').selectOption('Director')
  await page.getByLabel('E-mail').fill(`meera.${mobile}@kaushalworks.example`)
}

/** Confirms the e-mail of the form by the code that goes there; at the company's own domain, the company is confirmed with the form. */
export async function confirmCompany(page: Page, mobile: string) {
  await page.getByRole('button', { name: 'Confirm with a code' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm your e-mail address' })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByLabel('6-digit code')
    .fill(await otpOf(`meera.${mobile}@kaushalworks.example`))
  await expect(page.getByText(/kaushalworks\.example is confirmed\./)).toBeVisible()
}

/** An employer who has a session and has not yet named the company. */
export async function aRegisteringEmployer(page: Page) {
  const mobile = aNewMobile()
  await openStartPage(page, 'employer')
  await expectDone(page, 'POST', '/api/user/register', { role: 'Employer', mobileNumber: `+91${mobile}` })
  const token = await codeForToken(page, 'employer', mobile)
  await saveToken(page, token)
  return { ID: idOf(token), mobile }
}

/** A new employer of a confirmed company, by the calls of the sign-up; ends before the search. Answers the mobile number. */
export async function aNewEmployer(page: Page): Promise<string> {
  const { ID, mobile } = await aRegisteringEmployer(page)
  const email = `meera.${mobile}@kaushalworks.example`
  await expectDone(page, 'PUT', `/api/employer/${ID}/email`, { email })
  await saveToken(
    page,
    String(await expectDone(page, 'PUT', `/api/employer/${ID}/email`, { email, otp: await otpOf(email) })),
  )
  const company = {
    step: 4,
    ID,
    empFirstName: 'मीरा',
    empLastName: 'Joshi',
    empCompanyName: 'Kaushal Works 🌱',
    empCompanyDomain: 'IT/software',
    empLocation: 'Pune',
    empDesignation: 'Director',
    email,
  }
  await saveToken(page, String(await expectDone(page, 'POST', '/api/user/register', company)))
  await page.goto(address('employer', '/emp-candidate-list'))
  return mobile
}
