import type { Role } from '@pramaan/domain/role'
import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { jobs, placementDrives } from '../../db/schema/index.ts'

/** Who reads jobs or drives, and on which day in India. */
export type Viewer = { id: number; role: Role; today: string }

const notDeleted = and(isNull(jobs.deletedAt), or(isNull(jobs.driveId), isNull(placementDrives.deletedAt)))

/** The jobs that somebody may open: an employer their own, everybody else all; none that is deleted, or whose drive is. */
export function openableBy({ id, role }: Pick<Viewer, 'id' | 'role'>): SQL | undefined {
  return and(notDeleted, role === 'Employer' ? eq(jobs.employerId, id) : undefined)
}

/** The jobs that somebody's lists hold: for a candidate none that is closed, or of a drive that is over. */
export function listedFor(viewer: Viewer): SQL | undefined {
  const running = or(isNull(jobs.driveId), gte(placementDrives.toDate, viewer.today))
  return and(openableBy(viewer), viewer.role === 'Candidate' ? and(isNull(jobs.closedAt), running) : undefined)
}

/** What share of a job's skills are among these, 0 to 1: the order of 'Top jobs matching your profile'. */
export function matchedShare(keys: readonly string[]) {
  return sql<number>`coalesce((select count(*) from unnest(${jobs.skillKeys}) as asked
    where asked = any(${sql.param(keys)}::text[]))::float8 / nullif(cardinality(${jobs.skillKeys}), 0), 0)`
}

/** The jobs that ask for any of these skills, by the index; none where there are none. */
export function asksForAny(keys: readonly string[]) {
  return sql`${jobs.skillKeys} && ${sql.param(keys)}::text[]`
}
