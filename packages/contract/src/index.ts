import { candidates } from './candidate.ts'
import type { Tree } from './endpoint.ts'
import { reference } from './reference.ts'
import { registration } from './registration.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { employers, shortlist } from './shortlist.ts'
import { platform, staff } from './staff.ts'
import { verification } from './verification.ts'

/** Every call of the wire, noun by noun: who may do what. */
export const contract = {
  session,
  registration,
  reference,
  candidates,
  search,
  shortlist,
  employers,
  verification,
  staff,
  platform,
} as const satisfies Tree

/** The contract's exact type, from which client and handlers are derived. */
export type Contract = typeof contract
