import { couponsOf } from '../courses/coupons.ts'
import type { Openings } from '../openings/openings.ts'
import { known, type World } from '../world.ts'
import { add, type Rows } from '../write/insert.ts'
import { batches } from '../write/money-rows.ts'
import type { Action } from './actions.ts'
import { decisionActions, exportActions, readingActions } from './days-work.ts'
import { invitationActions, type invitationsOf } from './invitations.ts'
import { type Suspension, suspensionActions } from './suspensions.ts'

type Invitations = ReturnType<typeof invitationsOf>
type Sources = {
  openings: Openings
  suspensions: readonly Suspension[]
  invitations: Invitations
  gathered: readonly Action[]
}

/** The audit log in the order of time: what was gathered with the people and the money, and what else was done. */
export function logOf(world: World, { openings, suspensions, invitations, gathered }: Sources): Action[] {
  const actions = [
    ...gathered,
    ...couponActions(world),
    ...suspensionActions(world, suspensions),
    ...invitationActions(world, invitations),
    ...decisionActions(world, openings),
    ...readingActions(world),
    ...exportActions(world),
  ]
  return actions.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** The rows of the invitations and of the audit log, batch by batch. */
export function* logRows(log: readonly Action[], invitations: Invitations): Generator<Rows> {
  const invited: Rows = new Map()
  add(invited, 'staff_invitations', ...invitations)
  yield invited
  yield* batches('audit_log', log)
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
