import { roleOfId, roles } from '@pramaan/domain/role'
import { uuidOf } from '../money/ids.ts'
import { staffOf } from '../people/staff.ts'
import { streamOf } from '../random.ts'
import { inOfficeHours } from '../when/office.ts'
import { daysAgo, firstIds, known, type World } from '../world.ts'
import type { Action } from './actions.ts'

const dayMs = 86_400_000
/** So long can an invitation be accepted. */
const daysOpen = 7

type Ends = { acceptedAt: Date | null; withdrawnAt: Date | null }
type Invited = Ends & { fullName: string; phone: string; roleId: number; createdAt: Date }

/** Invitations that nobody has accepted: so many days old, and after how many of them one was withdrawn. */
const unanswered = [
  { fullName: 'Rekha Bhosale', role: 'Counsellor', days: 1.3, withdrawnAfter: undefined },
  { fullName: 'Imran Shaikh', role: 'hr', days: 4.6, withdrawnAfter: undefined },
  { fullName: 'Sunita Pawar', role: 'Counsellor', days: 23.4, withdrawnAfter: undefined },
  { fullName: 'Vivek Joshi', role: 'C-Partner', days: 37.7, withdrawnAfter: 2.2 },
] as const

/**
 * The invitations by which the colleagues joined, and those that nobody has accepted. `hashOf` is that of the secret in
 * an invitation's link; without the server's key the links can't be shown again.
 */
export function invitationsOf(world: World, hashOf: ((id: string) => string) | undefined) {
  const random = streamOf(world.seed, 'invitations')
  return [...acceptedOnes(world), ...unansweredOnes(world)]
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((invited) => {
      const id = uuidOf(random)
      const expiresAt = new Date(invited.createdAt.getTime() + daysOpen * dayMs)
      const tokenHash = hashOf?.(id) ?? `none ${id}`
      return { id, tokenHash, email: null, invitedBy: known.admin.id, expiresAt, ...invited }
    })
}

/** Every colleague but those of the first day was invited a day or two before they joined. */
function acceptedOnes(world: World): Invited[] {
  return staffOf(world)
    .filter(({ id }) => id >= firstIds.staff)
    .map(({ id, fullName, phone, roleId, createdAt: acceptedAt }) => {
      const waited = streamOf(world.seed, 'invited', id).int(dayMs / 8, 3 * dayMs)
      const createdAt = inOfficeHours(world, new Date(acceptedAt.getTime() - dayMs / 2 - waited))
      return { fullName, phone, roleId, createdAt, acceptedAt, withdrawnAt: null }
    })
}

function unansweredOnes(world: World): Invited[] {
  return unanswered.map(({ fullName, role, days, withdrawnAfter }, turn) => {
    const createdAt = inOfficeHours(world, daysAgo(world, days))
    const withdrawnAt =
      withdrawnAfter === undefined ? null : inOfficeHours(world, daysAgo(world, days - withdrawnAfter))
    const phone = `+9190000900${11 + turn}`
    return { fullName, phone, roleId: roles[role], createdAt, acceptedAt: null, withdrawnAt }
  })
}

/** What the log has of invitations: who was invited, who joined, and what was withdrawn. */
export function invitationActions(world: World, invitations: ReturnType<typeof invitationsOf>): Action[] {
  const accountOf = new Map(staffOf(world).map(({ phone, id }) => [phone, id]))
  return invitations.flatMap(({ id: invitation, phone, roleId, invitedBy, createdAt, acceptedAt, withdrawnAt }) => {
    const [admin, accountId] = [{ actorId: invitedBy, subjectId: null }, accountOf.get(phone) ?? null]
    const made: Action = {
      ...admin,
      action: 'staff-invited',
      detail: { invitation, role: roleOfId(roleId) },
      at: createdAt,
    }
    const joined = { actorId: accountId, subjectId: accountId, action: 'staff-joined' } as const
    const withdrawn = { ...admin, action: 'staff-invitation-withdrawn' } as const
    return [
      made,
      ...(acceptedAt ? [{ ...joined, detail: { invitation }, at: acceptedAt }] : []),
      ...(withdrawnAt ? [{ ...withdrawn, detail: { invitation }, at: withdrawnAt }] : []),
    ]
  })
}
