import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { checkout, endCheckout } from '../steps/checkout.ts'
import { leaveFor, reload } from '../steps/history.ts'
import { address, arriveAs, call, mayBeUsed } from '../steps/people.ts'

/** Of the demo's hr those who are in no other journey, one a project: two codes at once would race. */
const reviewers: Record<string, string> = { phone: '9000100011', desktop: '9000100012' }

type Row = { ID: number; Phone: string | null; VspStatus: boolean | null }
type Applicant = { ID: number; Phone: string; Status: string; applicationID: number }

/** A page of a reviewer's, signed in. */
async function aReviewer(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await arriveAs(page, 'staff', reviewers[test.info().project.name] ?? '')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  return page
}

/** Whether an id is this project's: both projects run at once, and neither uses the other's candidates. */
const isOurs = (id: number) => id % 2 === (test.info().project.name === 'phone' ? 0 : 1)

/** The number of a candidate whose profile is complete enough for VSP, and who has not applied. */
async function whoMayApply(staff: Page): Promise<string> {
  for (let page = 0; page < 5; page += 1) {
    const { data } = await call(staff, 'GET', `/api/user/datafilter?pageSize=20&pageIndex=${page}`)
    for (const { ID, Phone, VspStatus } of data as Row[]) {
      if (!isOurs(ID) || VspStatus !== null || !Phone || !mayBeUsed(Phone)) continue
      const profile = (await call(staff, 'GET', `/api/user/candidate/${ID}`)).data as { ProfileProgress: number }
      if (profile.ProfileProgress >= 60) return Phone.slice(-10)
    }
  }
  throw new Error('No candidate may apply for verification')
}

/** An open drive and a person who waits for its reviewers. */
async function whoWaits(staff: Page): Promise<{ driveId: number; applicant: Applicant }> {
  const { data } = await call(staff, 'GET', '/api/placement-drive?show=open&pageSize=50')
  // The newest may be another journey’s.
  for (const { ID } of (data as { ID: number }[]).toReversed()) {
    const { users } = (await call(staff, 'GET', `/api/hr-placement-driveApplicants/${ID}`)).data as {
      users: Applicant[]
    }
    const applicant = users.find(
      ({ Status, Phone, applicationID }) => isOurs(applicationID) && Status === 'Pending' && Phone && mayBeUsed(Phone),
    )
    if (applicant) return { driveId: ID, applicant }
  }
  throw new Error('Nobody waits for a drive')
}

test('a candidate pays for verification: a payment that fails is shown and tried again, and the receipt is there [C-006 C-198 C-278 C-283 C-285 S-016]', async ({
  page,
  browser,
}) => {
  const staff = await aReviewer(browser)
  const mobile = await whoMayApply(staff)
  await staff.context().close()
  await arriveAs(page, 'candidate', mobile, '/dashboard')
  await page.getByRole('button', { name: 'Get verified' }).click()
  const offer = page.getByRole('dialog', { name: 'Get verified' })
  await expect(offer.getByText('₹500.00')).toBeVisible()
  await expectAccessible(page)
  await test.step('closed without paying, nothing is bought', async () => {
    await offer.getByRole('button', { name: 'Apply for verification' }).click()
    await endCheckout(page, 'Close')
    await expect(offer.getByRole('button', { name: 'Apply for verification' })).toBeEnabled()
  })
  await test.step('a payment that fails leaves the offer open', async () => {
    await offer.getByRole('button', { name: 'Apply for verification' }).click()
    await checkout(page).getByRole('button', { name: 'Fail the payment' }).click()
    await expect(checkout(page).getByRole('status')).toHaveText('Payment failed. Try again.')
    await endCheckout(page, 'Close')
    await expect(offer.getByRole('alert')).toContainText('is refunded automatically')
  })
  await test.step('the next one goes through', async () => {
    await offer.getByRole('button', { name: 'Apply for verification' }).click()
    await endCheckout(page, 'Pay')
    const done = page.getByRole('dialog', { name: 'Payment successful' })
    await expect(done.getByText('We’ll send the receipt on WhatsApp. Thank you.')).toBeVisible()
    await expectAccessible(page)
    await done.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'VSP applied' })).toBeDisabled()
  })
  await test.step('the ledger has one payment and its receipt', async () => {
    await leaveFor(page, address('candidate', '/payments'))
    // A generated candidate may have paid for a drive before.
    const entry = page.getByRole('listitem').filter({ hasText: 'Profile verification' })
    await expect(entry.getByText('Paid', { exact: true })).toHaveCount(1)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await entry.getByRole('button', { name: /^Receipt PR\// }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
})

test('a candidate that the reviewers accept pays the fee of a drive and takes part [C-004 C-135 C-305 C-315 C-316 C-320]', async ({
  page,
  browser,
}) => {
  const staff = await aReviewer(browser)
  const { driveId, applicant } = await whoWaits(staff)
  await arriveAs(page, 'candidate', applicant.Phone.slice(-10), `/drive-detail?ID=${driveId}`)
  await expect(page.getByRole('button', { name: 'Pending' })).toBeDisabled()
  await expectAccessible(page)
  const accepted = { applicationId: applicant.applicationID, applicationStatus: 'Accepted' }
  expect((await call(staff, 'PUT', '/api/placement-drive/status/update', accepted)).status).toBe(200)
  await staff.context().close()
  await reload(page)
  await page.getByRole('button', { name: 'Pay to proceed' }).click()
  await endCheckout(page, 'Pay')
  await page.getByRole('dialog', { name: 'Payment successful' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'You’re in', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).getByRole('img', { name: 'You’re in' })).toBeVisible()
  await expectAccessible(page)
})
