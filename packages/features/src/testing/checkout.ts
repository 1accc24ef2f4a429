import { afterAll, beforeAll } from 'vitest'

/** The options passed to the provider's checkout that tests check; amounts in paise. */
export type CheckoutRequest = {
  key: string
  order_id: string
  amount: number
  handler: (paid: object) => void
  modal: { ondismiss: () => void }
}

type Failure = { error: { description: string } }

/**
 * Adds the payment provider's checkout to the page of a test: `open` plays the person, `fail` reports a payment that
 * the bank refused; its script loads on request while `comes` is true.
 */
export function installCheckout(
  open: (request: CheckoutRequest, fail: (description: string) => void) => void,
  comes = () => true,
) {
  class Checkout {
    readonly options: CheckoutRequest
    constructor(options: CheckoutRequest) {
      this.options = options
    }
    readonly listeners: ((failure: Failure) => void)[] = []
    on(_event: 'payment.failed', listener: (failure: Failure) => void) {
      this.listeners.push(listener)
    }
    open() {
      open(this.options, (description) => {
        for (const listener of this.listeners) listener({ error: { description } })
      })
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
