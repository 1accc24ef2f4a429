import { couponsOf } from '../courses/coupons.ts'
import type { Openings } from '../openings/openings.ts'
import { known, type World } from '../world.ts'
import { add, type Rows } from '../write/insert.ts'
import { batches } from '../write/money-rows.ts'
import type { Action } from './actions.ts'
import { decisionActions, exportActions, readingActions } from './days-work.ts'
import { invitationActions, type invitationsOf } from './invitations.ts'
import { suspensionActions } from './suspensions.ts'

/** The invitations, and the audit log in the order of time, batch by batch: what was gathered, and what else was done. */
export function* logRows(
  world: World,
  openings: Openings,
  invitations: ReturnType<typeof invitationsOf>,
  gathered: readonly Action[],
): Generator<Rows> {
  const invited: Rows = new Map()
  add(invited, 'staff_invitations', ...invitations)
  yield invited
  const actions = [
    ...gathered,
    ...couponActions(world),
    ...suspensionActions(world),
    ...invitationActions(world, invitations),
    ...decisionActions(world, openings),
    ...readingActions(world),
    ...exportActions(world),
  ]
  yield* batches(
    'audit_log',
    actions.sort((one, other) => one.at.getTime() - other.at.getTime()),
  )
}

function couponActions(world: World): Action[] {
  return couponsOf(world, 0).map(({ code, createdAt: at }) => ({
    actorId: known.admin.id,
    action: 'coupon-made',
    subjectId: null,
    detail: { code },
    at,
  }))
}
