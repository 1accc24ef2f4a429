import type { Queryable } from '@pramaan/database/client'
import { candidates, skillHistory } from '@pramaan/database/schema'
import { desc, eq } from 'drizzle-orm'

type Skills = { generalSkills: string[]; professionalSkills: string[] }

/** A candidate's skills. */
export async function readSkillsOf(db: Queryable, candidateId: number) {
  const [row] = await db
    .select({
      general: candidates.generalSkills,
      professional: candidates.professionalSkills,
    })
    .from(candidates)
    .where(eq(candidates.accountId, candidateId))
  return row
}

/** A candidate's earlier skills, newest first. */
export function findHistory(db: Queryable, candidateId: number, most: number) {
  return db
    .select()
    .from(skillHistory)
    .where(eq(skillHistory.candidateId, candidateId))
    .orderBy(desc(skillHistory.id))
    .limit(most)
}

/** Stores a candidate's current skills in the history, if they differ from the last entry. */
export async function storeSkills(db: Queryable, candidateId: number, at: Date) {
  const [current] = await db
    .select({ generalSkills: candidates.generalSkills, professionalSkills: candidates.professionalSkills })
    .from(candidates)
    .where(eq(candidates.accountId, candidateId))
  const [last] = await findHistory(db, candidateId, 1)
  if (current && !isSame(current, last ?? { generalSkills: [], professionalSkills: [] }))
    await db.insert(skillHistory).values({ candidateId, ...current, changedAt: at })
}

function isSame(one: Skills, other: Skills) {
  const text = ({ generalSkills, professionalSkills }: Skills) => JSON.stringify([generalSkills, professionalSkills])
  return text(one) === text(other)
}
