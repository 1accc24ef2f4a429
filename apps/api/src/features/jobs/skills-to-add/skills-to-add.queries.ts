import type { Queryable } from '@pramaan/database/client'
import { openingConcepts as asks, jobs, placementDrives } from '@pramaan/database/schema'
import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm'
import { fitRows } from '../../opening-fit/fitting.queries.ts'
import type { FitSeeker } from '../../opening-fit/seeker.ts'
import { listedFor, type Viewer } from '../listing.queries.ts'

/** The skills that the most of a candidate's fitting jobs ask for and that they lack, in one of their spellings. */
export async function findMissingSkills(db: Queryable, viewer: Viewer, seeker: FitSeeker, most: number) {
  const held = seeker.concepts.map(({ conceptId }) => conceptId)
  const rows = await db
    .select({ skill: sql<string>`min(${asks.text})` })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .innerJoin(sql`(${fitRows('job', seeker)}) as fit`, sql`fit.opening_id = ${jobs.id} and fit.fits`)
    .innerJoin(asks, and(eq(asks.kind, 'job'), eq(asks.openingId, jobs.id), eq(asks.part, 'skill')))
    .where(and(listedFor(viewer), notInArray(asks.conceptId, held)))
    .groupBy(asks.conceptId)
    .orderBy(desc(count()), sql`1`)
    .limit(most)
  return rows.map(({ skill }) => skill)
}
