import { accountStatuses } from '@pramaan/domain/account'
import { roleNames } from '@pramaan/domain/role'
import { z } from 'zod'
import { id, instant } from '../wire.ts'

/** Why an account is suspended, and who suspended it, as Admins read it. */
export const whySuspended = { Reason: z.string().nullable(), By: z.string().nullable() }

/** An account as an Admin runs it. */
export const managedAccount = z.object({
  ID: id,
  Role: z.enum(roleNames),
  /** Empty once the person is erased. */
  FullName: z.string(),
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  Status: z.enum(accountStatuses),
  Erased: z.boolean(),
  SecondFactor: z.boolean(),
  CreatedOn: instant,
  /** The last use of any session; null before the first sign-in. */
  LastSeenOn: instant.nullable(),
  /** Of a suspended account: since when, why, and who suspended it. */
  Suspension: z.object({ On: instant, ...whySuspended }).nullable(),
})
