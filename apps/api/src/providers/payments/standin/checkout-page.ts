/**
 * The stand-in's `checkout.js`: `new Razorpay(options)` with `open()`, `close()`, `on('payment.failed')`, the `handler` of a
 * payment and `modal.ondismiss`, as the provider's own script has them. The form is a frame from the stand-in's address.
 */
export const checkoutScript = `(() => {
  const base = new URL(document.currentScript.src).origin
  window.Razorpay = function Razorpay(options) {
    const listeners = {}
    let frame
    const close = () => { frame?.remove(); frame = undefined; window.removeEventListener('message', heard) }
    const heard = ({ origin, data, source }) => {
      if (origin !== base || source !== frame?.contentWindow) return
      if (data.event === 'success') { close(); options.handler?.(data.payload) }
      if (data.event === 'failure') for (const listener of listeners['payment.failed'] ?? []) listener(data.payload)
      if (data.event === 'dismiss') { close(); options.modal?.ondismiss?.() }
    }
    this.on = (name, listener) => { (listeners[name] ??= []).push(listener) }
    this.close = close
    this.open = () => {
      frame = document.createElement('iframe')
      frame.title = 'Payment'
      frame.allow = 'payment'
      frame.src = base + '/v1/checkout/embedded?' + new URLSearchParams({ order_id: options.order_id, name: options.name ?? '' })
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:rgba(0,0,0,.6);color-scheme:light'
      window.addEventListener('message', heard)
      document.body.append(frame)
      frame.focus()
    }
  }
})()
`

const frameScript = `
  const order = new URLSearchParams(location.search).get('order_id')
  const say = (event, payload) => parent.postMessage({ event, payload }, '*')
  async function pay(outcome) {
    const answer = await fetch('/standin/pay', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ orderId: order, outcome }) })
    const paid = await answer.json()
    const text = document.querySelector('[role=status]')
    if (!answer.ok) { text.textContent = paid.error.description; return }
    if (outcome === 'success') return say('success', paid)
    text.textContent = 'Payment failed. Try again.'
    say('failure', { error: { code: 'BAD_REQUEST_ERROR', description: 'Payment failed', metadata: { order_id: order, payment_id: paid.razorpay_payment_id } } })
  }
  for (const button of document.querySelectorAll('[data-outcome]')) button.addEventListener('click', () => pay(button.dataset.outcome))
  document.querySelector('[data-close]').addEventListener('click', () => say('dismiss'))
  addEventListener('keydown', (event) => { if (event.key === 'Escape') say('dismiss') })
`

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh}
main{background:#fff;color:#1c2333;padding:24px;border-radius:12px;width:min(320px,90vw);display:grid;gap:12px}
h1{font-size:18px;margin:0}p{margin:0}button{font:inherit;min-height:44px;border-radius:8px;border:1px solid #2b4bb5;background:#fff;color:#2b4bb5}
button:first-of-type{background:#2b4bb5;color:#fff}`

/** The stand-in's form, with buttons that pay, fail or close it. It asks for no card. */
export function checkoutPage(amountText: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Test payment</title><style>${style}</style><main><h1>Test payment</h1><p>${amountText}. No money moves.</p>
<button data-outcome="success">Pay</button><button data-outcome="failure">Fail the payment</button><button data-close>Close</button>
<p role="status"></p></main><script>${frameScript}</script></html>`
}
