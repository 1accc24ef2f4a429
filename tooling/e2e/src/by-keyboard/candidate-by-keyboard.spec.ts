import { expect, test } from '@playwright/test'
import { reload } from '../steps/history.ts'
import { address, otpOf } from '../steps/people.ts'
import { expectFocusInSight, openMenu, pressOn, signInByKeyboard, tabTo, typeInto, windows } from './keyboard.ts'

/** Each window has a candidate of its own, who signs in nowhere else. */
const mobiles = { 'at 1280 px': '9000100142', 'at 320 px': '9000100143', 'at 200 % zoom': '9000100144' }

for (const { size, viewport } of windows)
  test.describe(size, () => {
    test.use({ viewport })
    const mobile = mobiles[size]

    test('a candidate signs in, finds a job, applies and withdraws by keyboard alone', async ({ page }) => {
      const isNarrow = viewport.width < 1024
      await page.goto(address('candidate', '/login'))
      await test.step('signs in', async () => {
        await signInByKeyboard(page, mobile, () => otpOf(`+91${mobile}`))
        await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
        await expectFocusInSight(page, 'after the sign-in')
      })
      await test.step('finds a job from the menu', async () => {
        if (isNarrow) await openMenu(page)
        await pressOn(page, page.getByRole('link', { name: 'Jobs', exact: true }).filter({ visible: true }))
        await expect(page.getByRole('heading', { name: /^(1 job|All \d+ jobs) found$/ })).toBeVisible()
        await expectFocusInSight(page, 'on the jobs')
        await typeInto(page, page.getByRole('combobox', { name: 'Search jobs' }), 'e')
        await expect(page).toHaveURL(/term=e/)
      })
      const apply = page.getByRole('button', { name: /^Apply to (?!Service engineer|Import )/ }).first()
      await expect(apply).toBeVisible()
      const title = (await apply.getAttribute('aria-label'))?.replace('Apply to ', '') ?? ''
      await test.step('reads it in a dialog that gives the focus back', async () => {
        const opens = page.getByRole('main').getByRole('link', { name: title, exact: true }).first()
        await pressOn(page, opens, 'Enter', { most: 60 })
        const details = page.getByRole('dialog', { name: 'Job details' })
        await expect(details.getByText('Required skills')).toBeVisible()
        await expectFocusInSight(page, 'in the dialog')
        await tabTo(page, details.getByRole('button', { name: `Apply to ${title}` }))
        await page.keyboard.press('Escape')
        await expect(details).toBeHidden()
        await expect(opens).toBeFocused()
      })
      await test.step('applies', async () => {
        await pressOn(page, apply)
        await expect(page.getByText('Your skill profile has been shared with the recruiter!')).toBeVisible()
        await expectFocusInSight(page, 'after the application')
      })
      await test.step('withdraws, and the focus stays in the list', async () => {
        await reload(page)
        if (isNarrow) await openMenu(page)
        await pressOn(page, page.getByRole('link', { name: 'My applications' }).filter({ visible: true }), 'Enter', {
          most: 150,
        })
        await expect(page.getByRole('list', { name: `What happened to ${title}` }).first()).toBeVisible()
        await expectFocusInSight(page, 'on the applications')
        const withdraw = page.getByRole('button', { name: `Withdraw the application for ${title}` }).first()
        await pressOn(page, withdraw)
        const dialog = page.getByRole('alertdialog', { name: `Withdraw from ${title}?` })
        // The question is fetched when it is first asked, and until then the focus stays on the button.
        await expect(dialog.locator(':focus')).toBeAttached()
        await expectFocusInSight(page, 'in the question')
        await page.keyboard.press('Escape')
        await expect(withdraw).toBeFocused()
        await page.keyboard.press('Enter')
        await pressOn(page, dialog.getByRole('button', { name: 'Withdraw', exact: true }))
        await expect(page.getByText('You withdrew. Changed your mind?')).toBeVisible()
        await expectFocusInSight(page, 'after the withdrawal')
      })
    })
  })
