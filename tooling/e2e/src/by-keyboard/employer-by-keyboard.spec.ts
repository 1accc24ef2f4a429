import { expect, test } from '@playwright/test'
import { aNewEmployer } from '../steps/employer.ts'
import { reload } from '../steps/history.ts'
import { address, otpOf } from '../steps/people.ts'
import { expectFocusInSight, openMenu, pressOn, signInByKeyboard, tabTo, typeInto, windows } from './keyboard.ts'

for (const { size, viewport } of windows)
  test.describe(size, () => {
    test.use({ viewport })

    test('an employer signs in, searches, shortlists, moves in the pipeline and writes by keyboard alone', async ({
      page,
    }) => {
      const mobile = await aNewEmployer(page)
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await page.goto(address('employer', '/emp-login'))
      const isNarrow = viewport.width < 1024
      await test.step('signs in', async () => {
        await signInByKeyboard(page, mobile, () => otpOf(`+91${mobile}`))
        await expect(page.getByRole('button', { name: /^Shortlist: / }).first()).toBeVisible()
        await expectFocusInSight(page, 'after the sign-in')
      })
      await test.step('searches', async () => {
        await page.keyboard.press('/')
        await expect(page.getByRole('combobox', { name: 'Job position' })).toBeFocused()
        await page.keyboard.type('JavaScript')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/term=JavaScript/)
        await expectFocusInSight(page, 'after the search')
      })
      const name = await test.step('opens a profile and shortlists', async () => {
        const profile = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
        await pressOn(page, profile.first(), 'Enter', { most: 60 })
        await expect(page).toHaveURL(/candidate-profile/)
        const heading = page.getByRole('heading', { level: 1 })
        // The address changes before the screen does.
        await expect(heading).not.toHaveText(/^(Search candidates)?$/)
        const name = (await heading.textContent()) ?? ''
        await expectFocusInSight(page, 'on the profile')
        await pressOn(page, page.getByRole('button', { name: 'Shortlist', exact: true }).filter({ visible: true }))
        await expect(page.getByText(`Candidate ${name} has been shortlisted successfully!`)).toBeVisible()
        await expectFocusInSight(page, 'after the shortlisting')
        return name
      })
      const menu = page.getByRole('button', { name: `Move ${name}, and more` }).filter({ visible: true })
      await test.step('moves the candidate in the pipeline', async () => {
        await reload(page)
        if (isNarrow) await openMenu(page)
        await pressOn(page, page.getByRole('link', { name: /^Pipeline/ }).filter({ visible: true }))
        await expect(menu).toBeVisible()
        await expectFocusInSight(page, 'on the pipeline')
        await pressOn(page, menu, 'Enter', { most: 60 })
        const stage = page.getByRole('menuitem', { name: 'In Communication' })
        await expect(stage).toBeVisible()
        await expectFocusInSight(page, 'in the menu')
        await page.keyboard.press('Escape')
        await expect(menu).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(stage).toBeVisible()
        await page.keyboard.type('in co')
        await expect(stage).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByText(`${name} moved to In Communication`)).toBeVisible()
        await expectFocusInSight(page, 'after the move')
      })
      await test.step('writes to the candidate', async () => {
        await reload(page)
        if (isNarrow) await openMenu(page)
        await pressOn(page, page.getByRole('link', { name: /^Pipeline/ }).filter({ visible: true }))
        const stage = page.getByRole('navigation', { name: 'Stages' }).getByRole('button', { name: 'In Communication' })
        if (await stage.isVisible()) await pressOn(page, stage)
        await pressOn(page, menu, 'Enter', { most: 60 })
        const message = page.getByRole('menuitem', { name: 'Message' })
        await expect(message).toBeVisible()
        while (!(await message.evaluate((item) => item === document.activeElement)))
          await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        const box = page.getByRole('textbox', { name: `Message to ${name}` })
        await expect(box).toBeVisible()
        await typeInto(page, box, 'Are you free on Monday?')
        await pressOn(page, page.getByRole('button', { name: 'Send', exact: true }))
        await expect(page.getByText('Sent', { exact: true })).toBeVisible()
        await expectFocusInSight(page, 'after the message')
        await tabTo(page, box, { back: true })
      })
    })
  })
