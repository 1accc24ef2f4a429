import { expect, type Page } from '@playwright/test'

/** The payment provider's stand-in, which opens in a frame. */
export const checkout = (page: Page) => page.frameLocator('iframe[title=Payment]')

/** Presses what ends the checkout. The press takes the frame away with it, so that nothing in it can be asked what was hit. */
export async function endCheckout(page: Page, name: 'Pay' | 'Close') {
  const button = checkout(page).getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await button.click({ force: true })
}
