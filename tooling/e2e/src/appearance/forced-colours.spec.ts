import { expect, type Locator, test } from '@playwright/test'
import { address } from '../steps/people.ts'

/** Whether a box's tick is drawn in a colour that stands out from the box. */
function showsItsTick(box: Locator) {
  return box.evaluate((input) => {
    const [square, tick] = [input.nextElementSibling, input.parentElement?.querySelector('svg')]
    if (!square || !tick) return false
    const { color, opacity } = getComputedStyle(tick)
    return opacity === '1' && color !== getComputedStyle(square).backgroundColor
  })
}

test('with forced colours a ticked consent shows its tick, and an empty one shows none', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(address('candidate', '/login'))
  const [privacy, terms] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)]
  await privacy.check()
  await expect.poll(() => showsItsTick(privacy)).toBe(true)
  expect(await showsItsTick(terms)).toBe(false)
})
