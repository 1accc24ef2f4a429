import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { endCheckout } from '../steps/checkout.ts'
import { leaveFor, reload } from '../steps/history.ts'
import { address, arriveAs } from '../steps/people.ts'
import { aNewcomer } from '../steps/registration.ts'

/** A generated candidate of each width that no other journey signs in. */
const mobiles: Record<string, string> = { phone: '9000100150', desktop: '9000100151' }

test('a candidate finds a course, enrols, is notified so again, and buys another with a coupon [C-005 C-060 S-015]', async ({
  page,
}, { project }) => {
  await arriveAs(page, 'candidate', mobiles[project.name] ?? '', '/certification-and-trainings')
  await test.step('the list, by words', async () => {
    await page.getByRole('searchbox', { name: 'Search courses' }).fill('mobile')
    await expect(page.getByRole('main').getByRole('link', { name: /^View / })).toHaveCount(1)
    await expect(page).toHaveURL(/term=mobile/)
    await expectAccessible(page)
  })
  await test.step('the landing and the details', async () => {
    await page.getByRole('link', { name: 'View Mobile repairing' }).click()
    await expect(page.getByRole('button', { name: 'Enroll now' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Course details' }).click()
    await expect(page.getByText('2 Months')).toBeVisible()
  })
  await test.step('enrolment, once', async () => {
    await page.getByRole('button', { name: 'Apply now' }).click()
    await expect(page.getByText('Your application has been received successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Enrolled successfully' })).toBeVisible()
    await expectAccessible(page)
    await reload(page)
    await expect(page.getByRole('heading', { name: 'Already enrolled to this course.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enrolled', exact: true })).toBeDisabled()
  })
  await test.step('a course with a price, with a coupon', async () => {
    await leaveFor(page, address('candidate', '/certification-and-trainings?term=Advanced%20Excel'))
    await page.getByRole('link', { name: 'View Advanced Excel and MIS' }).click()
    await page.getByRole('link', { name: 'Course details' }).click()
    await page.getByRole('button', { name: 'Apply now' }).click()
    const offer = page.getByRole('dialog', { name: 'Enroll in Advanced Excel and MIS' })
    await offer.getByText('I have a coupon').click()
    await offer.getByLabel('Coupon code').fill('welcome20')
    await offer.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(offer.getByText('₹4,400.00')).toBeVisible()
    await expectAccessible(page)
    await offer.getByRole('button', { name: 'Pay ₹4,400 and enroll' }).click()
    await endCheckout(page, 'Pay')
    await page.getByRole('dialog', { name: 'Payment successful' }).getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { name: 'Enrolled successfully' })).toBeVisible()
  })
})

test('a landing link is saved through sign-up, and its course is enrolled in [S-076]', async ({ page }) => {
  await page.goto(address('candidate', '/login?type=course&id=10'))
  await aNewcomer(page, '/login', ['Typing'])
  await expect(page.getByRole('heading', { name: 'Enrolled successfully' })).toBeVisible()
  await expect(page.getByText('Content writing for the web')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go to dashboard' }).click()
  await expect(page).toHaveURL(address('candidate'))
  await page.goto(address('candidate', '/?type=course&id=10'))
  await expect(page.getByRole('heading', { name: 'Already enrolled to this course.' })).toBeVisible()
})
