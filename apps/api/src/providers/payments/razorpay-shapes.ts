import type { OrderState } from '@pramaan/domain/payment'
import { z } from 'zod'
import type { ProviderEvent, ProviderPayment, ProviderRefund } from './provider.ts'

const states = {
  created: 'created',
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
} as const satisfies Record<string, OrderState>

const card = z.object({ network: z.string().nullish(), type: z.string().nullish() })

/** Razorpay's payment entity, as far as we read it. */
export const paymentEntity = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.number().int(),
    currency: z.string(),
    status: z.enum(Object.keys(states) as [keyof typeof states]),
    amount_refunded: z.number().int().nullish(),
    method: z.string().nullish(),
    card: card.nullish(),
  })
  .transform(
    (entity): ProviderPayment => ({
      id: entity.id,
      orderId: entity.order_id ?? null,
      amount: entity.amount,
      currency: entity.currency,
      state: states[entity.status],
      amountRefunded: entity.amount_refunded ?? 0,
      method: entity.method ?? null,
      cardType: [entity.card?.network, entity.card?.type].filter(Boolean).join(' ') || null,
    }),
  )

/** Razorpay's refund entity, as far as we read it. */
export const refundEntity = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.number().int(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().nullish(),
  })
  .transform(
    (entity): ProviderRefund => ({
      id: entity.id,
      paymentId: entity.payment_id,
      amount: entity.amount,
      state: entity.status,
      receipt: entity.receipt ?? null,
    }),
  )

/** A list from Razorpay: `{ entity: 'collection', count, items }`. */
export function collection<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item) })
}

const event = z.object({
  payload: z.object({
    payment: z.object({ entity: paymentEntity }).optional(),
    refund: z.object({ entity: refundEntity }).optional(),
  }),
})

/** Parses a webhook's body; undefined for an unknown one. */
export function readEvent(body: string): ProviderEvent | undefined {
  const parsed = event.safeParse(jsonOf(body))
  const payload = parsed.data?.payload
  return payload && { payment: payload.payment?.entity, refund: payload.refund?.entity }
}

/** Parses a body as JSON; undefined if it is not JSON. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
