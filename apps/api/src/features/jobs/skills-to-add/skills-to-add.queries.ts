import type { Queryable } from '@pramaan/database/client'
import { listedFor, type Viewer } from '@pramaan/database/conditions/listed-jobs'
import { jobs, placementDrives, openingConcepts as requirement } from '@pramaan/database/schema'
import { weightOf } from '@pramaan/domain/fit'
import { leastOfHaving } from '@pramaan/domain/opening-fit'
import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm'
import { fitRows, isOffered } from '../../../services/opening-fit/fitting.queries.ts'
import type { FitSeeker } from '../../../services/opening-fit/seeker.ts'

/**
 * The skills that most of a candidate's fitting jobs ask for and the candidate lacks, with one spelling and the number
 * of these jobs. A skill is lacking if the job cards call it missing. Jobs that only share the candidate's domain don't
 * count: a tester does not need Java.
 */
export function findMissingSkills(db: Queryable, viewer: Viewer, seeker: FitSeeker, most: number) {
  const knownConcepts = seeker.concepts
    .filter(({ grade }) => weightOf(grade) >= leastOfHaving)
    .map(({ conceptId }) => conceptId)
  return db
    .select({ Skill: sql<string>`min(${requirement.text})`, Jobs: count() })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .innerJoin(sql`(${fitRows('job', seeker)}) as fit`, and(sql`fit.opening_id = ${jobs.id}`, isOffered(seeker)))
    .innerJoin(
      requirement,
      and(eq(requirement.kind, 'job'), eq(requirement.openingId, jobs.id), eq(requirement.part, 'skill')),
    )
    .where(and(listedFor(viewer), notInArray(requirement.conceptId, knownConcepts)))
    .groupBy(requirement.conceptId)
    .orderBy(desc(count()), sql`1`)
    .limit(most)
}
