import { verificationStrength } from '@pramaan/domain/candidate'
import { endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { roles } from '@pramaan/domain/role'
import { type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import type { Span } from '@pramaan/domain/span'
import type { FunnelGroup } from '@pramaan/domain/statistics'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import {
  accounts,
  candidates,
  courseApplications,
  driveApplications,
  jobApplications,
  shortlistMoves,
  shortlists,
} from '../../db/schema/index.ts'

type Row = { complete: boolean; applied: boolean; best: number; people: number }

/** Candidates who signed up in a span, in groups of who came equally far since. Whoever was once further stays so, also rejected. */
export async function groupsOfSignedUp(db: Queryable, span: Span): Promise<FunnelGroup[]> {
  const { rows } = await db.execute<Row>(sql`
    with people as (
      select ${accounts.id} as id from ${accounts}
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
    select coalesce(${candidates.profileProgress}, 0) >= ${verificationStrength} as complete,
      (people.id in (select ${jobApplications.candidateId} from ${jobApplications})
        or people.id in (select ${driveApplications.candidateId} from ${driveApplications})
        or people.id in (select ${courseApplications.candidateId} from ${courseApplications})) as applied,
      coalesce(best.status, 0) as best, count(*) as people
    from people
    left join ${candidates} on ${candidates.accountId} = people.id
    left join best on best.candidate_id = people.id
    group by 1, 2, 3`)
  return rows.map(({ best, ...group }) => ({
    ...group,
    best: best === 0 ? shortlist.none : (best as ShortlistStatus),
  }))
}
