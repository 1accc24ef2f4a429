import type { Parsed } from '@pramaan/contract/endpoint'
import type { staff } from '@pramaan/contract/staff/staff'
import type { Queryable } from '@pramaan/database/client'
import { roles } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { enqueueMessage } from '../../outbox/enqueue.queries.ts'
import { notify } from '../../services/notifications/notify.ts'
import { codeAddress, emailIn, phoneIn } from '../session/account/contact.ts'
import { otpSent, sendCode } from '../session/codes/one-time-codes.ts'
import type { Requester } from '../session/requester/requester.ts'
import { invitationEnd, invitationLink, invitationToken, onWire, refuseClosed, staffRoleOf } from './invitation.ts'
import {
  closeInvitation,
  findInvitation,
  hasAccount,
  insertInvitation,
  lockInvitation,
  withdrawOpen,
} from './invitations.queries.ts'
import { insertStaff } from './staff-accounts.queries.ts'

type InvitationForm = Parsed<typeof staff.invite>['body']

/** Invites a person (D2): the link is sent by e-mail, or by SMS without an e-mail; one open invitation per number. */
export async function invite(deps: Deps, db: Queryable, actor: Actor, form: InvitationForm) {
  const now = deps.now()
  const phone = found(phoneIn('Phone', form.Phone), 'invalid')
  const email = emailIn('Email', form.Email) ?? null
  codeAddress({ phone, email })
  if (await hasAccount(db, phone, email)) throw new Refuse('already-registered')
  await withdrawOpen(db, phone, now)
  const id = deps.random.uuid()
  const token = invitationToken(deps, id)
  const tokenHash = deps.encryption.hash(token)
  await insertInvitation(db, {
    id,
    tokenHash,
    fullName: form.FullName,
    phone,
    email,
    roleId: roles[form.Role],
    invitedBy: actor.id,
    createdAt: now,
    expiresAt: invitationEnd(now),
  })
  const variables = { inviter: actor.fullName, role: form.Role, link: invitationLink(deps, token) }
  const address = email ? { channel: 'email' as const, to: email } : { channel: 'sms' as const, to: phone }
  await enqueueMessage(deps, db, { ...address, template: 'staff-invitation', variables })
  await writeAudit(db, {
    actorId: actor.id,
    action: 'staff-invited',
    detail: { invitation: id, role: form.Role },
    at: now,
  })
  return onWire(deps, found(await findInvitation(db, tokenHash)))
}

/** Withdraws an open invitation. */
export async function withdraw(deps: Deps, db: Queryable, actor: Actor, id: string) {
  const now = deps.now()
  refuseClosed(found(await lockInvitation(db, { id })), now)
  await closeInvitation(db, id, { withdrawnAt: now })
  await writeAudit(db, { actorId: actor.id, action: 'staff-invitation-withdrawn', detail: { invitation: id }, at: now })
  return null
}

/** Accepts an invitation, which is locked: creates the account and sends the code to the invited number (D2). */
export async function accept(deps: Deps, db: Queryable, token: string, requester: Requester) {
  const now = deps.now()
  const invitation = found(await lockInvitation(db, { tokenHash: deps.encryption.hash(token) }))
  refuseClosed(invitation, now)
  const { id, phone, email, fullName, roleId } = invitation
  const accountId = found(await insertStaff(db, { phone, email, fullName, roleId }, now), 'already-registered')
  await closeInvitation(db, id, { acceptedAt: now })
  const detail = { invitation: id }
  await writeAudit(db, { actorId: accountId, action: 'staff-joined', subjectId: accountId, detail, at: now })
  const params = { name: fullName, role: staffRoleOf(roleId) }
  await notify(deps, db, { to: invitation.invitedBy, kind: 'invitation-accepted', params, path: '/staff-invitations' })
  await sendCode(deps, db, accountId, codeAddress({ phone, email }), requester)
  return otpSent
}
