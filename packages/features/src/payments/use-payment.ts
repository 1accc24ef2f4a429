import { useState } from 'react'
import { openCheckout } from './open-checkout.ts'
import type { CheckoutOrder, PaidIds, PaidState } from './payment-shapes.ts'

/** The requests of a purchase: place an order, and check a payment. */
export type Purchase = {
  start: (coupon: string | undefined) => Promise<{ data: CheckoutOrder }>
  verify: (ids: PaidIds) => Promise<{ data: { state: PaidState } }>
}

/**
 * The state of a payment: `offer` before and after an attempt, `checkout` while the provider's window is open,
 * `waiting` when the bank takes long, `fulfilled` and `returned` at the end.
 */
export type PaymentStage = 'offer' | 'starting' | 'checkout' | 'checking' | PaymentOutcome

/** How a purchase ended. */
export type PaymentOutcome = 'waiting' | 'fulfilled' | 'returned'

/** Why the last attempt failed: an error of ours, or a payment that the provider or the server refused. */
export type PaymentProblem = { kind: 'error'; error: unknown } | { kind: 'failed'; reason?: string }

/** A running purchase: its status, why the last attempt failed, and the action that starts one. */
export type Payment = ReturnType<typeof usePayment>

const everyMs = 2000
const mostTries = 15

/**
 * Guides a purchase from the offer to its end. What the browser reports only triggers a check; the server decides
 * (D37).
 */
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
    if (order.paid) return end('fulfilled')
    setStage('checkout')
    const left = await openCheckout(order)
    if (left.kind === 'paid') return check(left.ids)
    if (left.kind === 'failed') setProblem(left)
    setStage('offer')
  }

  return {
    stage,
    problem,
    /** The result, until `close`. */
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

/** Whether an attempt is running. */
export function isUnderWay(stage: PaymentStage): boolean {
  return stage !== 'offer' && !isEnding(stage)
}

function isEnding(stage: PaymentStage): stage is PaymentOutcome {
  return stage === 'waiting' || stage === 'fulfilled' || stage === 'returned'
}

/** Polls for half a minute until the server knows; a short network failure does not lose the payment. */
async function settled(ask: () => ReturnType<Purchase['verify']>) {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const answer = await ask().catch((error: unknown) => {
      if (tries === mostTries) console.error(error)
    })
    const ending = answer?.data.state ?? 'waiting'
    if (ending !== 'waiting') return ending
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return 'waiting'
}
