import { jobs } from '@pramaan/contract/jobs/job'
import type { Queryable } from '@pramaan/database/client'
import { candidateLists } from '@pramaan/domain/dashboard'
import { dayOf } from '@pramaan/domain/india-day'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { orderedFor, seekerOf } from '../../opening-fit/seeker.ts'
import { countListed } from '../jobs.queries.ts'
import { findMissingSkills } from './skills-to-add.queries.ts'

/** The skills that would open most jobs to a candidate, each with the number of jobs that the list has for it. */
export async function skillsToAdd(deps: Deps, db: Queryable, actor: Actor) {
  const seeker = orderedFor(await seekerOf(deps, db, actor))
  if (!seeker) return []
  const viewer = { ...actor, today: dayOf(deps.now()) }
  const answer: { Skill: string; Jobs: number }[] = []
  for (const Skill of await findMissingSkills(db, viewer, seeker, candidateLists.skillsToAdd)) {
    answer.push({ Skill, Jobs: await countListed(db, viewer, jobs.list.query.parse({ tags: [Skill] })) })
  }
  return answer
}
