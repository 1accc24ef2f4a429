import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  candidates,
  courseApplications,
  driveApplications,
  jobApplications,
  shortlistMoves,
} from '@pramaan/database/schema'
import { verificationStrength } from '@pramaan/domain/candidate'
import type { DateRange } from '@pramaan/domain/date-range'
import { endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { roles } from '@pramaan/domain/role'
import { type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import type { FunnelGroup } from '@pramaan/domain/statistics'
import { type SQL, sql } from 'drizzle-orm'

type Row = { complete: boolean; applied: boolean; best: number; people: number }

/**
 * Candidates who signed up in a period, grouped by the furthest step reached; a later rejection does not change it.
 * Every stage of a shortlist is also a move, so the moves know the furthest one: an index has it first for each person.
 * What comes before it is only looked up for people without one, since `furthestStep` asks in the same order.
 */
export function signedUpStatement(range: DateRange): SQL {
  return sql`
    with people as (
      select ${accounts.id} as id from ${accounts}
      where ${accounts.roleId} = ${roles.Candidate} and ${accounts.erasedAt} is null
        and ${accounts.createdAt} >= ${startOfDay(range.from).toISOString()}
        and ${accounts.createdAt} < ${endOfDay(range.to).toISOString()}
    ), furthest as (
      select distinct on (candidate_id) candidate_id, to_status as status from ${shortlistMoves}
      where to_status > 0 order by candidate_id desc, to_status desc
    ), reached as (
      select people.id, furthest.status, furthest.status is null and (
        exists (select from ${jobApplications} where ${jobApplications.candidateId} = people.id)
        or exists (select from ${driveApplications} where ${driveApplications.candidateId} = people.id)
        or exists (select from ${courseApplications} where ${courseApplications.candidateId} = people.id)) as applied
      from people left join furthest on furthest.candidate_id = people.id offset 0
    )
    select status is null and not applied and exists (select from ${candidates}
        where ${candidates.accountId} = reached.id and ${candidates.profileProgress} >= ${verificationStrength}) as complete,
      applied, coalesce(status, 0) as best, count(*) as people
    from reached group by 1, 2, 3`
}

/** With more memory the planner would read and hash all applications, which takes half as long again. */
export const littleMemory = sql`select set_config('work_mem', '4MB', true)`

/** The groups of people who signed up in a period. */
export async function groupsOfSignedUp(db: Queryable, range: DateRange): Promise<FunnelGroup[]> {
  const rows = await db.transaction(async (step) => {
    await step.execute(littleMemory)
    return (await step.execute<Row>(signedUpStatement(range))).rows
  })
  return rows.map(({ best, ...group }) => ({
    ...group,
    best: best === 0 ? shortlist.none : (best as ShortlistStatus),
  }))
}
