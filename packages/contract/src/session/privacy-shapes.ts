import { storedConsentKinds } from '@pramaan/domain/consent'
import { z } from 'zod'
import { instant } from '../wire.ts'

/** A given consent: text and version, purpose, time, and when it was withdrawn (D11). */
export const givenConsent = z.object({
  Kind: z.enum(storedConsentKinds),
  Version: z.string(),
  Purposes: z.array(z.string()),
  GivenOn: instant,
  WithdrawnOn: instant.nullable(),
})

/** A pending erasure, which can be cancelled until `DueOn`. */
export const openErasure = z.object({ RequestedOn: instant, DueOn: instant })

/** A request to erase an account, as staff see it. */
export const erasureRequest = openErasure.extend({
  ID: z.number(),
  /** Null once the person is erased. */
  UserId: z.number().nullable(),
  Name: z.string().nullable(),
  State: z.enum(['open', 'cancelled', 'erased']),
})

/** Roles that register and may erase themselves; staff agreed by contract. */
export const registered = ['Candidate', 'Employer'] as const
