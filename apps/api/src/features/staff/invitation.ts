import type { invitation } from '@pramaan/contract/staff/staff'
import { linkDays } from '@pramaan/domain/link-days'
import { isStaff, roleOfId } from '@pramaan/domain/role'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { appLink } from '../../http/web/app-link.ts'
import type { InvitationRow } from './invitations.queries.ts'

type Dates = { expiresAt: Date; acceptedAt: Date | null; withdrawnAt: Date | null }
type Wire = z.input<typeof invitation>

/** When a new invitation expires. */
export function invitationEnd(now: Date) {
  return new Date(now.getTime() + linkDays.invitation * 24 * 3600 * 1000)
}

function statusOf({ expiresAt, acceptedAt, withdrawnAt }: Dates, now: Date): Wire['Status'] {
  if (acceptedAt) return 'accepted'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'open'
}

function isOpen({ expiresAt, acceptedAt, withdrawnAt }: Dates, now: Date) {
  return !acceptedAt && !withdrawnAt && expiresAt.getTime() > now.getTime()
}

/** Refuses an accepted, withdrawn or expired invitation: only an open one can be read, accepted or withdrawn. */
export function refuseClosed(dates: Dates, now: Date) {
  if (!isOpen(dates, now)) throw new Refuse('wrong-state')
}

/** The role that an invitation offers. */
export function staffRoleOf(roleId: number): Wire['Role'] {
  const role = roleOfId(roleId)
  if (!role || role === 'Candidate' || role === 'Employer' || !isStaff(role))
    throw new Error(`${roleId} is no staff role`)
  return role
}

/** The secret of an invitation's link: made again from its id and the server's key, so that only the hash is stored. */
export function invitationToken({ encryption }: Pick<Deps, 'encryption'>, id: string) {
  return Buffer.from(encryption.mark(`staff-invitation ${id}`), 'hex').toString('base64url')
}

/** An invitation in the API's form; an open one with its link, unless its key is lost. */
export function onWire(deps: Deps, { invitation: row, invitedBy }: InvitationRow): Wire {
  const now = deps.now()
  const token = invitationToken(deps, row.id)
  const isOurs = deps.encryption.same(deps.encryption.hash(token), row.tokenHash)
  return {
    ID: row.id,
    FullName: row.fullName,
    Phone: row.phone,
    Email: row.email,
    Role: staffRoleOf(row.roleId),
    InvitedBy: invitedBy,
    CreatedOn: row.createdAt.toISOString(),
    ExpiresOn: row.expiresAt.toISOString(),
    Status: statusOf(row, now),
    Link: isOpen(row, now) && isOurs ? invitationLink(deps, token) : null,
  }
}

/** The link of an invitation, on the staff host. */
export function invitationLink({ config }: Deps, token: string) {
  return appLink(config, 'staff', `/invitation?token=${token}`)
}
