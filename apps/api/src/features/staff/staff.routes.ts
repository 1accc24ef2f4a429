import type { Deps } from '../../deps.ts'
import { type Routes, withLimit, withOwnTransaction } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { countSend, limitRequests } from '../session/requester/limits.ts'
import { requesterOf } from '../session/requester/requester.ts'
import { confirmSecret, offerSecret, readSecondFactor, renewRecoveryCodes } from './authenticator.ts'
import { onWire, refuseClosed, staffRoleOf } from './invitation.ts'
import { findInvitation, listInvitations } from './invitations.queries.ts'
import { accept, invite, withdraw } from './invitations.ts'

/**
 * Staff accounts are created only by an Admin's invitation (D2); each may turn on a second factor (quality, rule 11).
 */
export function staffRoutes(deps: Deps): Routes<'staff'> {
  return {
    invite: async ({ body, actor, db }) => ({ data: await invite(deps, db, actor, body) }),
    invitations: async ({ db }) => ({ data: (await listInvitations(db)).map((row) => onWire(deps, row)) }),
    withdrawInvitation: async ({ params, actor, db }) => ({
      data: await withdraw(deps, db, actor, params.invitationId),
    }),
    readInvitation: async ({ params, db }) => {
      const { invitation, invitedBy } = found(await findInvitation(db, deps.encryption.hash(params.token)))
      refuseClosed(invitation, deps.now())
      const { fullName, phone, roleId } = invitation
      return { data: { FullName: fullName, Phone: phone, Role: staffRoleOf(roleId), InvitedBy: invitedBy } }
    },
    acceptInvitation: withLimit(
      async ({ params, ...caller }) => {
        const requester = await requesterOf(deps, caller, undefined)
        await limitRequests(deps, requester, deps.encryption.hash(params.token))
        await countSend(deps, requester)
      },
      async ({ params, db, ...caller }) => ({
        data: await accept(deps, db, params.token, await requesterOf(deps, caller, undefined)),
      }),
    ),
    // Not stored for an idempotency key: neither the secret nor the recovery codes may be stored.
    totpStart: withOwnTransaction(async ({ actor, db }) => ({ data: await offerSecret(deps, db, actor) })),
    secondFactor: async ({ actor, db }) => ({ data: await readSecondFactor(deps, db, actor) }),
    totpConfirm: withOwnTransaction(async ({ body, actor }) => ({
      data: await deps.db.transaction((db) => confirmSecret(deps, db, actor, body)),
    })),
    newRecoveryCodes: withOwnTransaction(async ({ body, actor }) => ({
      data: await renewRecoveryCodes(deps, actor, body.totp),
    })),
  }
}
