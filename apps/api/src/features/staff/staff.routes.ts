import type { Deps } from '../../deps.ts'
import { type Routes, withLimit, withOwnTransaction } from '../../http/call.ts'
import { found } from '../../http/refuse.ts'
import { limitRequests, limitSends } from '../session/limits.ts'
import { confirmSecret, offerSecret } from './authenticator.ts'
import { onWire, refuseClosed, staffRoleOf } from './invitation.ts'
import { findInvitation, listInvitations } from './invitations.queries.ts'
import { accept, invite, withdraw } from './invitations.ts'

/** Staff accounts come from an Admin's invitation alone (D2); each may turn a second factor on (quality, rule 11). */
export function staffRoutes(deps: Deps): Routes<'staff'> {
  return {
    invite: async ({ body, actor, db }) => ({ data: await invite(deps, db, actor, body) }),
    invitations: async ({ db }) => ({ data: (await listInvitations(db)).map((row) => onWire(row, deps.now())) }),
    withdrawInvitation: async ({ params, actor, db }) => ({
      data: await withdraw(deps, db, actor, params.invitationId),
    }),
    readInvitation: async ({ params, db }) => {
      const { invitation, invitedBy } = found(await findInvitation(db, deps.seal.hash(params.token)))
      refuseClosed(invitation, deps.now())
      const { fullName, phone, roleId } = invitation
      return { data: { FullName: fullName, Phone: phone, Role: staffRoleOf(roleId), InvitedBy: invitedBy } }
    },
    acceptInvitation: withLimit(
      async ({ params, address }) => {
        await limitRequests(deps, address, deps.seal.hash(params.token))
        await limitSends(deps)
      },
      async ({ params, db }) => ({ data: await accept(deps, db, params.token) }),
    ),
    // Outside the keyed answers: the secret must not be kept.
    totpStart: withOwnTransaction(async ({ actor, db }) => ({ data: await offerSecret(deps, db, actor) })),
    totpConfirm: async ({ body, actor, db }) => ({ data: await confirmSecret(deps, db, actor, body) }),
  }
}
