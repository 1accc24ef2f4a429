import { loadCheckout } from './checkout-script.ts'
import type { CheckoutOrder, PaidIds } from './payment-shapes.ts'

/** How a checkout ended: paid, closed, or closed after a failed attempt, with the provider's reason. */
export type CheckoutEnd = { kind: 'paid'; ids: PaidIds } | { kind: 'closed' } | { kind: 'failed'; reason?: string }

/** Opens the provider's checkout above the page and waits until it closes. */
export async function openCheckout(order: CheckoutOrder): Promise<CheckoutEnd> {
  const Checkout = await loadCheckout(order.script)
  return new Promise((resolve) => {
    let left: CheckoutEnd = { kind: 'closed' }
    const opened = new Checkout({
      key: order.keyId,
      order_id: order.orderId,
      amount: order.amount,
      currency: order.currency,
      name: order.name,
      description: order.description,
      prefill: order.prefill,
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        resolve({ kind: 'paid', ids: { razorpay_order_id, razorpay_payment_id, razorpay_signature } }),
      modal: { ondismiss: () => resolve(left) },
    })
    opened.on('payment.failed', ({ error: { description } }) => {
      left = { kind: 'failed', ...(description && { reason: description }) }
    })
    opened.open()
  })
}
