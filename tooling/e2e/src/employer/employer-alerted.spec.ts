import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { leaveFor } from '../steps/history.ts'
import { address, outboxOf } from '../steps/people.ts'
import { aNewcomer, pickSkill } from '../steps/registration.ts'

test('a misspelt sentence becomes chips, the chips a list with reasons, and the saved search an alert when a candidate adds a skill', async ({
  page,
  browser,
}) => {
  const mobile = await aNewEmployer(page)
  await page.goto(address('employer', '/emp-candidate-list'))
  await test.step('the sentence is read into chips, and cards say why', async () => {
    const box = page.getByRole('combobox', { name: 'Job position' })
    await box.fill('javva develper in puna')
    await box.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove Java Developer' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Pune' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Why this candidate' }).first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('that search is saved with an alert', async () => {
    await page.getByRole('button', { name: 'Save search' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Java in Pune')
    await page.getByText('At once', { exact: true }).click()
    await page.getByRole('combobox', { name: 'By' }).selectOption('SMS')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved as “Java in Pune”' })).toBeVisible()
  })
  await test.step('a candidate adds the skill in the app', async () => {
    const context = await browser.newContext()
    const candidate = await context.newPage()
    await aNewcomer(candidate, '/candidate-profile', ['Photography'])
    await candidate.getByRole('button', { name: 'Edit skills' }).click()
    await pickSkill(candidate, 'Java')
    const dialog = candidate.getByRole('dialog', { name: 'Edit skills' })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(candidate.getByText('Java', { exact: true })).toBeVisible()
    await context.close()
  })
  await test.step('the employer sees one notification, and gets one message that says how many, not who', async () => {
    const alerts = async () =>
      (await outboxOf(`+91${mobile}`)).filter(({ template }) => template === 'candidates-matched')
    await expect.poll(async () => (await alerts()).length).toBe(1)
    const [alert] = await alerts()
    expect(alert?.variables).toMatchObject({ search: 'Java in Pune', count: '1' })
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
    const told = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: /“Java in Pune”: 1/ })
    await expect(told).toHaveCount(1)
    await page.keyboard.press('Escape')
    await leaveFor(page, alert?.variables.link ?? '')
    await expect(page.getByRole('button', { name: 'Remove Java Developer' })).toBeVisible()
    expect(await alerts()).toHaveLength(1)
    const signedOut = await browser.newContext()
    const reader = await signedOut.newPage()
    await reader.goto(alert?.variables.stop ?? '')
    await expectAccessible(reader)
    await reader.getByRole('button', { name: 'Stop the alert' }).click()
    await expect(reader.getByRole('heading', { name: 'The alert is stopped' })).toBeVisible()
    await signedOut.close()
  })
})
