import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { address, aNewMobile, arriveAs, outboxOf } from '../steps/people.ts'

const admin = '9000000021'

test.describe('an Admin', () => {
  test('goes anywhere by the palette, and invites a colleague whose link stops working once withdrawn', async ({
    page,
    browser,
  }) => {
    await arriveAs(page, 'staff', admin, '/cslr-candidate-list')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await test.step('the palette', async () => {
      await page.keyboard.press('Control+K')
      const palette = page.getByRole('dialog', { name: 'Go anywhere, find anyone' })
      await palette.getByRole('combobox').fill('invit')
      await expect(palette.getByRole('option', { name: 'Staff invitations' })).toBeVisible()
      await expectAccessible(page)
      await palette.getByRole('option', { name: 'Staff invitations' }).click()
      await expect(page).toHaveURL(address('staff', '/staff-invitations'))
    })
    const mobile = aNewMobile()
    const name = `Meera Kadam ${mobile.slice(-6)}`
    await test.step('the invitation', async () => {
      await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Invite to the staff console' })
      await dialog.getByRole('button', { name: 'Send invitation' }).click()
      await expect(dialog.getByLabel('Full name')).toHaveAccessibleDescription('Enter the name.')
      await expect(dialog.getByLabel('Full name')).toBeFocused()
      await expectAccessible(page)
      await dialog.getByLabel('Full name').fill(name)
      await dialog.getByLabel('Mobile number').fill(mobile)
      await dialog.getByRole('radio', { name: /^Counsellor/ }).check()
      await dialog.getByRole('button', { name: 'Send invitation' }).click()
      await expect(page.getByText(`The invitation to ${name} is on its way.`)).toBeVisible()
      await expect(page.getByRole('button', { name: `Withdraw the invitation of ${name}` })).toBeVisible()
      await expectAccessible(page)
    })
    const invited = await (await browser.newContext()).newPage()
    await invited.goto(await linkTo(mobile))
    await expect(invited.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
    await expectAccessible(invited)
    await page.getByRole('button', { name: `Withdraw the invitation of ${name}` }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Withdraw ${name}` }).click()
    await expect(page.getByText(`The invitation of ${name} is withdrawn.`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Withdraw the invitation of ${name}` })).toHaveCount(0)
    await reload(invited)
    await expect(invited.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
    await expectAccessible(invited)
    await invited.context().close()
  })
})

/** The link of the invitation that went to a number; the server writes it in the background. */
async function linkTo(mobile: string) {
  const link = async () =>
    (await outboxOf(`+91${mobile}`)).find(({ template }) => template === 'staff-invitation')?.variables.link
  await expect.poll(link).toBeTruthy()
  return (await link()) ?? ''
}
