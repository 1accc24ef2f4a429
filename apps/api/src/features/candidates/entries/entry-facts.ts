import type { Queryable } from '@pramaan/database/client'
import { followedFacts, studyFacts, workFacts } from '@pramaan/domain/candidate'
import type { Deps } from '../../../deps.ts'
import { finishWrite } from '../after-write.ts'
import { lockCandidate } from '../candidates.queries.ts'
import { readEducations, readExperiences } from './entries.queries.ts'

/**
 * Changes education entries. The profile's level, degree and college follow the latest entry, unless the person wrote
 * something else.
 */
export async function changeEducation<T>(deps: Deps, db: Queryable, candidateId: number, change: () => Promise<T>) {
  const stored = await lockCandidate(db, candidateId)
  const oldFacts = studyFacts(await readEducations(db, candidateId), deps.now())
  const result = await change()
  const facts = followedFacts(stored, oldFacts, studyFacts(await readEducations(db, candidateId), deps.now()))
  const moved = facts.college !== undefined && facts.college !== stored.college
  const candidate = moved ? { ...facts, collegeId: null } : facts
  await finishWrite(deps, db, candidateId, { account: {}, candidate })
  return result
}

/** Changes experience entries; the profile's current job and years of work follow them. */
export async function changeExperience<T>(deps: Deps, db: Queryable, candidateId: number, change: () => Promise<T>) {
  await lockCandidate(db, candidateId)
  const result = await change()
  const candidate = workFacts(await readExperiences(db, candidateId), deps.now())
  await finishWrite(deps, db, candidateId, { account: {}, candidate })
  return result
}
