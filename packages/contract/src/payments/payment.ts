import { planOfferNames } from '@pramaan/domain/employer'
import { moneyShown, orderPurposes, orderStates } from '@pramaan/domain/payment'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { fileCall, searchTerm } from '../list.ts'
import { typedCoupon } from '../typed.ts'
import { day, id, line } from '../wire.ts'
import { ledgerEntry, moneyFigures } from './ledger-shapes.ts'
import { checkout, cohortPayment, paidIds, paidState, payment, rupees } from './payment-shapes.ts'

const orderAnswer = answers(checkout, { orderId: z.string() })
const orderRefusals = ['not-yours', 'not-found', 'wrong-state', 'coupon-refused', 'payment-provider'] as const
const verifyAnswer = answers(paidState, { success: z.boolean() })
const couponField = typedCoupon.nullish()

const pages = {
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
  pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
}
/** First and last day of payment; either may be missing. */
const period = { startDate: day.optional(), endDate: day.optional() }
/**
 * Filters of the payment list: the days on which a payment was attempted, or with `show` on which its money arrived, was
 * refunded, or either; purpose, state, and part of the payer's name or the start of the order's id.
 */
const shown = {
  ...period,
  show: z.enum(moneyShown).optional(),
  search: searchTerm,
  purpose: z.enum(orderPurposes).optional(),
  status: z.enum(orderStates).optional(),
}
const counts = { totalCount: z.number().int(), pageCount: z.number().int() }

/**
 * Payments: orders, verification of the checkout's result, the person's own payments (000 §7, 001 §7, D36 to D38, D42,
 * D46).
 */
