import type { Queryable } from '@pramaan/database/client'
import { educations, experiences } from '@pramaan/database/schema'
import { and, asc, eq } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'

type Education = Omit<typeof educations.$inferInsert, 'id' | 'candidateId'>
type Experience = Omit<typeof experiences.$inferInsert, 'id' | 'candidateId'>

/** A candidate's education entries. */
export function readEducations(db: Queryable, candidateId: number) {
  return db.select().from(educations).where(eq(educations.candidateId, candidateId)).orderBy(asc(educations.id))
}

/** A candidate's experience entries. */
export function readExperiences(db: Queryable, candidateId: number) {
  return db.select().from(experiences).where(eq(experiences.candidateId, candidateId)).orderBy(asc(experiences.id))
}

/** Replaces all entries of a candidate by at most one of each kind. */
export async function replaceEntries(db: Queryable, candidateId: number, schooling: Education, position?: Experience) {
  await db.delete(educations).where(eq(educations.candidateId, candidateId))
  await db.delete(experiences).where(eq(experiences.candidateId, candidateId))
  await insertEducation(db, candidateId, schooling)
  if (position) await insertExperience(db, candidateId, position)
}

/** Adds an education entry and returns its id. */
export async function insertEducation(db: Queryable, candidateId: number, entry: Education) {
  return only(
    await db
      .insert(educations)
      .values({ ...entry, candidateId })
      .returning({ id: educations.id }),
  ).id
}

/** Changes a candidate's own education entry; false if none of theirs has this id. */
export async function updateEducation(db: Queryable, candidateId: number, id: number, entry: Education) {
  const ownEntry = and(eq(educations.id, id), eq(educations.candidateId, candidateId))
  return (await db.update(educations).set(entry).where(ownEntry).returning({ id: educations.id })).length > 0
}

/** Deletes a candidate's own education entry; false if none of theirs has this id. */
export async function deleteEducation(db: Queryable, candidateId: number, id: number) {
  const ownEntry = and(eq(educations.id, id), eq(educations.candidateId, candidateId))
  return (await db.delete(educations).where(ownEntry).returning({ id: educations.id })).length > 0
}

/** Adds an experience entry and returns its id. */
export async function insertExperience(db: Queryable, candidateId: number, entry: Experience) {
  return only(
    await db
      .insert(experiences)
      .values({ ...entry, candidateId })
      .returning({ id: experiences.id }),
  ).id
}

/** Changes a candidate's own experience entry; false if none of theirs has this id. */
export async function updateExperience(db: Queryable, candidateId: number, id: number, entry: Experience) {
  const ownEntry = and(eq(experiences.id, id), eq(experiences.candidateId, candidateId))
  return (await db.update(experiences).set(entry).where(ownEntry).returning({ id: experiences.id })).length > 0
}

/** Deletes a candidate's own experience entry; false if none of theirs has this id. */
export async function deleteExperience(db: Queryable, candidateId: number, id: number) {
  const ownEntry = and(eq(experiences.id, id), eq(experiences.candidateId, candidateId))
  return (await db.delete(experiences).where(ownEntry).returning({ id: experiences.id })).length > 0
}
