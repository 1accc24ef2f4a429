import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  candidates,
  courseApplications,
  driveApplications,
  jobApplications,
  shortlistMoves,
  shortlists,
} from '@pramaan/database/schema'
import { verificationStrength } from '@pramaan/domain/candidate'
import type { DateRange } from '@pramaan/domain/date-range'
import { endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { roles } from '@pramaan/domain/role'
import { type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import type { FunnelGroup } from '@pramaan/domain/statistics'
import { sql } from 'drizzle-orm'

type Row = { complete: boolean; applied: boolean; best: number; people: number }

/**
 * Candidates who signed up in a period, grouped by the furthest step reached; a later rejection does not change it.
 * `exists`, because with `in` the planner reads a long list of all applicants again for each person.
 */
export async function groupsOfSignedUp(db: Queryable, span: DateRange): Promise<FunnelGroup[]> {
  const statement = sql`
    with people as (
      select ${accounts.id} as id, coalesce(${candidates.profileProgress}, 0) >= ${verificationStrength} as complete,
        (exists (select from ${jobApplications} where ${jobApplications.candidateId} = ${accounts.id})
          or exists (select from ${driveApplications} where ${driveApplications.candidateId} = ${accounts.id})
          or exists (select from ${courseApplications} where ${courseApplications.candidateId} = ${accounts.id})) as applied
      from ${accounts} left join ${candidates} on ${candidates.accountId} = ${accounts.id}
      where ${accounts.roleId} = ${roles.Candidate} and ${accounts.erasedAt} is null
        and ${accounts.createdAt} >= ${startOfDay(span.from).toISOString()}
        and ${accounts.createdAt} < ${endOfDay(span.to).toISOString()}
    ), best as (
      select candidate_id, max(status) as status from (
        select ${shortlists.candidateId} as candidate_id, ${shortlists.status} as status from ${shortlists}
        union all
        select ${shortlistMoves.candidateId}, ${shortlistMoves.toStatus} from ${shortlistMoves}
      ) as standings group by candidate_id
    )
    select complete, applied, coalesce(best.status, 0) as best, count(*) as people
    from people left join best on best.candidate_id = people.id
    group by 1, 2, 3`
  const rows = await db.transaction(async (step) => {
    // The planner overestimates a year's funnel so much that JIT compilation takes longer than the query itself.
    await step.execute(sql`select set_config('jit', 'off', true)`)
    return (await step.execute<Row>(statement)).rows
  })
  return rows.map(({ best, ...group }) => ({
    ...group,
    best: best === 0 ? shortlist.none : (best as ShortlistStatus),
  }))
}
