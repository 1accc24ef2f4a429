import { couponKinds } from '@pramaan/domain/coupon'
import { fulfilmentProblems, orderPurposes, orderStates, refundStates } from '@pramaan/domain/payment'
import { z } from 'zod'
import { typedNumber } from '../typed-number.ts'
import { id, instant } from '../wire.ts'

/** An amount in rupees, a number or text ("1000", "₹1,000"); at most two decimals. */
export const rupees = typedNumber(z.number('Enter an amount.').min(0).max(10_000_000).multipleOf(0.01), {
  decimals: 2,
  unit: 'rupees',
})

/**
 * What the checkout needs to open: the provider's public key, the amount in paise, and the payer's details to prefill.
 * `paid`: there is nothing to pay.
 */
export const checkout = z.object({
  orderId: z.string(),
  paid: z.boolean(),
  keyId: z.string(),
  /** The address of the provider's checkout script. */
  script: z.string(),
  amount: z.number().int(),
  currency: z.literal('INR'),
  name: z.string(),
  description: z.string(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  expiresAt: instant,
})

/** The checkout's result as the browser sends it, with fields of the spec that the server ignores (D42). */
export const paidIds = {
  razorpay_order_id: z.string().max(60),
  razorpay_payment_id: z.string().max(60),
  razorpay_signature: z.string().max(200),
  appliedTo: z.enum(orderPurposes).optional(),
  userId: id.optional(),
  amount: z.union([z.number(), z.string().max(30)]).optional(),
}

/**
 * A payment's state for the person who has just paid: `fulfilled` is final, `returned` means that it is
 * being refunded.
 */
export const paidState = z.object({ state: z.enum(['waiting', 'fulfilled', 'returned', 'failed']) })

/** One payment as staff see it (document 002 §3). */
export const payment = z.object({
  ID: id,
  CreatedOn: instant,
  User_ID: id,
  FullName: z.string(),
  Status: z.enum(orderStates),
  TotalAmount: z.number(),
  OrderID: z.string(),
  PaymentSuccessResponse: z.string(),
  PaymentMethod: z.string().nullable(),
  CurrencyCode: z.literal('INR'),
  PaymentCardType: z.string().nullable(),
  AppliedTo: z.enum(orderPurposes),
  Refunded: z.number(),
  /** The state of the refund; null without one. */
  RefundState: z.enum(refundStates).nullable(),
  /** Why the payment was refunded instead of fulfilled; null if it was fulfilled. */
  Trouble: z.enum(fulfilmentProblems).nullable(),
})

/** One person who bought a course (document 002 §3). */
export const cohortPayment = z.object({
  ID: id,
  UserID: id,
  Name: z.string(),
  MobileNumber: z.string().nullable(),
  Email: z.string().nullable(),
  CouponCode: z.string().nullable(),
  CourseID: id,
  Amount: z.number(),
  CreatedOn: instant,
})

/** A coupon as an Admin sees it. `Value` is percent or rupees. */
export const coupon = z.object({
  ID: id,
  Code: z.string(),
  Kind: z.enum(couponKinds),
  Value: z.number(),
  Products: z.array(z.enum(orderPurposes)),
  FromDate: z.string().nullable(),
  ToDate: z.string().nullable(),
  LimitTotal: z.number().int().nullable(),
  LimitPerPerson: z.number().int().nullable(),
  Used: z.number().int(),
  Active: z.boolean(),
  CreatedOn: instant,
})
