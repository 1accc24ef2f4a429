import { expect, type Page } from '@playwright/test'

/** The payment provider's stand-in, which opens in a frame. */
export const checkout = (page: Page) => page.frameLocator('iframe[title=Payment]')

/** Ends the checkout by key: a pointer can miss a form that still moves, and the frame is gone before it can say what was hit. */
export async function endCheckout(page: Page, name: 'Pay' | 'Close') {
  const button = checkout(page).getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await button.press('Enter')
}
