import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { leaveFor } from '../steps/history.ts'
import { address, call, outboxOf } from '../steps/people.ts'
import { aNewcomer } from '../steps/registration.ts'

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
  await test.step('another search is saved with an alert', async () => {
    await leaveFor(page, address('employer', '/emp-candidate-list?mustHave=Kubernetes,Ansible'))
    await page.getByRole('button', { name: 'Save search' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Container people')
    await page.getByText('At once', { exact: true }).click()
    await page.getByRole('combobox', { name: 'By' }).selectOption('SMS')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved as “Container people”' })).toBeVisible()
  })
  await test.step('a candidate adds the skills, and the employer gets a message that says how many, not who', async () => {
    const context = await browser.newContext()
    const candidate = await context.newPage()
    const { ID } = await aNewcomer(candidate, '/', ['Java'])
    const skills = { professionalSkills: ['Kubernetes', 'Ansible'] }
    expect((await call(candidate, 'PUT', `/api/user/update/${ID}/profile`, skills)).status).toBe(200)
    await context.close()
    const alerts = async () =>
      (await outboxOf(`+91${mobile}`)).filter(({ template }) => template === 'candidates-matched')
    await expect.poll(async () => (await alerts()).length, { timeout: 30_000 }).toBe(1)
    const [alert] = await alerts()
    expect(alert?.variables).toMatchObject({ search: 'Container people', count: '1' })
    await leaveFor(page, alert?.variables.link ?? '')
    await expect(page.getByRole('button', { name: /Remove Must have/ })).toBeVisible()
    const signedOut = await browser.newContext()
    const reader = await signedOut.newPage()
    await reader.goto(alert?.variables.stop ?? '')
    await expectAccessible(reader)
    await reader.getByRole('button', { name: 'Stop the alert' }).click()
    await expect(reader.getByRole('heading', { name: 'The alert is stopped' })).toBeVisible()
    await signedOut.close()
  })
})
