import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { entry } from '../steps/history.ts'
import { address } from '../steps/people.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Job position' })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const found = (page: Page) => page.getByText(/^\d+ candidates?$/).and(page.locator(':visible'))
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('an employer finds by suggestion and filter, keeps the search, reads along the result, and comes back to the place [E-842 S-299]', async ({
  page,
}) => {
  const onPhone = test.info().project.name === 'phone'
  await aNewEmployer(page)
  await page.goto(address('employer', '/emp-candidate-list?pageSize=5'))
  await test.step('a suggestion is taken by the keyboard', async () => {
    await expect(cards(page)).toHaveCount(5)
    if (onPhone) await box(page).click()
    else await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('team')
    const skill = page.getByRole('option', { name: /^Teamwork/ })
    await expect(skill).toBeVisible()
    await expectAccessible(page)
    while ((await skill.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/term=Teamwork/)
    await expect(box(page)).toHaveValue('Teamwork')
  })
  await test.step('a filter leaves as many as its count says', async () => {
    if (onPhone) {
      await page.getByRole('button', { name: 'Filters' }).click()
      const option = page.getByRole('checkbox', { name: /^Full time \d+$/ })
      await expectAccessible(page)
      await expect(option).toBeVisible()
      const words = await page.locator('label', { hasText: 'Full time' }).textContent()
      const count = words?.match(/\d+/)?.[0]
      await option.check()
      await page.getByRole('button', { name: `Show ${count} candidates` }).click()
      await expect(found(page)).toHaveText(`${count} candidates`)
    } else {
      await page.getByRole('button', { name: /^Experience/ }).click()
      const option = page.getByRole('menuitemcheckbox', { name: /^1-3 yrs ?\d+$/ })
      const count = (await option.textContent())?.replace('1-3 yrs', '').trim()
      await expectAccessible(page)
      await option.click()
      await expect(found(page)).toHaveText(`${count} candidates`)
      await expect(page.getByRole('button', { name: 'Remove 1-3 yrs' })).toBeVisible()
    }
  })
  const searched = new URL(page.url()).search
  await test.step('the search is saved under a name', async () => {
    await page.getByRole('button', { name: 'Save search' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Team people')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved as “Team people”' })).toBeVisible()
  })
  await test.step('Next goes on past the end of the page', async () => {
    await expect(cards(page)).toHaveCount(5)
    const last = await cards(page).nth(4).textContent()
    await cards(page).nth(4).scrollIntoViewIfNeeded()
    const scrolledTo = await scrolled(page)
    await cards(page).nth(4).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: last ?? '' })).toBeVisible()
    await expect(page.getByText(/^5 of \d+$/)).toBeVisible()
    await page.getByRole('button', { name: onPhone ? 'Next candidate' : 'Next', exact: true }).click()
    await expect(page.getByText(/^6 of \d+$/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: last ?? '' })).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show phone number' }).click()
    await expect(page.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('button', { name: 'Shortlist', exact: true }).and(page.locator(':visible')).click()
    await expect(page.getByText(`Candidate ${name} has been shortlisted successfully!`)).toBeVisible()
    const at = await entry(page)
    await page.getByRole('button', { name: 'Download PDF' }).and(page.locator(':visible')).click()
    const preview = page.getByRole('dialog', { name: `Profile of ${name}` })
    await expect(preview.getByRole('article')).toBeVisible()
    const download = page.waitForEvent('download')
    await preview.getByRole('button', { name: 'Download', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('CV.pdf')
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await expect.poll(() => entry(page)).toBe(at)
    await page.goBack()
    await expect(cards(page)).toHaveCount(5)
    expect(new URL(page.url()).search).toBe(searched)
    await expect.poll(() => scrolled(page)).toBe(scrolledTo)
    await page.getByRole('button', { name: onPhone ? 'Page 2' : 'Next', exact: true }).click()
    await expect(page.getByRole('button', { name: `Shortlisted: ${name}` })).toBeVisible()
  })
  await test.step('the saved search opens as it was from an empty list', async () => {
    await page.goto(address('employer', '/emp-candidate-list'))
    await box(page).click()
    await page.getByRole('button', { name: 'Saved (1)' }).click()
    await expectAccessible(page)
    await page
      .getByRole('dialog', { name: 'Saved searches' })
      .getByRole('link', { name: /Team people/ })
      .click()
    await expect(page).toHaveURL(/term=Teamwork.*pageSize=5/)
    await expect(cards(page)).toHaveCount(5)
  })
})
