import { expect, type Page } from '@playwright/test'

/** The payment provider's stand-in, which opens in a frame. */
export const checkout = (page: Page) => page.frameLocator('iframe[title=Payment]')

/**
 * Ends the checkout. The frame goes with the press, and a browser that is still pressing there never answers: so the page
 * presses by itself, a moment after it was asked to.
 */
export async function endCheckout(page: Page, name: 'Pay' | 'Close') {
  const button = checkout(page).getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await button.evaluate((element: HTMLElement) => {
    setTimeout(() => element.click(), 50)
  })
}
