import { storePurposes } from '@pramaan/domain/payment'
import { storeOrderStates } from '@pramaan/domain/store'
import { z } from 'zod'
import { id, instant, line } from '../wire.ts'

/** An order as the device sends it: its own id, what is sold, and the person's phone or e-mail. */
export const storeOrderForm = z.strictObject({
  ID: z.uuid(),
  Purpose: z.enum(storePurposes),
  /** The drive or course; 0 for a verification. */
  SubjectID: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  Contact: line(254, 'Enter a phone number or an e-mail address.'),
})

/** The template's other kinds, which the Store does not use; a client may send them empty (D39). */
export const none = z.array(z.never()).max(0).default([])

/** What the Store sells, with its price. */
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
  /** Until when the link can be paid. */
  ExpiresOn: instant,
  /** The payment link to send to the person. */
  Link: z.url(),
})

/** An order as its payment link shows it to the candidate. */
export const paymentLink = z.object({
  ID: z.uuid(),
  Purpose: z.enum(storePurposes),
  /** The drive or course; 0 for a verification. */
  SubjectID: z.number().int(),
  Title: z.string(),
  /** What is charged now, in rupees. */
  Amount: z.number(),
  Status: z.enum(storeOrderStates),
  ExpiresOn: instant,
  /** Whether the person can buy it now; a link that waits is of no use while they can't. */
  Payable: z.boolean(),
})
