import type { PaidIds } from './payment-shapes.ts'

/** The options of the provider's standard checkout that we use; amounts in paise. */
type CheckoutOptions = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  handler: (paid: PaidIds) => void
  modal: { ondismiss: () => void }
}

/** The provider's checkout: opens above the page, and reports a failed attempt while it stays open. */
type Checkout = {
  open: () => void
  on: (event: 'payment.failed', listener: (failure: { error: { description?: string } }) => void) => void
}

type Maker = new (options: CheckoutOptions) => Checkout

declare global {
  interface Window {
    Razorpay?: Maker
  }
}

/** The checkout script did not load: no network, or something blocks it (000 §8). */
export class CheckoutScriptFailed extends Error {
  override name = 'CheckoutScriptFailed'
}

const loading = new Map<string, Promise<Maker>>()

/** Loads the provider's checkout script once, on demand; a failed load is tried again the next time. */
export function loadCheckout(address: string): Promise<Maker> {
  const requested =
    loading.get(address) ??
    addScript(address).catch((error: unknown) => {
      loading.delete(address)
      throw error
    })
  loading.set(address, requested)
  return requested
}

function addScript(address: string) {
  return new Promise<Maker>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => (window.Razorpay ? resolve(window.Razorpay) : reject(new CheckoutScriptFailed()))
    script.onerror = () => {
      script.remove()
      reject(new CheckoutScriptFailed())
    }
    document.head.append(script)
  })
}
