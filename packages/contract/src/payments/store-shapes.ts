import { storePurposes } from '@pramaan/domain/payment'
import { storeOrderStates } from '@pramaan/domain/store'
import { z } from 'zod'
import { id, instant, line } from '../wire.ts'

/** An order as the device sends it: the device's own id, the item sold, and the person's phone or e-mail. */
export const storeOrderForm = z.strictObject({
  ID: z.uuid(),
  Purpose: z.enum(storePurposes),
  /** The drive or course; 0 for a verification. */
  SubjectID: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  Contact: line(254, 'Enter a phone number or an e-mail address.'),
})

/** The spec's other kinds of items, which the Store does not have; a client may send empty lists (D39). */
export const none = z.array(z.never()).max(0).default([])

/** An item that the Store sells, with its price. */
export const item = z.object({
  ID: z.string(),
  Purpose: z.enum(storePurposes),
  SubjectID: z.number().int(),
  Title: z.string(),
  /** Rupees. */
  Price: z.number(),
})

/** An order of the Store as staff see it. */
export const storeOrder = z.object({
  ID: z.uuid(),
  User_ID: id,
  FullName: z.string(),
  Purpose: z.enum(storePurposes),
  Title: z.string().nullable(),
  Amount: z.number(),
  Status: z.enum(storeOrderStates),
  RequestedBy: z.string(),
  CreatedOn: instant,
  /** When the payment link expires. */
  ExpiresOn: instant,
  /** The payment link to send to the person. */
  Link: z.url(),
})

/** An order as the candidate sees it behind its payment link. */
export const paymentLink = z.object({
  ID: z.uuid(),
  Purpose: z.enum(storePurposes),
  /** The drive or course; 0 for a verification. */
  SubjectID: z.number().int(),
  Title: z.string(),
  /** The amount to pay now, in rupees. */
  Amount: z.number(),
  Status: z.enum(storeOrderStates),
  ExpiresOn: instant,
  /** Whether the person can buy it now; until then the link can't be paid. */
  Payable: z.boolean(),
})
