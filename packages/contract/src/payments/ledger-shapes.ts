import { fulfilmentProblems, orderPurposes, orderStates, refundStates } from '@pramaan/domain/payment'
import { z } from 'zod'
import { instant } from '../wire.ts'

/** One of the caller's orders, with its outcome. Amounts are in rupees. */
export const ledgerEntry = z.object({
  ID: z.uuid(),
  OrderID: z.string().nullable(),
  AppliedTo: z.enum(orderPurposes),
  Title: z.string().nullable(),
  Price: z.number(),
  Amount: z.number(),
  CouponCode: z.string().nullable(),
  Status: z.enum(orderStates),
  CreatedOn: instant,
  Given: z.boolean(),
  Trouble: z.enum(fulfilmentProblems).nullable(),
  Payments: z.array(
    z.object({
      PaymentID: z.string(),
      Status: z.enum(orderStates),
      Amount: z.number(),
      Method: z.string().nullable(),
      CreatedOn: instant,
    }),
  ),
  Receipts: z.array(
    z.object({
      ID: z.uuid(),
      Number: z.string(),
      Kind: z.enum(['receipt', 'voucher']),
      Amount: z.number(),
      Gst: z.number(),
      IssuedOn: instant,
    }),
  ),
  Refunds: z.array(
    z.object({ Amount: z.number(), Status: z.enum(refundStates), Reason: z.string(), CreatedOn: instant }),
  ),
})

/** Amounts received, remaining, and refunded or still to be refunded, in rupees, and with how many payments it came in. */
export const moneyFigures = z.object({
  Sale: z.number(),
  Profit: z.number(),
  Expense: z.number(),
  Orders: z.number().int(),
})
