import type { Queryable } from '@pramaan/database/client'
import { candidateLists } from '@pramaan/domain/dashboard'
import { dayOf } from '@pramaan/domain/india-day'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { orderedFor, seekerOf } from '../../../services/opening-fit/seeker.ts'
import { findMissingSkills } from './skills-to-add.queries.ts'

/** The skills that would open most jobs to a candidate, each with the number of jobs for their work that ask for it. */
export async function skillsToAdd(deps: Deps, db: Queryable, actor: Actor) {
  const seeker = orderedFor(await seekerOf(deps, db, actor))
  if (!seeker) return []
  const viewer = { ...actor, today: dayOf(deps.now()) }
  return findMissingSkills(db, viewer, seeker, candidateLists.skillsToAdd)
}
