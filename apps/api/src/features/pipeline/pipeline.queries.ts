import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  candidateSearch,
  conversationMessages,
  conversations,
  jobs,
  shortlistMoves,
  shortlists,
} from '@pramaan/database/schema'
import { dayOf, type IndiaDay } from '@pramaan/domain/india-day'
import {
  type DecisionPeriod,
  lastDecisionDay,
  type PipelineOrder,
  type PipelinePeriod,
  periodRange,
  weekStart,
} from '@pramaan/domain/pipeline'
import { pipelineColumns, type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import { and, asc, count, desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { foldWords } from '../../services/search/words/fold.ts'

/** Whose pipeline, and what of it; the period ends at `now`. */
export type PipelineFilter = {
  employerId: number
  now: Date
  period?: PipelinePeriod | undefined
  term: string
  jobID?: number | undefined
  due?: DecisionPeriod | undefined
  sort?: PipelineOrder | undefined
}

/** A position in a stage: the candidate, the time of their move and the day of decision. */
export type StagePosition = { movedAt: Date; candidateId: number; decideBy: IndiaDay | null }

function matching({ employerId, now, period, term, jobID, due }: PipelineFilter): SQL | undefined {
  const range = period && periodRange(period, now)
  // Words match from the beginning of a word of the name, as in the search.
  const names = foldWords(term).map((word) => sql`position(${` ${word}`} in ' ' || ${candidateSearch.nameKey}) > 0`)
  return and(
    eq(shortlists.employerId, employerId),
    range && gte(shortlists.updatedAt, range.from),
    range && lt(shortlists.updatedAt, range.until),
    jobID === undefined ? undefined : eq(shortlists.jobId, jobID),
    due && lte(shortlists.decideBy, lastDecisionDay(due, dayOf(now))),
    ...names,
  )
}

const inStage = (status: ShortlistStatus) => sql`${shortlists.status} = ${status}`

/** The latest reason for a candidate's current stage. */
const reason = sql<string | null>`(select reason from ${shortlistMoves}
  where employer_id = ${shortlists.employerId} and candidate_id = ${shortlists.candidateId}
  and to_status = ${shortlists.status} and ${shortlists.status} = ${shortlist.rejected} order by id desc limit 1)`

/** When the candidate replied; null if the employer wrote last, or nobody wrote. */
const repliedAt = sql<Date | null>`(select last.sent_at from ${conversations} as said
  join ${conversationMessages} as last on last.id = said.last_message_id
  where said.employer_id = ${shortlists.employerId} and said.candidate_id = ${shortlists.candidateId}
  and last.by_candidate)`.mapWith(conversationMessages.sentAt)

type Page = { status?: ShortlistStatus; after?: StagePosition | undefined; limit: number; offset: number }

/** Candidates without a decision day come last. */
const dayOrLast = sql`coalesce(${shortlists.decideBy}, 'infinity'::date)`

function comesAfter({ movedAt, candidateId, decideBy }: StagePosition, sort: PipelineOrder | undefined) {
  const later = sql`(${shortlists.updatedAt}, ${shortlists.candidateId}) < (${movedAt.toISOString()}::timestamptz, ${candidateId}::bigint)`
  const day = sql`${decideBy ?? 'infinity'}::date`
  return sort === 'decide-by' ? sql`(${dayOrLast} > ${day} or (${dayOrLast} = ${day} and ${later}))` : later
}

/** A page of candidates, the latest moved first or the earliest to be decided; of one stage, or of all. */
export function findCards(db: Queryable, filter: PipelineFilter, { status, after, limit, offset }: Page) {
  const position = after && comesAfter(after, filter.sort)
  return db
    .select({
      id: shortlists.candidateId,
      status: shortlists.status,
      shortlistedAt: shortlists.createdAt,
      movedAt: shortlists.updatedAt,
      jobId: shortlists.jobId,
      jobTitle: jobs.title,
      decideBy: sql<IndiaDay | null>`${shortlists.decideBy}`,
      reason,
      repliedAt,
      card: candidateSearch.card,
    })
    .from(shortlists)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, shortlists.candidateId))
    .leftJoin(jobs, eq(jobs.id, shortlists.jobId))
    .where(and(matching(filter), status === undefined ? undefined : inStage(status), position))
    .orderBy(
      ...(filter.sort === 'decide-by' ? [asc(dayOrLast)] : []),
      desc(shortlists.updatedAt),
      desc(shortlists.candidateId),
    )
    .limit(limit)
    .offset(offset)
}

/** A row of the pipeline. */
export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** Who changed stage in the week of `now`; entering the list is no such move. */
function movedInWeek(now: Date) {
  return and(gte(shortlists.updatedAt, weekStart(now)), gt(shortlists.updatedAt, shortlists.createdAt))
}

/** The stages in the board's order with the count of each, and how many of these moved there this week. */
export async function countStages(db: Queryable, filter: PipelineFilter) {
  const rows = await db
    .select({
      status: shortlists.status,
      total: count(),
      moved: sql<number>`count(*) filter (where ${movedInWeek(filter.now)})`.mapWith(Number),
    })
    .from(shortlists)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, shortlists.candidateId))
    .where(matching(filter))
    .groupBy(shortlists.status)
  return pipelineColumns.map(({ status, title }) => {
    const row = rows.find((row) => row.status === status)
    return { status, title, count: row?.total ?? 0, moved: row?.moved ?? 0 }
  })
}

/** Every move of a candidate by an employer, newest first, with the mover's name. */
export function listMoves(db: Queryable, employerId: number, candidateId: number) {
  return db
    .select({ move: shortlistMoves, movedBy: accounts.fullName })
    .from(shortlistMoves)
    .innerJoin(accounts, eq(accounts.id, shortlistMoves.movedBy))
    .where(and(eq(shortlistMoves.employerId, employerId), eq(shortlistMoves.candidateId, candidateId)))
    .orderBy(desc(shortlistMoves.id))
}
