import { useState } from 'react'
import { openCheckout } from './open-checkout.ts'
import type { CheckoutOrder, PaidIds, PaidState } from './payment-shapes.ts'

/** What a purchase asks of the server: an order for it, and what became of a payment. */
export type Purchase = {
  start: (coupon: string | undefined) => Promise<{ data: CheckoutOrder }>
  verify: (ids: PaidIds) => Promise<{ data: { state: PaidState } }>
}

/**
 * The state of the payment: `offer` before and after a try, `checkout` while the provider's window is open, `waiting` when the
 * bank takes long, `given` and `returned` at the end.
 */
export type PaymentStage = 'offer' | 'starting' | 'checkout' | 'checking' | PaymentOutcome

/** How a purchase ended. */
export type PaymentOutcome = 'waiting' | 'given' | 'returned'

/** Why the last try led to nothing: an error of ours, or a try that the provider or the server did not accept. */
export type PaymentProblem = { kind: 'error'; error: unknown } | { kind: 'failed'; reason?: string }

/** A purchase under way: its status, why the last try led to nothing, and the action that starts one. */
export type Payment = ReturnType<typeof usePayment>

const everyMs = 2000
const mostTries = 15

/** Walks one purchase from the offer to its end; what the browser says is only asked about, the server knows (D37). */
export function usePayment({ start, verify }: Purchase, onEnd: (ending: PaymentOutcome) => void) {
  const [stage, setStage] = useState<PaymentStage>('offer')
  const [problem, setProblem] = useState<PaymentProblem>()

  function end(last: PaymentOutcome) {
    setStage(last)
    onEnd(last)
  }

  async function check(ids: PaidIds) {
    setStage('checking')
    const ending = await settled(() => verify(ids))
    if (ending !== 'failed') return end(ending)
    setProblem({ kind: 'failed' })
    setStage('offer')
  }

  async function walk(coupon: string | undefined) {
    const { data: order } = await start(coupon)
    if (order.paid) return end('given')
    setStage('checkout')
    const left = await openCheckout(order)
    if (left.kind === 'paid') return check(left.ids)
    if (left.kind === 'failed') setProblem(left)
    setStage('offer')
  }

  return {
    stage,
    problem,
    /** How it ended, until `close`. */
    ended: isEnding(stage) ? stage : undefined,
    close: () => setStage('offer'),
    async pay(coupon?: string) {
      if (stage !== 'offer') return
      setProblem(undefined)
      setStage('starting')
      await walk(coupon).catch((error: unknown) => {
        setProblem({ kind: 'error', error })
        setStage('offer')
      })
    },
  }
}

/** Whether a try is being made: not before one, and not once it has ended. */
export function isUnderWay(stage: PaymentStage): boolean {
  return stage !== 'offer' && !isEnding(stage)
}

function isEnding(stage: PaymentStage): stage is PaymentOutcome {
  return stage === 'waiting' || stage === 'given' || stage === 'returned'
}

/** Asks until the server knows, half a minute long; a network that is gone for a moment does not lose the payment. */
async function settled(ask: () => ReturnType<Purchase['verify']>) {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const answer = await ask().catch((error: unknown) => {
      if (tries === mostTries) console.error(error)
    })
    const state = answer?.data.state ?? 'waiting'
    if (state !== 'waiting') return state
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return 'waiting'
}
