import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { arriveAs, call, mayBeUsed } from '../steps/people.ts'

const hrComments = {
  ComSkills: 'Good',
  language: [{ label: 'Hindi', value: 'Hindi' }],
  personality: 'Talkative',
  workType: ['on-desk'],
  jobType: ['Technical'],
  jobLocation: 'Nashik',
  ctc: 4.5,
  hasOwn: ['Laptop'],
  Availability: 'Immediate',
}

type Applicant = { UserId: number; Phone: string; VspStatus: boolean }

/** The candidate who has waited longest to be verified: the newest may just be paying, in another journey. */
async function aWaitingApplicant(hr: Page): Promise<Applicant> {
  const { data } = await call(hr, 'GET', '/api/job-application?pageSize=50')
  const waiting = (data as Applicant[]).findLast(({ VspStatus, Phone }) => !VspStatus && mayBeUsed(Phone))
  if (!waiting) throw new Error('Nobody waits to be verified')
  return waiting
}

test('a candidate with the app open sees their verification without a reload, reads it, and chooses notification channels', async ({
  page,
  browser,
}) => {
  const staff = await browser.newContext()
  const hr = await staff.newPage()
  await arriveAs(hr, 'staff', '9000000022')
  await expect(hr.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  const applicant = await aWaitingApplicant(hr)
  await arriveAs(page, 'candidate', applicant.Phone.slice(-10))
  const bell = page.getByRole('button', { name: 'Notifications', exact: true })
  await expect(bell).toBeVisible()
  const { status } = await call(hr, 'POST', `/api/vsp-verification/${applicant.UserId}`, { hrComments })
  expect(status).toBe(200)
  await staff.close()
  await test.step('the bell updates its count automatically', async () => {
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
    const centre = page.getByRole('dialog', { name: 'Notifications' })
    await expect(centre.getByRole('link', { name: /Your profile is verified/ })).toBeVisible()
    await expectAccessible(page)
    await centre.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(centre.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  })
  await test.step('the settings stay as chosen', async () => {
    await page.getByRole('link', { name: 'How we reach you' }).click()
    const reminders = page.getByRole('group', { name: /Reminders/ })
    const line = page.locator('summary', { hasText: 'Reminders' })
    await line.click()
    await expect(reminders.getByRole('checkbox', { name: 'WhatsApp' })).toBeVisible()
    await expectAccessible(page)
    const before = await reminders.getByRole('checkbox', { name: 'WhatsApp' }).isChecked()
    await reminders.getByRole('checkbox', { name: 'WhatsApp' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await reload(page)
    await line.click()
    await expect(reminders.getByRole('checkbox', { name: 'WhatsApp' })).toBeChecked({ checked: !before })
    await expect(bell).toBeVisible()
  })
})
