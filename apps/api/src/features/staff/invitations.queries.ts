import type { Queryable } from '@pramaan/database/client'
import { accounts, staffInvitations } from '@pramaan/database/schema'
import { and, desc, eq, isNull, or } from 'drizzle-orm'

/** An invitation with the sender's name. */
export type InvitationRow = { invitation: typeof staffInvitations.$inferSelect; invitedBy: string }

function withInviter(db: Queryable) {
  return db
    .select({ invitation: staffInvitations, invitedBy: accounts.fullName })
    .from(staffInvitations)
    .innerJoin(accounts, eq(accounts.id, staffInvitations.invitedBy))
}

/** Whether a phone or an e-mail has an account. */
export async function hasAccount(db: Queryable, phone: string, email: string | null) {
  const sameContact = or(eq(accounts.phone, phone), email ? eq(accounts.email, email) : undefined)
  return (await db.$count(accounts, sameContact)) > 0
}

/** Withdraws a phone's open invitations, because a new one replaces them. */
export async function withdrawOpen(db: Queryable, phone: string, now: Date) {
  const { acceptedAt, withdrawnAt } = staffInvitations
  await db
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(and(eq(staffInvitations.phone, phone), isNull(acceptedAt), isNull(withdrawnAt)))
}

/** Writes an invitation. */
export async function insertInvitation(db: Queryable, invitation: typeof staffInvitations.$inferInsert) {
  await db.insert(staffInvitations).values(invitation)
}

/** The newest 200 invitations. */
export async function listInvitations(db: Queryable): Promise<InvitationRow[]> {
  return withInviter(db).orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id)).limit(200)
}

/** The invitation of a link, by the hash of its token. */
export async function findInvitation(db: Queryable, tokenHash: string): Promise<InvitationRow | undefined> {
  const rows = await withInviter(db).where(eq(staffInvitations.tokenHash, tokenHash))
  return rows[0]
}

/** An invitation, found by its id or by its token's hash, locked until the transaction ends. */
export async function lockInvitation(db: Queryable, which: { id: string } | { tokenHash: string }) {
  const found = 'id' in which ? eq(staffInvitations.id, which.id) : eq(staffInvitations.tokenHash, which.tokenHash)
  const rows = await db.select().from(staffInvitations).where(found).for('update')
  return rows[0]
}

/** Marks an invitation as accepted or withdrawn. */
export async function closeInvitation(db: Queryable, id: string, end: { acceptedAt: Date } | { withdrawnAt: Date }) {
  await db.update(staffInvitations).set(end).where(eq(staffInvitations.id, id))
}
