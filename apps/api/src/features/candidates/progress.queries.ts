import type { Queryable } from '@pramaan/database/client'
import { accounts, candidates } from '@pramaan/database/schema'
import { type ProfileFacts, profileStrength } from '@pramaan/domain/candidate'
import { contactEmailOf } from '@pramaan/domain/email'
import { eq } from 'drizzle-orm'

/** The facts behind the profile's figures, as the rows have them now; undefined without a candidate. */
export async function readFacts(db: Queryable, candidateId: number): Promise<ProfileFacts | undefined> {
  const [row] = await db
    .select({ account: accounts, candidate: candidates })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(candidates.accountId, candidateId))
  return row && factsOf(row)
}

/** The facts behind the profile's figures, from a candidate's rows. */
export function factsOf({
  account,
  candidate,
}: {
  account: typeof accounts.$inferSelect
  candidate: typeof candidates.$inferSelect
}): ProfileFacts {
  return {
    fullName: account.fullName,
    phone: account.phone,
    email: contactEmailOf(account),
    degree: candidate.degree,
    domain: candidate.domainId,
    cv: candidate.cv,
    image: candidate.image,
    description: candidate.description,
    dob: candidate.dob,
    generalSkills: candidate.generalSkills,
    professionalSkills: candidate.professionalSkills,
  }
}

/** Recalculates the profile strength and stores it, in the transaction that wrote the profile (D14). */
export async function storeProgress(db: Queryable, candidateId: number) {
  const facts = await readFacts(db, candidateId)
  if (!facts) return
  const profileProgress = profileStrength(facts)
  await db.update(candidates).set({ profileProgress }).where(eq(candidates.accountId, candidateId))
}
