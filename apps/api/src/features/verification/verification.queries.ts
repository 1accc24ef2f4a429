import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { accounts, candidates, hrComments, vspApplications } from '../../db/schema/index.ts'

/** A candidate's account, locked, so that two reviews of one candidate follow each other. */
export async function lockCandidate(db: Queryable, candidateId: number) {
  const [row] = await db
    .select({ step: accounts.registrationStep, status: accounts.status })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(accounts.id, candidateId))
    .for('no key update', { of: accounts })
  return row
}

/** Stores hr's comments; those that are there are replaced, and keep when they were first made. */
export async function storeComments(db: Queryable, comments: typeof hrComments.$inferInsert) {
  const { candidateId: _candidate, createdAt: _created, ...rest } = comments
  await db.insert(hrComments).values(comments).onConflictDoUpdate({ target: hrComments.candidateId, set: rest })
}

/** Marks a candidate verified, also one who never applied; who is verified keeps since when. */
export async function markVerified(db: Queryable, candidateId: number, now: Date) {
  await db
    .insert(vspApplications)
    .values({ candidateId, verified: true, createdAt: now, verifiedAt: now })
    .onConflictDoUpdate({
      target: vspApplications.candidateId,
      set: { verified: true, verifiedAt: now },
      setWhere: eq(vspApplications.verified, false),
    })
}

/** When somebody applied: from, and before, an instant. */
export type Span = { from?: Date | undefined; before?: Date | undefined }

function within({ from, before }: Span) {
  return and(from && gte(vspApplications.createdAt, from), before && lt(vspApplications.createdAt, before))
}

/** A page of who applied for verification, newest first. */
export function listApplicants(db: Queryable, span: Span, limit: number, offset: number) {
  return db
    .select({ application: vspApplications, fullName: accounts.fullName, phone: accounts.phone })
    .from(vspApplications)
    .innerJoin(accounts, eq(accounts.id, vspApplications.candidateId))
    .where(within(span))
    .orderBy(desc(vspApplications.createdAt), desc(vspApplications.id))
    .limit(limit)
    .offset(offset)
}

/** How many applied for verification. */
export async function countApplicants(db: Queryable, span: Span) {
  const [row] = await db.select({ total: count() }).from(vspApplications).where(within(span))
  return row?.total ?? 0
}
