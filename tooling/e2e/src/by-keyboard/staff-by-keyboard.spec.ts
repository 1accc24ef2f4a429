import { expect, type Locator, type Page, test } from '@playwright/test'
import { address, otpOf } from '../steps/people.ts'
import { expectFocusInSight, openMenu, pressOn, signInByKeyboard, tabTo, typeInto, windows } from './keyboard.ts'

const hr = '9000100012'

for (const { size, viewport } of windows)
  test.describe(size, () => {
    test.use({ viewport })

    test('hr signs in, verifies a person from the list and comes back to it by keyboard alone', async ({ page }) => {
      await test.step('signs in', async () => {
        await page.goto(address('staff'))
        await signInByKeyboard(page, hr, () => otpOf(`+91${hr}`))
        await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })).toBeVisible()
        await expectFocusInSight(page, 'after the sign-in')
      })
      const pending = page.getByRole('link', { name: /^Pending: HR comments on/ }).filter({ visible: true })
      await test.step('opens the first who waits', async () => {
        if (viewport.width < 1024) await openMenu(page)
        await pressOn(
          page,
          page
            .getByRole('link', { name: /^VSP applicants/ })
            .filter({ visible: true })
            .first(),
        )
        await expect(pending.first()).toBeVisible()
        await expectFocusInSight(page, 'on the list')
        await pressOn(page, pending.first(), 'Enter', { most: 80 })
        await expect(page.getByRole('heading', { name: 'HR comments' })).toBeVisible()
        await expectFocusInSight(page, 'on the questions')
      })
      await test.step('sends too early and is led to what is missing', async () => {
        await pressOn(page, page.getByRole('button', { name: 'Submit' }), 'Enter', { most: 120 })
        await expect(page.getByRole('alert').filter({ hasText: 'Please select a communication skill.' })).toBeVisible()
        await expectFocusInSight(page, 'after the refusal')
        await expect(question(page, 'Communication skills').getByRole('radio').first()).toBeFocused()
      })
      await test.step('answers, sends and is back in the list', async () => {
        for (const name of ['Communication skills', 'Language of comfort', 'Personality', 'Work type', 'Job type'])
          await answer(page, question(page, name))
        for (const name of ['Job location preference', 'Has own']) await answer(page, question(page, name))
        await typeInto(page, page.getByLabel('Expected CTC'), '4.5', { most: 120 })
        await answer(page, question(page, 'Availability to join'))
        await pressOn(page, page.getByRole('button', { name: 'Submit' }), 'Enter', { most: 120 })
        await expect(page).toHaveURL(address('staff', '/vsp'))
        await expect(pending.first()).toBeVisible()
        await expectFocusInSight(page, 'back in the list')
        await tabTo(page, pending, { most: 80 })
      })
    })
  })

function question(page: Page, name: string) {
  return page.getByRole('group', { name })
}

/** Goes to a question from wherever the focus is, and takes the answer that Tab leads to. */
async function answer(page: Page, group: Locator) {
  const answers = group.getByRole('radio').or(group.getByRole('checkbox'))
  await tabTo(page, answers, { most: 80 })
  const focused = group.locator(':focus')
  if (!(await focused.isChecked())) await page.keyboard.press('Space')
  await expect(focused).toBeChecked()
}