export const payments = {
  createOrder: endpoint({
    method: 'POST',
    path: '/create-order',
    summary: 'An order for verification (VSP); an open one of the same price is reused',
    allow: ['Candidate'],
    owner: { field: 'userId', roles: ['Candidate'] },
    body: z.strictObject({
      userId: id,
      amount: rupees.optional(),
      appliedTo: z.literal('VSP').default('VSP'),
      CouponCode: couponField,
    }),
    answer: orderAnswer,
    refusals: [...orderRefusals, 'profile-incomplete'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/verify-payment',
    summary: 'Whether a payment for verification is captured; the signature is checked, then the provider is asked',
    allow: 'public',
    body: z.strictObject(paidIds),
    answer: verifyAnswer,
    refusals: [],
  }),
  createDriveOrder: endpoint({
    method: 'POST',
    path: '/placementdrive/create-order',
    summary: 'An order for the fee of a drive that accepted the candidate',
    allow: ['Candidate'],
    owner: { field: 'UserId', roles: ['Candidate'] },
    body: z.strictObject({
      UserId: id,
      Amount: rupees.optional(),
      CouponCode: couponField,
      PaymentSource: z.string().trim().max(60).nullish(),
      AppliedTo: z.string().trim().max(60).optional(),
      PlacementDriveId: id,
    }),
    answer: orderAnswer,
    refusals: orderRefusals,
  }),
  verifyDrive: endpoint({
    method: 'POST',
    path: '/placementdrive/verify-payment',
    summary: 'Whether a drive fee is captured',
    allow: 'public',
    body: z.strictObject({ ...paidIds, appliedTo: z.string().max(60).optional(), PlacementDriveId: id.optional() }),
    answer: verifyAnswer,
    refusals: [],
  }),
  createCourseOrder: endpoint({
    method: 'POST',
    path: '/course/create-order',
    summary: 'An order for a course with a price (cohort payment, D26)',
    allow: ['Candidate'],
    owner: { field: 'userId', roles: ['Candidate'] },
    body: z.strictObject({ userId: id, CourseID: id, amount: rupees.optional(), CouponCode: couponField }),
    answer: orderAnswer,
    refusals: orderRefusals,
  }),
  verifyCourse: endpoint({
    method: 'POST',
    path: '/course/verify-payment',
    summary: 'Whether a course is paid',
    allow: 'public',
    body: z.strictObject({ ...paidIds, CourseID: id.optional() }),
    answer: verifyAnswer,
    refusals: [],
  }),
  createPlanOrder: endpoint({
    method: 'POST',
    path: '/plan/create-order',
    summary: 'An order for days of a plan; they start now, or after the days already paid (D27)',
    allow: ['Employer'],
    owner: { field: 'userId', roles: ['Employer'] },
    body: z.strictObject({
      userId: id,
      Offer: z.enum(planOfferNames),
      amount: rupees.optional(),
      CouponCode: couponField,
    }),
    answer: orderAnswer,
    refusals: orderRefusals,
  }),
  verifyPlan: endpoint({
    method: 'POST',
    path: '/plan/verify-payment',
    summary: 'Whether a plan is paid',
    allow: 'public',
    body: z.strictObject(paidIds),
    answer: verifyAnswer,
    refusals: [],
  }),
  checkCoupon: endpoint({
    method: 'POST',
    path: '/coupon/check',
    summary: 'The price after a coupon, in rupees',
    allow: ['Candidate', 'Employer'],
    body: z.strictObject({
      CouponCode: typedCoupon.min(1, 'Enter the coupon code.'),
      AppliedTo: z.enum(orderPurposes),
      PlacementDriveId: id.optional(),
      CourseID: id.optional(),
      /** Of a plan. */
      Offer: z.enum(planOfferNames).optional(),
    }),
    answer: answers(z.object({ CouponCode: z.string(), Price: z.number(), Discount: z.number(), Amount: z.number() })),
    refusals: ['coupon-refused', 'not-found', 'wrong-state'],
  }),
  prices: endpoint({
    method: 'GET',
    path: '/prices',
    summary: 'What a verification and a drive application cost, in rupees, and the GST in them',
    allow: 'public',
    answer: answers(
      z.object({
        VSP: z.number(),
        PlacementDrive: z.number(),
        CurrencyCode: z.literal('INR'),
        /** The percentage of GST included in each price; 0 without a GSTIN. */
        GstPercent: z.number(),
      }),
    ),
    refusals: [],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/payments/own',
    summary: "The caller's own orders with payments, receipts and refunds, newest first",
    allow: ['Candidate', 'Employer'],
    query: z.object(pages),
    answer: answers(z.array(ledgerEntry), counts),
    refusals: [],
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/receipts/:receiptId',
    summary: 'A link to the PDF of a receipt or refund voucher, valid for five minutes',
    allow: ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor'],
    params: z.object({ receiptId: z.uuid() }),
    answer: answers(z.object({ url: z.string(), number: z.string() })),
    refusals: ['not-found'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/payments',
    summary: 'Payments in a period, newest first (document 002 §2, §3)',
    allow: ['Admin', 'hr', 'Counsellor'],
    query: z.object({ ...shown, ...pages }),
    /** `money` comes with `show`: the amounts received and refunded on these days, over all pages. */
    answer: answers(z.array(payment), {
      ...counts,
      money: moneyFigures.nullable(),
      /** In rupees, over all pages: the amounts received, and of these refunded or still to be refunded. */
      sums: z.object({ Paid: z.number(), Refunded: z.number() }),
    }),
    refusals: [],
  }),
  file: endpoint({ ...fileCall, path: '/payments-file', allow: ['Admin', 'hr', 'Counsellor'], query: z.object(shown) }),
  cohort: endpoint({
    method: 'GET',
    path: '/getallcohertpayments',
    summary: 'Buyers of a course, newest first',
    allow: ['Admin'],
    query: z.object({
      pageSize: z.coerce.number().int().min(1).max(1000).default(1000),
      pageIndex: z.coerce.number().int().min(0).max(1000).default(0),
    }),
    answer: answers(z.array(cohortPayment), counts),
    refusals: [],
  }),
  cohortFile: endpoint({ ...fileCall, path: '/getallcohertpayments-file', allow: ['Admin'] }),
  refund: endpoint({
    method: 'POST',
    path: '/payments/:paymentId/refund',
    summary:
      'Refund a captured payment: all that is left of it, which revokes what it paid for, or a part, which does not',
    allow: ['Admin'],
    params: z.object({ paymentId: id }),
    /** Without an amount: everything not refunded yet. */
    body: z.strictObject({ reason: line(300, 'Say why.'), amount: rupees.optional() }),
    answer: answers(z.object({ Amount: z.number() })),
    refusals: ['not-found', 'wrong-state'],
  }),
  pay: endpoint({
    method: 'POST',
    path: '/dev/payments/pay',
    summary: 'Acts as the person at the checkout (stand-in only, never in production)',
    allow: 'public',
    body: z.strictObject({
      orderId: z.string().max(60),
      outcome: z.enum(['success', 'failure', 'authorized']).default('success'),
    }),
    answer: answers(
      z.object({ razorpay_order_id: z.string(), razorpay_payment_id: z.string(), razorpay_signature: z.string() }),
    ),
    refusals: ['not-found', 'wrong-state'],
  }),
}
