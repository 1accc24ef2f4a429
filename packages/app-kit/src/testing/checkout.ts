import { afterAll, beforeAll } from 'vitest'

/** What the provider's checkout is opened with, as far as tests read it; amounts in paise. */
export type CheckoutAsked = { key: string; order_id: string; amount: number; handler: (paid: object) => void }

/**
 * Puts the payment provider's checkout into the page of a test file: `open` does what the person does there; its script
 * comes when it is asked for, while `comes` says so.
 */
export function installCheckout(open: (asked: CheckoutAsked) => void, comes = () => true) {
  class Checkout {
    readonly options: CheckoutAsked
    constructor(options: CheckoutAsked) {
      this.options = options
    }
    on() {}
    open() {
      open(this.options)
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (comes() && node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'))
  })
  beforeAll(() => {
    Object.assign(window, { Razorpay: Checkout })
    observer.observe(document.head, { childList: true })
  })
  afterAll(() => {
    observer.disconnect()
    for (const script of document.head.querySelectorAll('script')) script.remove()
  })
}
